/** Compares two assessments of the same respondent: then and now. */
import type { AssessmentRecord } from './assessment.ts'
import type { AskedQuestion } from './questions.ts'
import {
  type Answers,
  type Band,
  bandOf,
  halfPointsOf,
  notApplicable,
  scoreAnswers,
} from './scoring.ts'

/** A version of the question bank and its changes from the previous one. */
export interface BankVersion {
  version: string
  /** Questions that are new or ask something else: older answers do not apply. */
  asksAgain: readonly string[]
  /** Questions that ask the same with changed criteria for an answer. */
  countsOtherwise: readonly string[]
}

/** The fields of a stored assessment that are compared. */
export type Taken = Pick<
  AssessmentRecord,
  'answers' | 'score' | 'domain_scores' | 'bank_version' | 'created_at'
>

export interface Standing {
  score: number
  band: Band
  /** False where nothing counted. */
  isScored: boolean
}

export interface Change {
  before: Standing
  now: Standing
}

/** A question with its answers then and now; undefined without an answer. */
export interface Movement {
  question: AskedQuestion
  before: number | undefined
  now: number | undefined
}

export type Comparison = NonNullable<ReturnType<typeof compareAssessments>>
export type BankDifference = NonNullable<Comparison['bank']>

/**
 * The earlier answers that still apply to today's questions; none if their bank version is unknown.
 */
export function keepAnswers(
  questions: readonly AskedQuestion[],
  history: readonly BankVersion[],
  { answers, bank_version }: Pick<Taken, 'answers' | 'bank_version'>,
): Answers {
  const since = listVersionsSince(history, bank_version)
  if (!since) return {}
  const again = new Set(since.flatMap(({ asksAgain }) => asksAgain))
  const kept = questions.flatMap(({ id }): [string, number][] => {
    const value = answers[id]
    return value === undefined || again.has(id) ? [] : [[id, value]]
  })
  return Object.fromEntries(kept)
}

/**
 * Compares then and now. If the bank has changed in between, both are rescored on the questions
 * that the earlier answers still cover; else the stored scores are used. Null if the earlier bank
 * version is unknown.
 */
export function compareAssessments(
  questions: readonly AskedQuestion[],
  history: readonly BankVersion[],
  { before, now }: { before: Taken; now: Taken },
) {
  const bank = findDifference(questions, history, { before, now })
  if (bank === undefined) return null
  const lacking = new Set(bank?.withoutCounterpart.map(({ id }) => id))
  const compared = questions.filter(({ id }) => !lacking.has(id))
  const [earlier, later] = [stand(compared, before, !bank), stand(compared, now, !bank)]
  return {
    overall: { before: earlier.overall, now: later.overall },
    domains: earlier.domains.flatMap(({ domain, standing }) => {
      const other = later.domains.find((item) => item.domain === domain)
      return other ? [{ domain, before: standing, now: other.standing }] : []
    }),
    ...sortMovements(compared, before.answers, now.answers),
    /** Null if both have the same bank version. */
    bank,
  }
}

/** The difference of two bank versions; undefined for an unknown one, null for the same. */
function findDifference(
  questions: readonly AskedQuestion[],
  history: readonly BankVersion[],
  { before, now }: { before: Taken; now: Taken },
) {
  if (before.bank_version === now.bank_version) return null
  if (!listVersionsSince(history, before.bank_version)) return undefined
  const change = findBankChange(questions, history, before)
  return {
    before: before.bank_version,
    now: now.bank_version,
    /** Number of questions behind both scores. */
    compared: questions.length - change.withoutCounterpart.length,
    ...change,
  }
}

/** The changes of the bank since the answers. */
export function findBankChange(
  questions: readonly AskedQuestion[],
  history: readonly BankVersion[],
  before: Pick<Taken, 'answers' | 'bank_version'>,
) {
  const since = listVersionsSince(history, before.bank_version) ?? []
  const kept = keepAnswers(questions, history, before)
  const counts = new Set(since.flatMap(({ countsOtherwise }) => countsOtherwise))
  return {
    /** Today's questions without an applicable earlier answer. */
    withoutCounterpart: questions.filter(({ id }) => kept[id] === undefined),
    /** Ids of earlier answers whose questions no longer exist. */
    gone: Object.keys(before.answers).filter((id) => !questions.some((asked) => asked.id === id)),
    /** Questions with changed criteria and an earlier answer. */
    countsOtherwise: questions.filter(({ id }) => counts.has(id) && kept[id] !== undefined),
  }
}

function listVersionsSince(
  history: readonly BankVersion[],
  version: string,
): readonly BankVersion[] | null {
  const index = history.findIndex((one) => one.version === version)
  return index < 0 ? null : history.slice(index + 1)
}

/** The standings, from the stored scores (`isGiven`) or rescored on `questions`. */
function stand(questions: readonly AskedQuestion[], taken: Taken, isGiven: boolean) {
  const { overallScore, counted, breakdown } = scoreAnswers(questions, taken.answers)
  return {
    overall: standingOf(isGiven ? taken.score : overallScore, counted > 0),
    domains: breakdown.map(({ domain, score, isScored }) => {
      const given = Math.round(taken.domain_scores[domain])
      return { domain, standing: standingOf(isGiven ? given : score, isScored) }
    }),
  }
}

const standingOf = (score: number, isScored: boolean): Standing => ({
  score,
  band: bandOf(score),
  isScored,
})

/** Sorts every gap, earlier or current, into exactly one list. */
function sortMovements(questions: readonly AskedQuestion[], before: Answers, now: Answers) {
  const moved = questions.map((question): Movement => {
    const { id } = question
    return { question, before: before[id], now: now[id] }
  })
  return {
    /** No or Partly then, Yes now. */
    closed: moved.filter((it) => isGap(it.before) && it.now === 1),
    /** No or Partly now, and not then. */
    opened: moved.filter((it) => !isGap(it.before) && isGap(it.now)),
    /** No or Partly both times. */
    stillOpen: moved.filter((it) => isGap(it.before) && isGap(it.now)),
    /** No or Partly then, and not counted now. */
    setAside: moved.filter((it) => isGap(it.before) && halfPointsOf(it.now) === undefined),
  }
}

/** Ids of questions that a change of law can affect: all but N/A, as a Yes may no longer hold. */
export function listTouchable(questions: readonly AskedQuestion[], answers: Answers): string[] {
  return questions.map(({ id }) => id).filter((id) => answers[id] !== notApplicable)
}

/** Whether an answer is No or Partial. */
export function isGap(answer: number | undefined): boolean {
  return answer === 0 || answer === 0.5
}
