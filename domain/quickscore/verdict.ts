/** The legal sentences of a result, for pages, documents and mail alike. */
import { type Applicability, hasPlace, listPlaces } from '../law/applicability.ts'
import type { Vocabulary } from '../vocabulary.ts'
import { type Counted, fill, formFor, listing, longDate, spell } from '../wording.ts'
import type { PlannedAction } from './action-plan.ts'
import type { Comparison } from './comparison.ts'
import type { LawNotes, Report } from './report.ts'
import type { Bar, sumUp, Timeline } from './timeline.ts'

/** A statement, with `after` if its wording differs after another statement. */
interface Statement extends Counted {
  after?: Counted
}

type LawVocabulary = Vocabulary['law']

/**
 * Forbidden practices, open duties, answers left out against a duty, and duties that depend on
 * facts not given: never more than the answers support. "No duty is open" is said only if nothing
 * is left to be settled (`isClear`). The first sentence also stands alone, in 25 words at most; the
 * others follow, most serious first.
 */
export function sayLaw(report: Report, vocabulary: LawVocabulary) {
  const { law } = report
  const { law: words } = vocabulary
  const isSwitchOff = law.warning === 'emotionsInUk' || law.warning === 'elsewhere'
  const before = [
    ...(isSwitchOff ? [sayCount(words.switchOff, law.practices, vocabulary)] : []),
    ...(law.isSmallUse ? [words.smallUse, fill(words.meant, { topics: nameMeant(law) })] : []),
    ...(law.isElsewhereOnly ? [words.elsewhere[law.userType]] : []),
  ]
  const found = sayFound(report, vocabulary, isSwitchOff)
  const isAlone = !isSwitchOff && found.length === 0
  if (!law.isElsewhereOnly && !isFound(report))
    found.push(...sayUnsettled(report, vocabulary, isAlone))
  if (found.length === 0 && law.isClear) found.push(words.noneOpen)
  if (found.length === 0 && isSwitchOff && !law.isElsewhereOnly)
    before.push(`${before.pop()} ${words.onlyThis}`)
  const [first = '', ...others] = [...before, ...found, ...sayDenied(law, vocabulary)]
  return { first, others }
}

const isStop = ({ value }: PlannedAction) => value === null
const listBinding = (list: readonly PlannedAction[]) =>
  list.filter((row) => !isStop(row) && row.timing.kind === 'now')

/** Whether an answer, or one left out against a duty, leaves a duty open. */
const isFound = ({ list, law }: Report) =>
  list.some((row) => isStop(row) || row.timing.kind === 'now') ||
  law.isEverywhere ||
  law.rejection === 'forbidden' ||
  law.uncounted.some(({ reason }) => reason !== 'yes')

/** Sentences on what the answers leave open, the most serious first. */
function sayFound(report: Report, vocabulary: LawVocabulary, isAfter: boolean): string[] {
  const { list, law } = report
  const { law: words } = vocabulary
  const stops = list.filter(isStop)
  const openStops = stops.filter(({ timing }) => timing.kind === 'depends')
  const binding = listBinding(list)
  const depends = law.isElsewhereOnly ? 0 : law.duties.depends - openStops.length
  const said: string[] = []
  const state = (statement: Statement, amount: number, values: Values = {}) => {
    if (amount === 0) return
    const form = ((isAfter || said.length > 0) && statement.after) || statement
    said.push(sayCount(form, amount, vocabulary, values))
  }
  state(words.forbidden, stops.length - openStops.length)
  state(words.forbiddenIf, openStops.length)
  if (law.rejection === 'forbidden') said.push(words.unseen)
  if (law.isEverywhere) said.push(sayNoPlace(report, vocabulary))
  state(words.binding, binding.length, nameFirst(binding, vocabulary))
  for (const reason of ['duty', 'place', 'contradiction', 'unanswered'] as const) {
    const some = law.uncounted.filter((one) => one.reason === reason)
    state(words.uncounted[reason], some.length, { topics: nameTopics(some, vocabulary) })
  }
  state(law.isEverywhere ? words.dependsOnPlace : words.depends, depends)
  return said
}
/** "Made for the European Union and Great Britain.": the places whose law the report shows. */
export function sayPlaces(
  applicability: Applicability,
  { places, law: { madeFor } }: Pick<LawVocabulary, 'places' | 'law'>,
): string {
  const names = listing(listPlaces(applicability).map((place) => places[place]))
  const isElsewhere = applicability.places?.includes('elsewhere') ?? false
  if (hasPlace(applicability)) {
    const said = fill(isElsewhere ? madeFor.withElsewhere : madeFor.places, { places: names })
    return applicability.places?.includes('eu') ? said : `${said} ${madeFor.reach}`
  }
  return fill(isElsewhere ? madeFor.elsewhereOnly : madeFor.everywhere, { places: names })
}

/** "20 steps: 6 take days, 12 take weeks, 2 take a quarter or more. HR carries 13."; else empty. */
export function saySums(
  { steps, efforts, most }: ReturnType<typeof sumUp>,
  vocabulary: LawVocabulary,
): string {
  if (!most) return ''
  const { sums } = vocabulary
  const named = [
    { amount: efforts.S, words: sums.days },
    { amount: efforts.M, words: sums.weeks },
    { amount: efforts.L, words: sums.quarter },
  ].filter(({ amount }) => amount > 0)
  const parts = named
    .map(({ amount, words }) =>
      fill(formFor(words, amount), { count: steps === 1 ? sums.it : amount }),
    )
    .join(', ')
  const carries = fill(most.steps === steps ? formFor(sums.all, steps) : sums.carries, {
    owner: most.owner,
    count: most.steps,
  })
  const total = fill(formFor(sums.steps, steps), { count: steps })
  return `${total} ${parts}. ${carries}`
}

/** The owner who would end too late one step at a time, and the remedy; empty without one. */
export function sayLateness(
  { lateness }: Pick<Timeline, 'lateness'>,
  vocabulary: LawVocabulary,
): [late?: string, mended?: string] {
  if (!lateness) return []
  const { late, people, help, even } = vocabulary.lateness
  const { owner, days, handedOver, by } = lateness
  return [
    fill(formFor(late, days), { owner, days }),
    fill(lateness.people === null ? even : people, {
      owner,
      people: spell(lateness.people ?? 0, vocabulary.numbers),
      help: fill(formFor(help, handedOver), { count: spell(handedOver, vocabulary.numbers) }),
      date: longDate(by),
    }),
  ]
}

/** "due now", "12 days too late"; empty for a row that ends in time. */
export function sayDue({ due, daysLate }: Pick<Bar, 'due' | 'daysLate'>, words: LawVocabulary) {
  if (due !== 'dated') return words.due[due]
  const { late } = words.due
  return daysLate === 0 ? '' : fill(formFor(late, daysLate), { days: daysLate })
}

/** Changes since the earlier answers: the score, then the gaps closed and new. */
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
  return `${score}${bank ? ` ${fill(formFor(change.rescored, shown.compared), shown)}` : ''} ${gaps.join(', ')}.`
}

/** Open questions, if no answer leaves a certainly binding duty open. */
function sayUnsettled(
  { list, law }: Report,
  vocabulary: LawVocabulary,
  isAlone: boolean,
): string[] {
  const { unsettled, unconfirmed } = vocabulary.law
  const named = [
    ...(law.rejection === 'safeguarded' ? [unsettled.safeguarded] : []),
    ...(law.isCheckOpen || law.warning === 'unsure' ? [unsettled.practices] : []),
    ...(law.rejection === 'open' ? [unsettled.open] : []),
    ...(law.rejection === 'customers' ? [unsettled.customers] : []),
    ...(law.isLeftOutOpen ? [unsettled.leftOut] : []),
  ]
  const said = named.map(({ alone, after }, index) => (isAlone && index === 0 ? alone : after))
  const rows = list.filter(({ timing }) => timing.kind === 'unconfirmed')
  if (rows.length === 0) return said
  const form = isAlone && said.length === 0 ? unconfirmed : (unconfirmed.after ?? unconfirmed)
  const topics = nameTopics(rows, vocabulary)
  return [...said, sayCount(form, rows.length, vocabulary, { topics })]
}

/** The sentence on Yes answers that another answer contradicts. */
function sayDenied({ uncounted }: LawNotes, vocabulary: LawVocabulary): string[] {
  const some = uncounted.filter(({ reason }) => reason === 'yes')
  if (some.length === 0) return []
  const topics = nameTopics(some, vocabulary)
  return [sayCount(vocabulary.law.uncounted.yes, some.length, vocabulary, { topics })]
}

function sayNoPlace({ law, total }: Report, { law: { noPlace } }: LawVocabulary): string {
  const { few, most } = noPlace[law.userType]
  return law.leftOut * 2 > total ? fill(most, { n: law.leftOut, total }) : few
}

type Values = Readonly<Record<string, string>>

/** A statement with a count, small numbers spelt out. */
export function sayCount(
  words: Counted,
  amount: number,
  vocabulary: LawVocabulary,
  values: Values = {},
): string {
  const said = spell(amount, vocabulary.numbers)
  return fill(formFor(words, amount), { count: said, Count: capitalise(said), ...values })
}

/** The answers behind the rows, and the first row's clause and effort. */
function nameFirst(rows: readonly PlannedAction[], { efforts, law }: LawVocabulary): Values {
  const [first] = rows
  if (!first) return {}
  const { inShort, effort } = first.question
  const no = rows.filter(({ value }) => value === 0).length
  const answers = [
    ...(no > 0 ? [fill(law.below.no, { count: no })] : []),
    ...(no < rows.length ? [fill(law.below.partial, { count: rows.length - no })] : []),
  ]
  return { step: inShort, effort: efforts[effort].toLowerCase(), answers: answers.join(', ') }
}

const nameMeant = ({ meant }: LawNotes) =>
  listing(meant.map(({ id, topic }) => `${decapitalise(topic)} (${id})`))

const MOST_NAMED = 2

/** "human review and candidates told", "human review, candidates told and three more". */
function nameTopics(
  some: readonly { question: { topic: string } }[],
  vocabulary: LawVocabulary,
): string {
  const topics = some.slice(0, MOST_NAMED).map(({ question }) => decapitalise(question.topic))
  const rest = some.length - topics.length
  if (rest > 0) topics.push(sayCount(vocabulary.law.andMore, rest, vocabulary))
  return listing(topics)
}

const capitalise = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
const decapitalise = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)
