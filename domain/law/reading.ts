/** Decides which duties apply to one respondent, and how far each binds. */
import type { UserType } from '../quickscore/questions.ts'
import type { Answers } from '../quickscore/scoring.ts'
import {
  type AgencyService,
  type Applicability,
  hasPlace,
  isAgency,
  isCheckOpen,
  listPlaces,
  type Place,
} from './applicability.ts'
import type { Settling } from './applicability-form.ts'
import type { Condition, Duty } from './duties.ts'
import type { Jurisdiction } from './references.ts'

/** The facts about one respondent for reading the law. */
export interface Respondent {
  userType: UserType
  answers: Answers
  applicability: Applicability
  /** ISO date of the day on which the law is read. */
  on: string
}

/** The addressee of a report. */
export const addresseeOf = ({ userType, applicability }: Omit<Respondent, 'answers' | 'on'>) =>
  isAgency(applicability) ? 'agency' : userType

/**
 * How far a duty binds, in order of display:
 * - `binds`: applies today, in a ticked place, and every condition is known to hold
 * - `asked`: applies today if a condition holds whose question is unanswered
 * - `open`: applies today if a condition holds that has no question
 * - `unconfirmed`: rests on one account, on our inference, or on nothing confirmed
 * - `ahead`: applies from a later date
 * - `contested`: formally applies; disputed whether it binds before a later date
 * - `fallen`: by the respondent's answers its condition does not hold
 * - `beside`: supports the step, or is good practice: no duty
 */
export const standings = [
  'binds',
  'asked',
  'unconfirmed',
  'open',
  'contested',
  'ahead',
  'beside',
  'fallen',
] as const
export type Standing = (typeof standings)[number]

export interface ReadDuty {
  duty: Duty
  standing: Standing
  /** Conditions not known to hold. */
  ifs: readonly Condition[]
}

/** Places where each jurisdiction's law applies; international standards apply everywhere. */
export const placesOf: Readonly<Record<Jurisdiction, readonly Place[]>> = {
  EU: ['eu'],
  UK: ['gb', 'ni'],
  GB: ['gb'],
  NI: ['ni'],
  International: ['eu', 'gb', 'ni'],
}

/** Whether a jurisdiction's law is shown for the respondent's places of hiring. */
export function isReadIn(jurisdiction: Jurisdiction, applicability: Applicability): boolean {
  const places = listPlaces(applicability)
  return placesOf[jurisdiction].some((place) => places.includes(place))
}

/** The duties behind one question that can bind this respondent, in the order of the table. */
export function readDuties(
  duties: readonly Duty[],
  question: string,
  respondent: Respondent,
): ReadDuty[] {
  return duties
    .filter((duty) => duty.question === question && addresses(duty, respondent))
    .filter(({ jurisdiction }) => isReadIn(jurisdiction, respondent.applicability))
    .flatMap((duty) => readDuty(duty, respondent) ?? [])
}

/** A buyer who builds, rebrands or substantially changes a tool also has the provider's duties. */
function addresses(
  { role, bindsProvider, bindsEmployers }: Duty,
  { userType, applicability }: Respondent,
) {
  if (bindsEmployers && applicability.hiresFor === 'clients') return false
  if (role === userType) return true
  return userType === 'buyer' && applicability.ownTool === 'yes' && bindsProvider === true
}

/** How a duty applies; null for one that is hidden from this respondent or has ended. */
function readDuty(duty: Duty, respondent: Respondent): ReadDuty | null {
  const { on } = respondent
  if (duty.until !== undefined && on >= duty.until) return null
  const states = conditionsOf(duty, respondent).map((condition) => ({
    condition,
    state: judge(condition, respondent),
  }))
  if (states.some(({ state }) => state === 'hidden')) return null
  const ifs = states.filter(({ state }) => state !== 'holds').map(({ condition }) => condition)
  const has = (state: Judgement) => states.some((it) => it.state === state)
  return { duty, standing: place(duty, on, has), ifs }
}

/** The duty's conditions, plus `hires-there` if no place is known: nobody is bound everywhere. */
function conditionsOf({ conditions, jurisdiction }: Duty, { applicability }: Respondent) {
  if (jurisdiction === 'International' || hasPlace(applicability)) return conditions
  return ['hires-there' as const, ...conditions]
}

const settling: Readonly<Partial<Record<Condition, Settling>>> = {
  'hires-there': 'places',
  'ranks-people': 'ranks',
  'solely-automated': 'rejects',
  'score-relied-on': 'rejects',
  'talks-with-people': 'uses',
  'own-tool': 'ownTool',
  'hires-for-clients': 'hiresFor',
  'finds-jobs': 'agencyServices',
  'supplies-staff': 'agencyServices',
  'public-body': 'publicBody',
  'serves-candidates': 'servesCandidates',
  'own-purposes': 'ownPurposes',
}

/** The first question that settles a conditional duty; null if only QuickScore answers can. */
export function settledBy({ ifs }: ReadDuty): Settling | null {
  for (const condition of ifs) {
    const question = settling[condition]
    if (question) return question
  }
  return null
}

function place(duty: Duty, on: string, has: (state: Judgement) => boolean): Standing {
  if (duty.strength !== 'prohibited' && duty.strength !== 'required') return 'beside'
  if (has('supports')) return 'beside'
  if (has('fails')) return 'fallen'
  if (on < duty.since) return isContested(duty, on) ? 'contested' : 'ahead'
  if (duty.status !== 'confirmed') return has('open') ? 'open' : 'unconfirmed'
  if (has('open')) return 'open'
  return has('unknown') ? 'asked' : 'binds'
}

const isContested = ({ contestedSince }: Duty, on: string) =>
  contestedSince !== undefined && contestedSince <= on

/**
 * - `unknown`: a question settles it, but is unanswered
 * - `open`: no question settles it
 * - `fails`: does not hold by the respondent's answers
 * - `hidden`: clearly not theirs, so the duty is not shown
 * - `supports`: reduces the duty to support for the step
 */
type Judgement = 'holds' | 'unknown' | 'open' | 'fails' | 'hidden' | 'supports'

function judge(condition: Condition, respondent: Respondent): Judgement {
  const { applicability, answers } = respondent
  switch (condition) {
    case 'ranks-people':
      return fromYesNo(applicability.ranks, 'supports')
    case 'solely-automated':
      return judgeAutomation(respondent)
    case 'safeguards-missing':
      return judgeSafeguards(answers)
    case 'score-relied-on':
      if (isRejecting(applicability)) return 'holds'
      return applicability.rejects === 'no' ? 'fails' : 'unknown'
    case 'public-body':
      return fromYesNo(applicability.publicBody, 'hidden')
    case 'serves-candidates':
      return fromYesNo(applicability.servesCandidates, 'hidden')
    case 'own-purposes':
      return fromYesNo(applicability.ownPurposes, 'hidden')
    case 'own-tool':
      return fromYesNo(applicability.ownTool, 'hidden')
    case 'talks-with-people':
      return judgeChat(applicability)
    case 'hires-there':
    // Whether a tool is high-risk is a fact of the respondent's that no answer gives for certain.
    case 'high-risk':
      return 'unknown'
    // Shown only to those who hire for clients, not to every employer.
    case 'hires-for-clients':
      return isAgency(applicability) ? 'holds' : 'hidden'
    case 'finds-jobs':
      return judgeServices(applicability, ['find-jobs', 'job-board'])
    case 'supplies-staff':
      return judgeServices(applicability, ['supply'])
    case 'prohibited-practice':
      return isCheckOpen(applicability) || !applicability.practices?.includes('none')
        ? 'open'
        : 'fails'
    default:
      return 'open'
  }
}

function fromYesNo(answer: Applicability['ranks'], no: 'supports' | 'hidden'): Judgement {
  if (answer === 'yes') return 'holds'
  return answer === 'no' ? no : 'unknown'
}

function judgeChat({ uses = [] }: Applicability): Judgement {
  if (uses.length === 0) return 'unknown'
  return uses.includes('chat') ? 'holds' : 'fails'
}

/** Whether, by the respondent's answer, candidates are rejected before a person has looked. */
export const isRejecting = ({ rejects }: Pick<Applicability, 'rejects'>): boolean =>
  rejects === 'always' || rejects === 'sometimes'

/**
 * Whether a decision is solely automated: by the answer on rejections, and without one by D1, where
 * only No or Yes settles it; a Yes does not outweigh "Not sure". If rejections are denied but D1 is
 * No, the stricter reading counts.
 */
function judgeAutomation({ applicability, answers }: Respondent): Judgement {
  const review = answers.D1
  if (isRejecting(applicability)) return 'holds'
  if (applicability.rejects === 'no') return review === 0 ? 'holds' : 'fails'
  if (review === 0) return 'holds'
  return review === 1 && applicability.rejects !== 'unsure' ? 'fails' : 'unknown'
}

/** Whether the stricter reading was taken against the answer on rejections. */
export function isReadStrictly({ applicability, answers }: Respondent): boolean {
  return applicability.rejects === 'no' && answers.D1 === 0
}

/**
 * The safeguards are information and a way to contest before a person: CT1 to CT3. A missing one
 * carries the duty in its own row, with human review as the alternative, so that one duty counts
 * once.
 */
function judgeSafeguards(answers: Answers): Judgement {
  const given = safeguards.map((id) => answers[id])
  if (given.some((answer) => answer === 0 || answer === 0.5)) return 'supports'
  return given.every((answer) => answer === 1) ? 'fails' : 'unknown'
}

/** The questions behind the four safeguards of UK GDPR, Article 22C. */
export const safeguards = ['CT1', 'CT2', 'CT3'] as const

/** Whether the agency provides one of the services that a duty binds. */
function judgeServices(
  { agencyServices }: Applicability,
  bound: readonly AgencyService[],
): Judgement {
  if (!agencyServices || agencyServices.length === 0) return 'unknown'
  return bound.some((service) => agencyServices.includes(service)) ? 'holds' : 'hidden'
}
