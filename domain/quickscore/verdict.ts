/** What the law says of a result, in sentences that every surface takes from here. */
import { type Applicability, hasPlace, listPlaces, type Place } from '../law/applicability.ts'
import { type Counted, fill, formFor, listing } from '../wording.ts'
import type { PlannedAction } from './action-plan.ts'
import type { Comparison } from './comparison.ts'
import type { Effort } from './questions.ts'
import type { LawNotes, Report, Uncounted } from './report.ts'
import type { Bar, Sums, Timeline } from './timeline.ts'

/** A statement as it reads alone, and where that differs as it reads after another. */
interface Statement extends Counted {
  after?: Counted
}

export interface LawVocabulary {
  /** From nought; what is beyond them stays a figure. */
  numbers: readonly string[]
  efforts: Readonly<Record<Effort, string>>
  places: Readonly<Record<Place, string>>
  law: {
    smallUse: string
    /** What is meant for them, too. */
    meant: string
    elsewhere: string
    forbidden: Statement
    forbiddenIf: Statement
    binding: Statement
    uncounted: Readonly<Record<Uncounted['reason'], Statement>>
    /** After other statements; alone, with what is open; alone, where no place is known. */
    depends: Counted
    noneOpen: { alone: string; depends: Counted; unknownPlace: Counted }
    andMore: Counted
    madeFor: { places: string; withElsewhere: string; everywhere: string; elsewhereOnly: string }
  }
  sums: {
    steps: Counted
    days: string
    weeks: string
    quarter: string
    carries: string
    all: string
  }
  lateness: { late: Counted; people: string; help: Counted }
  due: { now: string; ifItBinds: string; late: Counted }
  change: {
    up: Counted
    down: Counted
    level: string
    /** In place of these where the questions have changed: by those that both answered. */
    rescored: string
    closed: Counted
    noneClosed: string
    opened: Counted
    noneOpened: string
  }
}

/** The first is read alone, in 25 words at most; the others follow it, most serious first. */
export interface LawSentences {
  first: string
  others: string[]
}

/**
 * What is forbidden, what surely binds and is not met, what was left out of the count against a
 * duty, what hangs on facts that were not given: never more than the answers hold.
 */
export function sayLaw({ list, law }: Report, vocabulary: LawVocabulary): LawSentences {
  const { law: words } = vocabulary
  const isStop = ({ value }: PlannedAction) => value === null
  const stops = list.filter(isStop)
  const binding = list.filter((row) => !isStop(row) && row.timing.kind === 'now')
  const openStops = stops.filter(({ timing }) => timing.kind === 'depends')
  const said: string[] = []
  const state = (statement: Statement, amount: number, values: Values = {}) => {
    if (amount === 0) return
    said.push(
      sayCount((said.length > 0 && statement.after) || statement, amount, vocabulary, values),
    )
  }
  if (law.isSmallUse) said.push(words.smallUse, fill(words.meant, { topics: nameMeant(law) }))
  if (law.isElsewhereOnly) said.push(words.elsewhere)
  state(words.forbidden, stops.length - openStops.length)
  state(words.forbiddenIf, openStops.length)
  state(words.binding, binding.length, nameFirst(binding, vocabulary))
  for (const reason of ['duty', 'contradiction', 'unanswered'] as const) {
    const some = law.uncounted.filter((one) => one.reason === reason)
    state(words.uncounted[reason], some.length, { topics: nameTopics(some, vocabulary) })
  }
  const isNoneOpen = said.length === 0 || (law.isSmallUse && said.length === 2)
  const depends = law.isElsewhereOnly ? 0 : law.duties.depends - openStops.length
  if (isNoneOpen) said.push(sayNoneOpen(depends, law.isEverywhere, vocabulary))
  else if (depends > 0) said.push(sayCount(words.depends, depends, vocabulary))
  const [first = '', ...others] = said
  return { first, others }
}

/** "Made for the European Union and Great Britain.": every report says whose law it shows. */
export function sayPlaces(
  applicability: Applicability,
  { places, law: { madeFor } }: Pick<LawVocabulary, 'places' | 'law'>,
): string {
  const names = listing(listPlaces(applicability).map((place) => places[place]))
  const isElsewhere = applicability.places?.includes('elsewhere') ?? false
  if (hasPlace(applicability)) {
    return fill(isElsewhere ? madeFor.withElsewhere : madeFor.places, { places: names })
  }
  return fill(isElsewhere ? madeFor.elsewhereOnly : madeFor.everywhere, { places: names })
}

/** "20 steps: 6 take days, 12 weeks, 2 a quarter or more. HR carries 13."; empty for no step. */
export function saySums({ steps, efforts, most }: Sums, vocabulary: LawVocabulary): string {
  if (!most) return ''
  const { sums } = vocabulary
  const named = [
    { amount: efforts.S, words: sums.days },
    { amount: efforts.M, words: sums.weeks },
    { amount: efforts.L, words: sums.quarter },
  ].filter(({ amount }) => amount > 0)
  const parts = named.map(({ amount, words }) => fill(words, { count: amount })).join(', ')
  const carries = fill(most.steps === steps ? sums.all : sums.carries, {
    owner: most.owner,
    count: most.steps,
  })
  const total = fill(formFor(sums.steps, steps), { count: steps })
  return `${total} ${parts}. ${carries}`
}

/** Who would end too late at one step at a time, and what would mend it; none where nobody would. */
export function sayLateness(
  { lateness }: Pick<Timeline, 'lateness'>,
  vocabulary: LawVocabulary,
  writeDate: (isoDate: string) => string,
): [late?: string, mended?: string] {
  if (!lateness) return []
  const { late, people, help } = vocabulary.lateness
  const { owner, days, handedOver, by } = lateness
  return [
    fill(formFor(late, days), { owner, days }),
    fill(people, {
      owner,
      people: spell(lateness.people, vocabulary, true),
      help: fill(formFor(help, handedOver), { count: spell(handedOver, vocabulary) }),
      date: writeDate(by),
    }),
  ]
}

/** "due now", "12 days too late"; empty for a row that ends in time. */
export function sayDue({ due, daysLate }: Pick<Bar, 'due' | 'daysLate'>, words: LawVocabulary) {
  if (due !== 'dated') return words.due[due]
  const { late } = words.due
  return daysLate === 0 ? '' : fill(formFor(late, daysLate), { days: daysLate })
}

/** What became of it since the earlier answers: the score's way, then the gaps closed and new. */
export function sayChange(
  { overall: { before, now }, closed, opened, bank }: Comparison,
  vocabulary: LawVocabulary,
  values: { date: string },
): string {
  const { change } = vocabulary
  const points = now.score - before.score
  const way = points > 0 ? change.up : change.down
  const moved = points === 0 ? change.level : formFor(way, Math.abs(points))
  const gaps = [
    closed.length === 0 ? change.noneClosed : sayCount(change.closed, closed.length, vocabulary),
    opened.length === 0 ? change.noneOpened : sayCount(change.opened, opened.length, vocabulary),
  ]
  const shown = { score: now.score, points: Math.abs(points), compared: bank?.compared ?? 0 }
  const score = fill(moved, { ...shown, ...values })
  return `${score}${bank ? ` ${fill(change.rescored, shown)}` : ''} ${gaps.join(', ')}.`
}

function sayNoneOpen(depends: number, isEverywhere: boolean, vocabulary: LawVocabulary): string {
  const { noneOpen } = vocabulary.law
  if (depends === 0) return noneOpen.alone
  return sayCount(isEverywhere ? noneOpen.unknownPlace : noneOpen.depends, depends, vocabulary)
}

type Values = Readonly<Record<string, string>>

/** A statement about so many of something, with small numbers as words. */
export function sayCount(
  words: Counted,
  amount: number,
  vocabulary: LawVocabulary,
  values: Values = {},
): string {
  return fill(formFor(words, amount), {
    count: spell(amount, vocabulary),
    Count: spell(amount, vocabulary, true),
    ...values,
  })
}

/** What to begin with: the clause of the first row, and what it takes. */
function nameFirst([first]: readonly PlannedAction[], { efforts }: LawVocabulary): Values {
  if (!first) return {}
  const { inShort, effort } = first.question
  return { step: inShort, effort: efforts[effort].toLowerCase() }
}

const nameMeant = ({ meant }: LawNotes) =>
  listing(meant.map(({ id, topic }) => `${decapitalise(topic)} (${id})`))

const MOST_NAMED = 2

/** "human review and candidates told", "human review, candidates told and three more". */
function nameTopics(some: readonly Uncounted[], vocabulary: LawVocabulary): string {
  const topics = some.slice(0, MOST_NAMED).map(({ question }) => decapitalise(question.topic))
  const rest = some.length - topics.length
  if (rest > 0) topics.push(sayCount(vocabulary.law.andMore, rest, vocabulary))
  return listing(topics)
}

/** Small numbers are read faster as words within a sentence. */
function spell(amount: number, { numbers }: LawVocabulary, isFirst = false): string {
  const word = numbers[amount] ?? String(amount)
  return isFirst ? word.charAt(0).toUpperCase() + word.slice(1) : word
}

const decapitalise = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)
