/** The duties behind each question, for both roles and every jurisdiction, in the bank's order. */
import type { Duty } from '../../../domain/law/duties.ts'
import { candidateDuties } from './candidates.ts'
import { accountabilityDuties, biasDuties } from './fairness.ts'
import { governanceDuties } from './governance.ts'
import { oversightDuties } from './oversight.ts'
import { securityDuties } from './security.ts'

export const duties: readonly Duty[] = [
  ...governanceDuties,
  ...biasDuties,
  ...accountabilityDuties,
  ...candidateDuties,
  ...securityDuties,
  ...oversightDuties,
]
