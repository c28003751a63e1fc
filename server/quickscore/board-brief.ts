/** Three pages in Word for a board: the law, the cost of waiting, the effort, three options. */

import { colours } from '../../content/colours.ts'
import { sayHarm } from '../../content/en/duties/harm.ts'
import { lawCalendar } from '../../content/en/law/calendar.ts'
import { costSentences, costWords } from '../../content/en/law/costs.ts'
import { countryLines } from '../../content/en/law/countries.ts'
import { placeWords } from '../../content/en/law/words.ts'
import { nouns } from '../../content/en/nouns.ts'
import { boardAskingWords as questionnaireWords } from '../../content/en/questionnaires/asking-words.ts'
import { applicabilityWords } from '../../content/en/quickscore/applicability-words.ts'
import {
  dutySources,
  lawVocabulary,
  lawWords,
  practiceWarnings,
} from '../../content/en/quickscore/law-words.ts'
import { domains } from '../../content/en/quickscore/question-bank.ts'
import { countriesWords } from '../../content/en/quickscore/result-words.ts'
import { summaryVocabulary } from '../../content/en/quickscore/summary-words.ts'
import {
  addressees,
  bandWords,
  disclaimers,
  reportWords,
} from '../../content/en/quickscore/words.ts'
import { briefWords as words } from '../../content/en/quickscore/work-pack-words.ts'
import {
  type Applicability,
  hasPlace,
  isElsewhereOnly,
  listPlaces,
} from '../../domain/law/applicability.ts'
import { reach } from '../../domain/law/moved.ts'
import { addresseeOf } from '../../domain/law/reading.ts'
import { type CalendarEntry, listDated } from '../../domain/law/sourced.ts'
import type { Counts } from '../../domain/questionnaires/comparing.ts'
import type { PlannedAction } from '../../domain/quickscore/action-plan.ts'
import type { UserType } from '../../domain/quickscore/questions.ts'
import type { Report, ReportedAssessment } from '../../domain/quickscore/report.ts'
import { listLawNotes, nameDomain } from '../../domain/quickscore/report-sentences.ts'
import { bandThresholds } from '../../domain/quickscore/scoring.ts'
import { sayScore } from '../../domain/quickscore/summary.ts'
import { effortWeeks, layOut } from '../../domain/quickscore/timeline.ts'
import { sayCount, sayLateness, sayLaw, sayPlaces } from '../../domain/quickscore/verdict.ts'
import { count, fill, formFor, formOrNone, listing, longDate } from '../../domain/wording.ts'
import type { Documents } from '../platform/documents/documents.ts'
import { writeWord } from '../platform/documents/office.ts'
import type { WordBlock, WordText } from '../platform/documents/word.ts'
import { reportOn, type StoredReport } from './stored-report.ts'

/** Above this number rows are counted, not named, so that the paper stays at three pages. */
const MOST_NAMED = 4
const WORKING_DAYS_A_WEEK = 5

interface Ports {
  documents: Documents
}

/** Counts of questionnaires that the respondent sent to others. */
export interface QuestionnaireCounts extends Counts {
  asked: number
  sent: number
}

export async function writeBoardBrief(
  ports: Ports,
  assessment: ReportedAssessment,
  asked: QuestionnaireCounts | null = null,
): Promise<Buffer> {
  const stored = reportOn(assessment)
  const { score, created_at } = assessment
  const date = longDate(created_at)
  return writeWord({
    title: words.title,
    header: words.header,
    footer: fill(words.footer, { date, score }),
    blocks: [
      ...tellLaw(stored, assessment),
      ...(await tellScore(ports, stored)),
      ...(asked ? [paragraph(sayQuestionnaires(asked))] : []),
      ...tellNothingDone(stored, assessment),
      ...tellEffort(stored),
      ...tellOptions(stored),
      ...tellDecisions(stored),
      ...tellRegulators(stored),
      ...tellCountries(assessment),
      ...tellDates(assessment, stored),
      ...[lawWords.disclosure, ...disclaimers].map(muted),
    ],
  })
}

const heading = (level: 1 | 2, text: string): WordBlock => ({ kind: 'heading', level, text })
const paragraph = (text: WordText): WordBlock => ({ kind: 'paragraph', text })
const muted = (text: string): WordBlock => paragraph([{ text, look: 'muted' }])

function nameTopics(rows: readonly PlannedAction[]): string {
  const named = rows.slice(0, MOST_NAMED).map(({ question: { id, topic } }) => `${topic} (${id})`)
  const rest = rows.length - named.length
  if (rest > 0) named.push(sayCount(lawVocabulary.law.andMore, rest, lawVocabulary))
  return listing(named)
}

const isKind = (kind: PlannedAction['timing']['kind']) => (row: PlannedAction) =>
  row.timing.kind === kind

function tellLaw({ report }: StoredReport, assessment: ReportedAssessment): WordBlock[] {
  const { company, user_type, bank_version, created_at, applicability } = assessment
  const { first, others } = sayLaw(report, lawVocabulary)
  const { isElsewhereOnly } = report.law
  const prepared = fill(words.prepared, {
    respondent: addressees[addresseeOf({ userType: user_type, applicability })],
    date: longDate(created_at),
    bank: bank_version,
  })
  const depends = report.list.filter(isKind('depends'))
  const { depends: may, elsewhere } = words.law
  return [
    paragraph([
      words.organisation,
      company ? { text: company, look: 'bold' } : { text: words.blank, look: 'gap' },
      `. ${prepared} ${sayPlaces(applicability, lawVocabulary)}`,
    ]),
    heading(1, words.law.title),
    paragraph([{ text: first, look: 'bold' }]),
    ...others.map(paragraph),
    ...(report.law.warning ? [paragraph(practiceWarnings[report.law.warning])] : []),
    ...(depends.length > 0
      ? [paragraph(fill(isElsewhereOnly ? elsewhere : may, { topics: nameTopics(depends) }))]
      : []),
    ...listLawNotes(report.law, lawWords).map(muted),
  ]
}

async function tellScore({ documents }: Ports, { report }: StoredReport): Promise<WordBlock[]> {
  const { breakdown, band, overallScore: score } = report
  const { label } = bandWords[band]
  const png = await documents.renderDocument(
    'dial',
    {
      colours,
      thresholds: [bandThresholds.amber, bandThresholds.green],
      dial: { score, percent: `${score}%`, band, label },
    },
    { format: 'png' },
  )
  return [
    heading(1, words.score.title),
    paragraph(sayScore(report, summaryVocabulary)),
    {
      kind: 'picture',
      png,
      alt: fill(words.score.picture, { score, band: label }),
      width: 120,
      height: 107,
    },
    {
      kind: 'table',
      head: words.score.columns,
      rows: breakdown.map(({ domain, score: points, status, counted, total, isScored }) => [
        nameDomain(domains, domain),
        `${points}%`,
        isScored ? bandWords[status].label : reportWords.domains.notScored,
        fill(words.score.coverage, { counted, total }),
      ]),
      widths: [46, 14, 14, 26],
    },
  ]
}

/** One sentence: how many were asked, and on how many questions a colleague differs. */
function sayQuestionnaires({ asked, sent, answered, differ }: QuestionnaireCounts): string {
  const { asked: askedForms, sent: sentForms, differ: differForms } = questionnaireWords
  const values = { answered: count(answered, nouns.question), count: differ }
  const differing =
    differ === 1 && answered === 1 ? differForms.only : formOrNone(differForms, differ)
  const parts = [
    fill(formFor(askedForms, asked), { count: asked }),
    fill(formOrNone(sentForms, sent), { count: sent }),
    ...(answered > 0 ? [fill(differing, values)] : []),
  ]
  return `${parts.join('; ')}.`
}

/** The option of doing nothing: unmet law, harm to candidates, costs of a breach. */
function tellNothingDone(
  { report, on }: StoredReport,
  { applicability, user_type: userType }: ReportedAssessment,
): WordBlock[] {
  const { list, law } = report
  const { title, ahead, harm } = words.nothing
  const answered = list.filter(({ value }) => value !== null)
  const worst = answered.sort((a, b) => b.harm - a.harm).slice(0, 3)
  const items = worst.map(({ question }) => [
    { text: `${question.topic} (${question.id}). `, look: 'bold' as const },
    sayHarm(question.id, { userType, applicability }) ?? '',
  ])
  return [
    heading(1, title),
    ...sayUnmet(report).map(paragraph),
    ...(law.isElsewhereOnly ? [] : layOut(list, on).marks).map(({ date, steps }) =>
      paragraph(sayCount(ahead, steps, lawVocabulary, { date: longDate(date) })),
    ),
    ...(items.length > 0 ? [paragraph(harm), { kind: 'list' as const, items }] : []),
    ...(law.isElsewhereOnly ? [] : tellCosts(applicability, userType)),
  ]
}

/** Forbidden practices, then unmet duties, counted as in the report's sentence on the law. */
function sayUnmet({ list, law }: Report): string[] {
  const { forbidden, unseen, unmet, none, unchecked, elsewhere } = words.nothing
  if (law.isElsewhereOnly) return [elsewhere]
  const now = list.filter(isKind('now'))
  const stops = now.filter(({ value }) => value === null)
  const duties = now.filter(({ value }) => value !== null)
  const said = [
    { rows: stops, text: forbidden },
    { rows: duties, text: unmet },
  ].flatMap(({ rows, text }) =>
    rows.length > 0
      ? [sayCount(text, rows.length, lawVocabulary, { topics: nameTopics(rows) })]
      : [],
  )
  if (law.rejection === 'forbidden') said.push(unseen)
  if (law.uncounted.length > 0) return [...said, unchecked]
  if (said.length > 0) return said
  return [law.isClear ? none : unchecked]
}

function tellCosts(applicability: Applicability, userType: UserType): WordBlock[] {
  const texts = listCosts(applicability, userType).map(({ text }) => text)
  return [heading(2, costWords.title), paragraph(texts.join(' '))]
}

/** Cost sentences that apply to this respondent; without a known place, those of all places. */
function listCosts(applicability: Applicability, userType: UserType) {
  const places = listPlaces(applicability)
  const here = new Set<string>([...places, ...(places.some((one) => one !== 'eu') ? ['uk'] : [])])
  return costSentences.filter(
    ({ in: all, notIn = [], role, country }) =>
      all.every((place) => here.has(place)) &&
      !notIn.some((place) => here.has(place)) &&
      (country === undefined || (applicability.countries?.includes(country) ?? false)) &&
      (role === undefined || role === userType),
  )
}

function tellEffort({ report: { list }, on }: StoredReport): WordBlock[] {
  const { title, lead, columns } = words.effort
  const rows = layOut(list, on).lanes.map(({ owner, bars }) => {
    const weeks = bars.reduce((sum, { action }) => sum + effortWeeks[action.question.effort], 0)
    const dueNow = bars.filter(({ action }) => isKind('now')(action)).length
    return [owner, String(bars.length), String(dueNow), String(weeks * WORKING_DAYS_A_WEEK)]
  })
  if (rows.length === 0) return []
  return [
    heading(1, title),
    paragraph(lead),
    { kind: 'table', head: columns, rows, widths: [40, 20, 20, 20] },
  ]
}

/** The three options; none if the list is empty or only law of elsewhere applies. */
function tellOptions({ report: { list, law }, on }: StoredReport): WordBlock[] {
  const { title, alone, help, wait } = words.options
  if (list.length === 0 || law.isElsewhereOnly) return []
  const timeline = layOut(list, on)
  const [late, mended] = sayLateness(timeline, lawVocabulary)
  const option = (name: string, text: string): WordText => [{ text: name, look: 'bold' }, text]
  const items = [
    option(alone.name, late ?? (timeline.marks.length > 0 ? alone.inTime : alone.undated)),
    option(help.name, mended ?? help.inTime),
    option(
      wait.name,
      [
        wait.spends,
        ...(list.some(isKind('now')) ? [wait.now] : []),
        ...(timeline.marks.length > 0 ? [wait.ahead] : []),
      ].join(' '),
    ),
  ]
  return [heading(1, title), { kind: 'list', items, isNumbered: true }]
}

function tellDecisions({ report: { list, law } }: StoredReport): WordBlock[] {
  const { title, stop, ground, check, first, option, elsewhere, again } = words.decisions
  const some = list.slice(0, 3)
  const uncounted = listing(law.uncounted.map(({ question: { id, topic } }) => `${topic} (${id})`))
  const items = [
    ...(law.warning ? [formFor(stop, law.practices)] : []),
    ...(law.rejection === 'forbidden' ? [ground] : []),
    ...(uncounted ? [fill(check, { topics: uncounted })] : []),
    ...(some.length > 0 && !law.isElsewhereOnly
      ? [fill(formFor(first, some.length), { topics: nameTopics(some) }), option]
      : []),
    ...(law.isElsewhereOnly ? [elsewhere] : []),
    again,
  ]
  return [heading(1, title), { kind: 'list', items, isNumbered: true }]
}

/** National rules that can stop a tool; without a named country, that there may be some. */
function tellCountries({ applicability, user_type }: ReportedAssessment): WordBlock[] {
  const { places = [], countries = [] } = applicability
  if (!places.includes('eu')) return []
  const title = countriesWords.title[addresseeOf({ userType: user_type, applicability })]
  if (countries.length === 0) return [heading(2, title), paragraph(countriesWords.unknown)]
  const items = countries.map(
    (country): WordText => [
      { text: `${applicabilityWords.countries.options[country]}. `, look: 'bold' },
      countryLines[country].text,
    ],
  )
  return [heading(2, title), { kind: 'list', items }]
}

/** Rows that rest on a regulator's published guidance. */
function tellRegulators({ report: { list, law } }: StoredReport): WordBlock[] {
  const { title, open } = words.regulators
  const asked = list.filter(({ duties }) =>
    duties.some(({ duty }) =>
      duty.references.some((id) => dutySources.references[id]?.status === 'regulator'),
    ),
  )
  if (asked.length === 0 || law.isElsewhereOnly) return []
  const text = sayCount(open, asked.length, lawVocabulary, { topics: nameTopics(asked) })
  return [heading(2, title), paragraph(text)]
}

/** Dates after the day of the answers that concern the respondent, then changes without a date. */
function tellDates({ applicability }: ReportedAssessment, { on }: StoredReport): WordBlock[] {
  const { title, columns, expected, none } = words.dates
  const isTheirs = (entry: CalendarEntry) => concerns(entry, applicability)
  const dated = listDated(lawCalendar).filter(
    (entry) => entry.on > on && entry.standing === 'confirmed' && isTheirs(entry),
  )
  const awaited = lawCalendar.filter((entry) => entry.on === null && isTheirs(entry))
  const rows = [
    ...dated.map((entry) => [longDate(entry.on), entry.title, placeWords[entry.place]]),
    ...awaited.map((entry) => [expected, entry.title, placeWords[entry.place]]),
  ]
  if (rows.length === 0) return [heading(1, title), paragraph(none)]
  return [heading(1, title), { kind: 'table', head: columns, rows, widths: [24, 52, 24] }]
}

function concerns({ place, only }: CalendarEntry, applicability: Applicability): boolean {
  const isPublic = applicability.publicBody === 'yes'
  if (only && !(only === 'public-bodies' && isPublic)) return false
  const places = isElsewhereOnly(applicability) ? [] : listPlaces(applicability)
  if (place === 'US') return applicability.places?.includes('elsewhere') ?? false
  if (place === 'NI' && !hasPlace(applicability)) return false
  return places.some((one) => reach[place].includes(one))
}
