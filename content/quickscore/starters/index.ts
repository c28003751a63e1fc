import type { Starter } from '../../../domain/quickscore/starters.ts'
import { impactAssessment } from './impact-assessment.ts'
import { noticeEu, noticeUk } from './notices.ts'
import {
  adjustmentsLog,
  literacyRecord,
  reviewLog,
  supplierLetter,
  toolRegister,
} from './records.ts'

/** Notices first, then what is worked out once, then what is kept, then what is sent. */
export const starters: readonly Starter[] = [
  noticeEu,
  noticeUk,
  impactAssessment,
  toolRegister,
  reviewLog,
  adjustmentsLog,
  literacyRecord,
  supplierLetter,
]
