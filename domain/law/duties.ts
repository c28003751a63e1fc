import type { UserType } from '../quickscore/questions.ts'
import type { Jurisdiction } from './references.ts'
import type { Standing } from './sourced.ts'

/**
 * - `prohibited`: forbidden where the conditions hold
 * - `required`: asked for in terms, where the conditions hold
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

/** Conditions that the respondent is asked about, or that the answers settle. */
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

/** Conditions that nothing asks about: a duty under one is shown with its "if" and moves nothing. */
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

/** The closed vocabulary of what a duty may hang on. */
export const conditions = [...askedConditions, ...openConditions] as const
export type Condition = (typeof conditions)[number]

/** What one question rests on for one role in one jurisdiction. */
export interface Duty {
  /** "A2-buyer-gdpr-35-required": stable, and part of no address. */
  id: string
  question: string
  role: UserType
  /** It does not bind those who hire for clients alone. */
  bindsEmployers?: boolean
  /** It binds the system's provider, an employer who builds its own included. */
  bindsProvider?: boolean
  jurisdiction: Jurisdiction
  /** Ids of the legal references, which hold instrument, pinpoint and link. */
  references: readonly string[]
  strength: Strength
  /** All must hold; none: it binds as it stands. */
  conditions: readonly Condition[]
  /** ISO date from which it binds; a year alone where the law came into force in steps. */
  since: string
  /** ISO date of the first day on which it binds no more. */
  until?: string
  /** ISO date since which it formally applies, while it is contested that it binds before `since`. */
  contestedSince?: string
  status: Standing
  /** ISO date of the research that `status` speaks of. */
  statusOn: string
  /** One plain sentence on its limits, where the references do not say it. */
  note?: string
}
