/** Which duties are read to one respondent, and how far each binds them. */
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

/** What is known of one respondent when the law is read to them. */
export interface Respondent {
  userType: UserType
  answers: Answers
  applicability: Applicability
  /** ISO date of the day on which the law is read. */
  on: string
}

/** Who a report speaks to. */
export const addresseeOf = ({ userType, applicability }: Omit<Respondent, 'answers' | 'on'>) =>
  isAgency(applicability) ? 'agency' : userType

/**
 * How far a duty binds, in the order in which it is told:
 * - `binds`: applies today, in a place that was ticked, and every condition is known to hold
 * - `asked`: applies today if a condition holds that the respondent is asked about and left open
 * - `open`: applies today if a condition holds that nothing asks about
 * - `unconfirmed`: rests on one account, on our inference, or on nothing that was confirmed
 * - `ahead`: applies from a later date
 * - `contested`: formally applies; disputed whether it does before a later date
 * - `fallen`: on the respondent's answers its condition does not hold
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
  /** The conditions that are not known to hold. */
  ifs: readonly Condition[]
}

/** Where the law of each holds: international standards everywhere. */
export const placesOf: Readonly<Record<Jurisdiction, readonly Place[]>> = {
  EU: ['eu'],
  UK: ['gb', 'ni'],
  GB: ['gb'],
  NI: ['ni'],
  International: ['eu', 'gb', 'ni'],
}

/** Whether the report reads that jurisdiction's law to a firm that hires where it says. */
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

/** Who builds a tool, rebrands it or changes it substantially answers as its provider, too. */
function addresses(
  { role, bindsProvider, bindsEmployers }: Duty,
  { userType, applicability }: Respondent,
) {
  if (bindsEmployers && applicability.hiresFor === 'clients') return false
  if (role === userType) return true
  return userType === 'buyer' && applicability.ownTool === 'yes' && bindsProvider === true
}

/** Null for a duty that the respondent's answers rule out altogether. */
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

/** Those of the table, and the place where none is known: nobody is bound everywhere. */
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

/** The question to ask first about a duty that depends; null where only answers to QuickScore settle it. */
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
 * - `unknown`: asked about, or settled by an answer, and left open
 * - `open`: nothing asks about it
 * - `fails`: not on the respondent's answers
 * - `hidden`: so plainly not theirs that the duty is not shown
 * - `supports`: the duty falls to what supports the step
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
      return 'unknown'
    // Shown to those who said that they hire for clients, and not to every employer.
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

/** Whether somebody is turned down before a person has looked, as the respondent says. */
export const isRejecting = ({ rejects }: Pick<Applicability, 'rejects'>): boolean =>
  rejects === 'always' || rejects === 'sometimes'

/**
 * Whether a decision is solely automated: as the respondent says, and without their word by the
 * answer to D1, of which only a plain No or Yes settles it; a Yes does not outweigh "Not sure".
 * Where they say no and D1 is No, the stricter reading counts.
 */
function judgeAutomation({ applicability, answers }: Respondent): Judgement {
  const review = answers.D1
  if (isRejecting(applicability)) return 'holds'
  if (applicability.rejects === 'no') return review === 0 ? 'holds' : 'fails'
  if (review === 0) return 'holds'
  return review === 1 && applicability.rejects !== 'unsure' ? 'fails' : 'unknown'
}

/** Whether the stricter reading was taken against what the respondent said. */
export function isReadStrictly({ applicability, answers }: Respondent): boolean {
  return applicability.rejects === 'no' && answers.D1 === 0
}

/**
 * The safeguards are to be told, and to be able to contest before a person: CT1 to CT3. Where one
 * is missing, its own row carries the duty, and a person who really decides is the other way to
 * meet it: one duty counts once.
 */
function judgeSafeguards(answers: Answers): Judgement {
  const given = safeguards.map((id) => answers[id])
  if (given.some((answer) => answer === 0 || answer === 0.5)) return 'supports'
  return given.every((answer) => answer === 1) ? 'fails' : 'unknown'
}

/** The questions behind the four safeguards of UK GDPR, Article 22C. */
export const safeguards = ['CT1', 'CT2', 'CT3'] as const

/** Which of their services a duty of agencies is about; a client's own recruiting is neither. */
function judgeServices(
  { agencyServices }: Applicability,
  bound: readonly AgencyService[],
): Judgement {
  if (!agencyServices || agencyServices.length === 0) return 'unknown'
  return bound.some((service) => agencyServices.includes(service)) ? 'holds' : 'hidden'
}
