/** Pasted rows other than stages: figures by vacancy, and scores with a pass mark. */
import { type DecimalSign, readingsOf, readNumber, waysOf } from '../written-number.ts'
import { countReader, limits, readTable } from './draft.ts'
import { findTotals, type LeftOut, nameKey } from './group-names.ts'
import type { Stratum } from './stratified.ts'
import type { Group, Study } from './study.ts'

export const sheetLimits = {
  vacancies: 30,
  scores: 5_000,
  count: 1_000_000,
  length: 100_000,
} as const

export type SheetFault =
  | 'no-rows'
  | 'many-rows'
  | 'columns'
  | 'no-number'
  | 'two-readings'
  | 'few-groups'
  | 'many-groups'
  | 'large-number'
  | 'rising'
  | 'no-line'

/** `row` counts from 1; 0 for an error of the whole sheet. */
export interface SheetError {
  fault: SheetFault
  row: number
  typed?: { text: string; readings: readonly number[] }
}

export type ReadSheet<T> =
  | { value: T; error: null; totals?: readonly LeftOut[] }
  | { value: null; error: SheetError; totals?: undefined }

const refuse = (fault: SheetFault, row = 0, typed?: SheetError['typed']) => ({
  value: null,
  error: typed ? { fault, row, typed } : { fault, row },
})

/**
 * One line per vacancy: its name, reached and passed of the focal group, reached and passed of the
 * other. A first line without numbers is a heading; totals are left out and listed.
 */
export function readVacancies(sheet: string): ReadSheet<Stratum[]> {
  const rows = readFilled(sheet)
  if (rows[0]?.slice(1).every((cell) => readingsOf(cell).length === 0)) rows.shift()
  if (rows.length === 0) return refuse('no-rows')
  if (rows.length > sheetLimits.vacancies) return refuse('many-rows')
  const read = countReader(rows.flatMap(([, ...cells]) => cells))
  const lines: { name: string; counts: number[] }[] = []
  for (const [index, [name = '', ...cells]] of rows.entries()) {
    const row = index + 1
    if (cells.length !== 4) return refuse('columns', row)
    const counts: number[] = []
    for (const text of cells) {
      const count = read(text)
      if (count === null) return refuse('no-number', row)
      if (typeof count === 'object') return refuse('two-readings', row, { text, readings: count })
      counts.push(count)
    }
    const [n1 = 0, a = 0, n2 = 0, c = 0] = counts
    if (Math.max(n1, n2) > sheetLimits.count) return refuse('large-number', row)
    if (a > n1 || c > n2) return refuse('rising', row)
    lines.push({ name: name || String(row), counts })
  }
  const found = findTotals(lines)
  const value = lines
    .filter((line) => !found.has(line))
    .map(({ name, counts: [n1 = 0, a = 0, n2 = 0, c = 0] }) => ({
      name,
      focal: { selected: a, reached: n1 },
      other: { selected: c, reached: n2 },
    }))
  const totals = [...found].map(([{ name }, sign]) => ({ name, sign }))
  return { value, error: null, totals }
}

export interface ScoredStudy {
  study: Study
  /** The pass mark: the given score, or the median of all scores. */
  line: number
  /** Number of people exactly on the pass mark. */
  onTheLine: number
}

/** Passes at or above the given score, or strictly above the median. */
export type ScoreRule = 'line' | 'median'

/** One line per person: group and score. `stage` names the resulting stage, given the pass mark. */
export function readScores(
  sheet: string,
  line: string,
  stage: string | ((line: number) => string),
  rule: ScoreRule = 'line',
): ReadSheet<ScoredStudy> {
  const rows = readFilled(sheet)
  if (rows[0] && readingsOf(rows[0][1] ?? '').length === 0) rows.shift()
  const ways = waysOf(rows.map(([, text = '']) => text))
  const cut = readLine(line, ways)
  if (rule === 'line' && cut === null) return refuse('no-line')
  if (rows.length === 0) return refuse('no-rows')
  if (rows.length > sheetLimits.scores) return refuse('many-rows')
  const people: { name: string; score: number }[] = []
  for (const [index, [name = '', text = '', ...rest]] of rows.entries()) {
    const readings = readingsOf(text)
    if (name === '' || rest.length > 0) return refuse('columns', index + 1)
    const [score] = readings
    if (score === undefined) return refuse('no-number', index + 1)
    if (ways.length !== 1 && readings.length > 1) {
      return refuse('two-readings', index + 1, { text, readings })
    }
    people.push({ name, score: ways[0] ? (readNumber(text, ways[0]) ?? score) : score })
  }
  const passing = rule === 'median' ? median(people.map(({ score }) => score)) : (cut ?? 0)
  const passes = (score: number) => score > passing || (rule === 'line' && score === passing)
  const groups = countGroups(people, passes)
  if (groups.length > limits.groups) return refuse('many-groups')
  if (groups.length < 2) return refuse('few-groups')
  const name = typeof stage === 'string' ? stage : stage(passing)
  const onTheLine = people.filter(({ score }) => score === passing).length
  return { value: { study: { stages: [name], groups }, line: passing, onTheLine }, error: null }
}

/** Drops columns that are empty in every row, except the first (names). */
function readFilled(sheet: string): string[][] {
  const rows = readTable(sheet)
  const full = new Set(rows.flatMap((row) => [...row.keys()].filter((at) => row[at] !== '')))
  return rows.map((row) => row.filter((_, at) => at === 0 || full.has(at)))
}

/** Counts people by group; spellings of one name are one group, named by the first. */
function countGroups(
  people: readonly { name: string; score: number }[],
  passes: (score: number) => boolean,
): Group[] {
  const groups = new Map<string, { name: string; counts: [reached: number, passed: number] }>()
  for (const { name, score } of people) {
    const key = nameKey(name) || name
    const found = groups.get(key) ?? { name: name.slice(0, limits.name), counts: [0, 0] }
    found.counts = [found.counts[0] + 1, found.counts[1] + (passes(score) ? 1 : 0)]
    groups.set(key, found)
  }
  return [...groups.values()]
}

function readLine(line: string, ways: readonly DecimalSign[]): number | null {
  const [way, second] = ways
  const settled = way && second === undefined ? readNumber(line, way) : null
  const readings = readingsOf(line)
  return settled ?? (readings.length === 1 ? (readings[0] ?? null) : null)
}

function median(scores: readonly number[]): number {
  const sorted = scores.toSorted((one, other) => one - other)
  const at = (place: number) => sorted[Math.floor(place)] ?? 0
  return (at((sorted.length - 1) / 2) + at(sorted.length / 2)) / 2
}
