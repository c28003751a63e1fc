/** The record card of a study: what was tested, who tested it, and what came of it. */
import { type CsvCell, writeCsv } from '../csv.ts'
import { checkDraft, readSheet } from './draft.ts'
import { type ReadingVocabulary, sayFinding } from './reading.ts'
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

/** Where the card is made as a file, without its ending. */
export const recordFile = '/tools/adverse-impact/record'

const LONGEST = 400

/** What the form of the card holds: the study in `sheet`, and the fields. Null for no such study. */
export function readRecord(
  fields: Iterable<readonly [string, unknown]>,
  stageName: (stage: number) => string,
): { study: Study; record: StudyRecord } | null {
  const texts = new Map<string, string>()
  for (const [name, value] of fields) if (typeof value === 'string') texts.set(name, value)
  const draft = readSheet(texts.get('sheet') ?? '')
  if ('fault' in draft) return null
  const { study } = checkDraft(draft, stageName)
  if (!study) return null
  return { study, record: recordOf((field) => texts.get(field) ?? '') }
}

/** Every field, no longer than a page can hold. */
export function recordOf(textOf: (field: RecordField) => string): StudyRecord {
  const entries = recordFields.map((field) => [field, textOf(field).trim().slice(0, LONGEST)])
  return Object.fromEntries(entries) as StudyRecord
}

/** Every stage, and the whole where there are several. */
export const listParts = ({ stages, whole }: StudyResult): readonly StageResult[] =>
  whole ? [...stages, whole] : stages

/** The pair with the lowest ratio, in the figures that a register of tools takes; null without any. */
export function findLowest(result: StudyResult): { ratio: string; p: string } | null {
  const ratios = listParts(result).flatMap(({ groups }) =>
    groups.flatMap(({ comparison }) => {
      const { ratio, exactP } = comparison ?? { ratio: null, exactP: 1 }
      return ratio === null ? [] : [{ ratio, exactP }]
    }),
  )
  const [lowest] = ratios.toSorted((one, other) => one.ratio - other.ratio)
  return lowest ? { ratio: lowest.ratio.toFixed(3), p: lowest.exactP.toFixed(4) } : null
}

interface RecordVocabulary {
  columns: readonly string[]
  /** Under "Compared with". */
  allOthers: string
  reading: ReadingVocabulary
  fields: Record<RecordField, string>
}

/** Figures first, so that a spreadsheet reads them as a table; then what was typed beside them. */
export function writeRecordCsv(
  result: StudyResult,
  record: StudyRecord,
  words: RecordVocabulary,
): string {
  const { columns, fields } = words
  const notes = recordFields.map((field) => [fields[field], record[field]])
  return writeCsv(columns, [...listRecordRows(result, words), [], ...notes])
}

/** A line for each group of each stage, with figures as numbers; empty where there is none. */
function listRecordRows(result: StudyResult, words: RecordVocabulary): CsvCell[][] {
  return listParts(result).flatMap(({ name, groups }) => {
    return groups.flatMap((group) => {
      const comparisons = group.rest ? [group.comparison, group.rest] : [group.comparison]
      return comparisons.map((one) => [name, ...listFigures(group, one, words)])
    })
  })
}

const cell = (value: number | null | undefined): CsvCell =>
  value === null || value === undefined || !Number.isFinite(value)
    ? ''
    : Number(value.toPrecision(6))

function listFigures(
  { name, reached, selected, rate, interval }: GroupResult,
  comparison: Comparison | null,
  { allOthers, reading }: RecordVocabulary,
): CsvCell[] {
  return [
    name,
    reached,
    selected,
    cell(rate),
    cell(interval?.low),
    cell(interval?.high),
    cell(comparison?.ratio),
    cell(comparison?.ratioInterval?.low),
    cell(comparison?.ratioInterval?.high),
    cell(comparison?.difference),
    cell(comparison?.differenceInterval.low),
    cell(comparison?.differenceInterval.high),
    cell(comparison?.exactP),
    cell(comparison?.yates?.chiSquare),
    cell(comparison?.yates?.p),
    cell(comparison?.odds),
    comparison ? (comparison.against ?? allOthers) : '',
    comparison ? sayFinding(name, comparison, reading) : '',
  ]
}
