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

/** Texts for candidates first, then one-off assessments, records and letters. */
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
