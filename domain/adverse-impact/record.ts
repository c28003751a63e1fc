/** The record card of a study: what was tested, who tested it, and the outcome. */
import { type CsvCell, writeCsv } from '../csv.ts'
import type { Vocabulary } from '../vocabulary.ts'
import { fill } from '../wording.ts'
import { checkDraft, fieldNames, readSheet } from './draft.ts'
import * as write from './figures.ts'
import type { LeftOut, TotalSign } from './group-names.ts'
import { type Counts, type Interval, rateOf } from './intervals.ts'
import { sayFinding, sayStrata } from './reading.ts'
import { readVacancies } from './sheets.ts'
import { analyseStrata, type StratifiedResult, type Stratum } from './stratified.ts'
import type { Comparison, GroupResult, StageResult, Study, StudyResult } from './study.ts'

export const recordFields = [
  'tool',
  'job',
  'period',
  'lookedBy',
  'finding',
  'decision',
  'next',
] as const
export type RecordField = (typeof recordFields)[number]
export type StudyRecord = Record<RecordField, string>

/** Path of the card as a file, without extension. */
export const recordFile = '/tools/adverse-impact/record'

const LONGEST = 400

/** The subject of a card: one study, or two groups over several vacancies. */
export type RecordSubject =
  | { kind: 'study'; study: Study }
  | ({ kind: 'vacancies' } & RecordedVacancies)

export interface RecordedVacancies {
  focal: string
  other: string
  strata: readonly Stratum[]
  totals: readonly LeftOut[]
}

/** Reads the card's form: figures in `sheet` or `vacancies`, and the fields. Null without any. */
export function readRecord(
  fields: Iterable<readonly [string, unknown]>,
  stageName: (stage: number) => string,
): { subject: RecordSubject; record: StudyRecord } | null {
  const texts = new Map<string, string>()
  for (const [name, value] of fields) if (typeof value === 'string') texts.set(name, value)
  const subject = readSubject(texts, stageName)
  return subject && { subject, record: recordOf((field) => texts.get(field) ?? '') }
}

function readSubject(
  texts: ReadonlyMap<string, string>,
  stageName: (stage: number) => string,
): RecordSubject | null {
  const vacancies = texts.get('vacancies')
  if (vacancies !== undefined) {
    const { value: strata, totals = [] } = readVacancies(vacancies)
    const [focal = '', other = ''] = ['focal', 'other'].map((it) => texts.get(it)?.slice(0, 80))
    return strata && { kind: 'vacancies', focal, other, strata, totals }
  }
  const draft = readSheet(texts.get('sheet') ?? '')
  if ('fault' in draft) return null
  const groups = draft.groups.map((group, index) => ({
    ...group,
    isUnsaid: group.isUnsaid || texts.has(fieldNames.unsaid(index)),
  }))
  const leavesSmallOut = texts.has(fieldNames.leaveSmallOut)
  const { study } = checkDraft({ ...draft, groups, leavesSmallOut }, stageName)
  return study && { kind: 'study', study }
}

/** All fields, cut to the length that fits on the page. */
export function recordOf(textOf: (field: RecordField) => string): StudyRecord {
  const entries = recordFields.map((field) => [field, textOf(field).trim().slice(0, LONGEST)])
  return Object.fromEntries(entries) as StudyRecord
}

/** All stages and, if there are several, the whole. */
export const listParts = ({ stages, whole }: StudyResult): readonly StageResult[] =>
  whole ? [...stages, whole] : stages

/** The pair with the lowest ratio, for the register of tools; null without any. */
export function findLowest(result: StudyResult) {
  const pairs = listParts(result).flatMap(({ name: stage, groups }) =>
    groups.flatMap(({ name, selected, reached, comparison }) => {
      const best = groups.find(({ isReference }) => isReference)
      if (!best || comparison?.ratio == null) return []
      const { ratio, exactP: p } = comparison
      const [against, bestSelected, bestReached] = [best.name, best.selected, best.reached]
      return [
        { stage, group: name, selected, reached, against, bestSelected, bestReached, ratio, p },
      ]
    }),
  )
  const [lowest] = pairs.toSorted((one, other) => one.ratio - other.ratio)
  return lowest && { ...lowest, ratio: lowest.ratio.toFixed(3), p: write.probability(lowest.p) }
}

/** Notes below the figures: products of stages, multiple comparisons, rows left out. */
export function listNotes(result: StudyResult, { totals = [] }: Study, words: Vocabulary['study']) {
  const made = listParts(result).reduce((sum, { comparisons }) => sum + comparisons, 0)
  return [
    ...result.products.map(({ name, ratios, whole }) =>
      fill(words.product, {
        group: name,
        ratios: ratios.map((it) => it.toFixed(3)).join(' × '),
        whole: write.ratio(whole),
      }),
    ),
    ...(made > 1 ? [`${fill(words.several, { count: made })} ${words.sides}`] : []),
    ...sayLeftOut(totals, words.leftOut),
  ]
}

const sayLeftOut = (totals: readonly LeftOut[], words: Record<TotalSign, string>) =>
  totals.map(({ name, sign }) => fill(words[sign], { name }))

type RecordVocabulary = Vocabulary['record']

/** Figures first, so that a spreadsheet reads them as a table; then notes and the fields. */
export function writeRecordCsv(
  result: StudyResult,
  record: StudyRecord,
  words: RecordVocabulary,
  notes: readonly string[],
): string {
  const { columns, fields } = words
  const said = notes.map((note) => [words.note, note])
  const typed = recordFields.map((field) => [fields[field], record[field]])
  return writeCsv(columns, [...listRecordRows(result, words), [], ...said, ...typed])
}

/** One row per stage, group and comparison, with figures as numbers; empty cells without one. */
function listRecordRows(result: StudyResult, words: RecordVocabulary): CsvCell[][] {
  return listParts(result).flatMap(({ name, groups }) => {
    return groups.flatMap((group) => {
      const compared = [group.rest, group.comparison].filter((one) => one !== null)
      return (compared.length > 0 ? compared : [null]).map((one) => [
        name,
        ...listFigures(group, one, words),
      ])
    })
  })
}

const cell = (value: number | null | undefined): CsvCell =>
  value == null || !Number.isFinite(value) ? '' : Number(value.toPrecision(6))

const endsOf = (interval?: Interval | null) => [cell(interval?.low), cell(interval?.high)]

function listFigures(
  { name, reached, selected, rate, interval }: GroupResult,
  comparison: Comparison | null,
  { reading }: RecordVocabulary,
): CsvCell[] {
  return [
    name,
    reached,
    selected,
    cell(rate),
    ...endsOf(interval),
    cell(comparison?.ratio),
    ...endsOf(comparison?.ratioInterval),
    cell(comparison?.difference),
    ...endsOf(comparison?.differenceInterval),
    cell(comparison?.exactP),
    cell(comparison?.yates?.chiSquare),
    cell(comparison?.yates?.p),
    cell(comparison?.odds),
    comparison ? (comparison.against ?? reading.allOthers) : '',
    comparison ? sayFinding(name, comparison, reading) : '',
  ]
}

type VacancyVocabulary = Vocabulary['vacancies']

/** Vacancies as a table, with sentences and the figures behind them. */
export function presentVacancies(
  { focal, other, strata, totals }: RecordedVacancies,
  words: VacancyVocabulary,
) {
  const result = analyseStrata(strata)
  const passedOf = ({ selected, reached }: Counts) => `${selected} of ${reached}`
  return {
    columns: words.columns.map((column) => fill(column, { focal, other })),
    rows: result.strata.map(({ name, p, focal: one, other: two }) => {
      const [own, rate] = [rateOf(one), rateOf(two)]
      const isKnown = one.reached > 0 && two.reached > 0
      return [
        name,
        passedOf(one),
        passedOf(two),
        isKnown && rate > 0 ? write.ratio(own / rate) : words.notKnown,
        isKnown ? write.pointsOf(own - rate) : words.notKnown,
        write.probability(p),
      ]
    }),
    sentences: [
      ...sayStrata(focal, other, result, words.reading),
      ...sayLeftOut(totals, words.leftOut),
    ],
    finding: result.finding,
    facts: listFacts(result, words),
  }
}

function listFacts(result: StratifiedResult, { facts, notKnown }: VacancyVocabulary) {
  const { ratio, ratioInterval, odds, oddsInterval, test, exactP, sameP, pooledRatio } = result
  const known = (value: number | null, said: (value: number) => string) =>
    value === null || !Number.isFinite(value) ? notKnown : said(value)
  const between = (interval: typeof oddsInterval) => (value: number) =>
    write.ratio(value) + (interval ? ` (${write.interval(interval, write.ratio)})` : '')
  const lines: [string, string][] = [
    [facts.ratio, known(ratio, between(ratioInterval))],
    [facts.odds, known(odds, between(oddsInterval))],
    [facts.test, test ? `${test.chiSquare.toFixed(2)}, ${write.probability(test.p)}` : notKnown],
    [facts.exact, known(exactP, write.probability)],
    [facts.same, known(sameP, write.probability)],
    [facts.pooled, known(pooledRatio, write.ratio)],
  ]
  return lines
}

export function writeVacanciesCsv(
  vacancies: RecordedVacancies,
  record: StudyRecord,
  words: VacancyVocabulary,
): string {
  const { columns, rows, sentences, facts } = presentVacancies(vacancies, words)
  const typed = recordFields.map((field) => [words.fields[field], record[field]])
  const said = [...sentences, words.adjusted].map((sentence) => [words.note, sentence])
  return writeCsv(columns, [...rows, [], ...said, ...facts, [], ...typed])
}
