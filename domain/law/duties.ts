import type { UserType } from '../quickscore/questions.ts'
import type { Jurisdiction } from './references.ts'
import type { Standing } from './sourced.ts'

/**
 * - `prohibited`: forbidden where the conditions hold
 * - `required`: explicitly required where the conditions hold
 * - `supports`: law in force that does not ask for this step in terms
 * - `supports-outcome`: the law forbids the outcome that the step would reveal; the step itself is
 *   good practice
 * - `good-practice`: no law; a regulator, a standard or a guide recommends it
 */
export const strengths = [
  'prohibited',
  'required',
  'supports',
  'supports-outcome',
  'good-practice',
] as const
export type Strength = (typeof strengths)[number]

/** Conditions that a question or other answers can settle. */
const askedConditions = [
  'ranks-people',
  'solely-automated',
  'safeguards-missing',
  'public-body',
  'serves-candidates',
  'own-purposes',
  'score-relied-on',
  'hires-there',
  'hires-for-clients',
  'finds-jobs',
  'supplies-staff',
  'talks-with-people',
  'own-tool',
] as const

/** Conditions without a question: such a duty is shown with its "if" and moves nothing. */
const openConditions = [
  'high-risk',
  'prohibited-practice',
  'special-category-data',
  'policy-document',
  'residual-high-risk',
  'personal-data-breach',
  'data-from-elsewhere',
  'criminal-records',
  'generates-content',
  'emotion-or-biometrics',
  'outside-eu',
  'existing-staff',
  'input-under-control',
  'logs-under-control',
  'substantial-modification',
  'eleven-employees',
  'registered-employer',
  'automated-on-special-data',
  'recognised-interest',
] as const

/** All conditions of duties. */
export const conditions = [...askedConditions, ...openConditions] as const
export type Condition = (typeof conditions)[number]

/** The legal basis of one question for one role in one jurisdiction. */
export interface Duty {
  /** "A2-buyer-gdpr-35-required": stable, not used in addresses. */
  id: string
  question: string
  role: UserType
  /** Does not bind those who hire only for clients. */
  bindsEmployers?: boolean
  /** Binds the system's provider, including an employer who builds its own. */
  bindsProvider?: boolean
  jurisdiction: Jurisdiction
  /** Ids of the legal references, which hold instrument, pinpoint and link. */
  references: readonly string[]
  strength: Strength
  /** All must hold; with none, the duty is unconditional. */
  conditions: readonly Condition[]
  /** ISO date from which it binds; only a year if the law came into force in steps. */
  since: string
  /** ISO date of the first day on which it no longer binds. */
  until?: string
  /** ISO date of formal application, if it is disputed whether it binds before `since`. */
  contestedSince?: string
  status: Standing
  /** ISO date of the research behind `status`. */
  statusOn: string
  /** One plain sentence on limits that the references do not state. */
  note?: string
}
