/** Which duties are read to one respondent, and how far each binds them. */
import type { UserType } from '../quickscore/questions.ts'
import type { Answers } from '../quickscore/tally.ts'
import {
  type Applicability,
  isCheckOpen,
  listPlaces,
  type Place,
  practices,
} from './applicability.ts'
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

/**
 * - `binds`: applies today, and every condition is known to hold
 * - `asked`: applies today if a condition holds that the respondent is asked about and left open
 * - `open`: applies today if a condition holds that nothing asks about
 * - `unconfirmed`: research has not confirmed it
 * - `ahead`: applies from a later date
 * - `contested`: formally applies; disputed whether it does before a later date
 * - `fallen`: on the respondent's answers its condition does not hold
 * - `beside`: supports the step, or is good practice: no duty
 */
export type Standing =
  | 'binds'
  | 'asked'
  | 'open'
  | 'unconfirmed'
  | 'ahead'
  | 'contested'
  | 'fallen'
  | 'beside'

export interface ReadDuty {
  duty: Duty
  standing: Standing
  /** The conditions that are not known to hold. */
  ifs: readonly Condition[]
}

const placesOf: Readonly<Record<Jurisdiction, readonly Place[]>> = {
  EU: ['eu'],
  UK: ['gb', 'ni'],
  GB: ['gb'],
  NI: ['ni'],
  International: ['eu', 'gb', 'ni'],
}

/** Whether law of that jurisdiction is read to whoever hires where they say. */
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
function addresses({ role, bindsProvider }: Duty, { userType, applicability }: Respondent) {
  if (role === userType) return true
  return userType === 'buyer' && applicability.ownTool === 'yes' && bindsProvider === true
}

/** Null for a duty that the respondent's answers rule out altogether. */
function readDuty(duty: Duty, respondent: Respondent): ReadDuty | null {
  const { on } = respondent
  if (duty.until !== undefined && on >= duty.until) return null
  const states = duty.conditions.map((condition) => ({
    condition,
    state: judge(condition, respondent),
  }))
  if (states.some(({ state }) => state === 'hidden')) return null
  const ifs = states.filter(({ state }) => state !== 'holds').map(({ condition }) => condition)
  const has = (state: Judgement) => states.some((it) => it.state === state)
  return { duty, standing: place(duty, on, has), ifs }
}

function place(duty: Duty, on: string, has: (state: Judgement) => boolean): Standing {
  if (duty.strength !== 'prohibited' && duty.strength !== 'required') return 'beside'
  if (has('supports')) return 'beside'
  if (has('fails')) return 'fallen'
  if (on < duty.since) return isContested(duty, on) ? 'contested' : 'ahead'
  if (duty.status === 'not-confirmed') return has('open') ? 'open' : 'unconfirmed'
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
    case 'own-chatbot':
      return applicability.ownTool === 'no' ? 'hidden' : 'open'
    case 'prohibited-practice':
      return judgePractices(applicability)
    default:
      return 'open'
  }
}

function fromYesNo(answer: Applicability['ranks'], no: 'supports' | 'hidden'): Judgement {
  if (answer === 'yes') return 'holds'
  return answer === 'no' ? no : 'unknown'
}

const isRejecting = ({ rejects }: Applicability) => rejects === 'always' || rejects === 'sometimes'

/**
 * Whether a decision is solely automated: as the respondent says, and without their word by the
 * answer to D1. Where they say no and D1 is No, the stricter reading counts.
 */
function judgeAutomation({ applicability, answers }: Respondent): Judgement {
  const review = answers.D1
  if (isRejecting(applicability)) return 'holds'
  if (applicability.rejects === 'no') return review === 0 ? 'holds' : 'fails'
  if (review === 0 || review === 0.5) return 'holds'
  return review === 1 ? 'fails' : 'unknown'
}

/** Whether the stricter reading was taken against what the respondent said. */
export function isReadStrictly({ applicability, answers }: Respondent): boolean {
  return applicability.rejects === 'no' && answers.D1 === 0
}

/** The safeguards are to be told, and to be able to contest before a person: CT1 to CT3. */
function judgeSafeguards(answers: Answers): Judgement {
  const given = ['CT1', 'CT2', 'CT3'].map((id) => answers[id])
  if (given.some((answer) => answer === 0 || answer === 0.5)) return 'holds'
  return given.every((answer) => answer === 1) ? 'fails' : 'unknown'
}

/** A tick only warns: whether every element of the article is met, nobody has looked at. */
function judgePractices(applicability: Applicability): Judgement {
  const ticked = applicability.practices ?? []
  if (isCheckOpen(applicability)) return 'open'
  if (ticked.includes('unsure') || practices.some((one) => ticked.includes(one))) return 'unknown'
  return 'fails'
}
