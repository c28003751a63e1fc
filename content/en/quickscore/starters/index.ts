import type { Starter } from '../../../../domain/quickscore/starters.ts'
import { impactAssessment } from './impact-assessment.ts'
import { contestAnswer, decisionMessage } from './messages.ts'
import { noticeEu, noticeUk } from './notices.ts'
import {
  adjustmentsLog,
  incidentSheet,
  literacyRecord,
  reviewLog,
  toolRegister,
} from './records.ts'
import { supplierLetter, trainingClause } from './suppliers.ts'

/** What candidates read first, then what is worked out once, then what is kept, then what is sent. */
export const starters: readonly Starter[] = [
  noticeEu,
  noticeUk,
  decisionMessage,
  contestAnswer,
  impactAssessment,
  toolRegister,
  reviewLog,
  adjustmentsLog,
  literacyRecord,
  incidentSheet,
  supplierLetter,
  trainingClause,
]
