/** Pasted rows that are no study of stages: vacancies kept apart, and scores with a line through them. */
import { readCount } from './draft.ts'
import type { Stratum } from './stratified.ts'
import type { Study } from './study.ts'

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
  | 'large-number'
  | 'rising'
  | 'no-line'

/** `row` counts from 1; 0 where the fault is of the whole. */
export interface SheetError {
  fault: SheetFault
  row: number
}

export type ReadSheet<T> = { value: T; error: null } | { value: null; error: SheetError }

const refuse = <T>(fault: SheetFault, row = 0): ReadSheet<T> => ({
  value: null,
  error: { fault, row },
})

function splitRows(sheet: string): string[][] {
  const lines = sheet.split(/\r\n|\r|\n/).filter((line) => line.trim() !== '')
  const separator = ['\t', ';', ','].find((mark) => lines[0]?.includes(mark)) ?? '\t'
  return lines.map((line) => line.split(separator).map((cell) => cell.trim()))
}

/**
 * A line for each vacancy: its name, then reached and passed of the group looked at, then reached and
 * passed of the other. A first line without numbers is a heading.
 */
export function readVacancies(sheet: string): ReadSheet<Stratum[]> {
  const rows = splitRows(sheet)
  if (rows[0]?.slice(1).every((cell) => readCount(cell) === null)) rows.shift()
  if (rows.length === 0) return refuse('no-rows')
  if (rows.length > sheetLimits.vacancies) return refuse('many-rows')
  const strata: Stratum[] = []
  for (const [index, [name = '', ...cells]] of rows.entries()) {
    const row = index + 1
    if (cells.length !== 4) return refuse('columns', row)
    const counts = cells.map(readCount)
    if (counts.includes(null)) return refuse('no-number', row)
    const [n1 = 0, a = 0, n2 = 0, c = 0] = counts.map((count) => count ?? 0)
    if (Math.max(n1, n2) > sheetLimits.count) return refuse('large-number', row)
    if (a > n1 || c > n2) return refuse('rising', row)
    strata.push({
      name: name || String(row),
      focal: { selected: a, reached: n1 },
      other: { selected: c, reached: n2 },
    })
  }
  return { value: strata, error: null }
}

export interface ScoredStudy {
  study: Study
  /** People who stand on the line itself; they count as passed. */
  onTheLine: number
}

/** A line for each person: group and score. A person who reaches the line has passed. */
export function readScores(sheet: string, line: string, stage: string): ReadSheet<ScoredStudy> {
  const cut = readScore(line)
  if (cut === null) return refuse('no-line')
  const rows = splitRows(sheet)
  if (rows[0] && readScore(rows[0][1] ?? '') === null) rows.shift()
  if (rows.length === 0) return refuse('no-rows')
  if (rows.length > sheetLimits.scores) return refuse('many-rows')
  const groups = new Map<string, [reached: number, passed: number]>()
  let onTheLine = 0
  for (const [index, [name = '', text = '', ...rest]] of rows.entries()) {
    if (name === '' || rest.length > 0) return refuse('columns', index + 1)
    const score = readScore(text)
    if (score === null) return refuse('no-number', index + 1)
    const [reached, passed] = groups.get(name) ?? [0, 0]
    groups.set(name, [reached + 1, passed + (score >= cut ? 1 : 0)])
    if (score === cut) onTheLine += 1
  }
  if (groups.size < 2 || groups.size > 12) return refuse('columns')
  const study = {
    stages: [stage],
    groups: [...groups].map(([name, counts]) => ({ name: name.slice(0, 80), counts })),
  }
  return { value: { study, onTheLine }, error: null }
}

/** "62.5" and "62,5"; null for what is no number. */
function readScore(text: string): number | null {
  const trimmed = text.trim().replace(',', '.')
  return /^-?\d{1,9}(\.\d{1,6})?$/.test(trimmed) ? Number(trimmed) : null
}
