/**
 * Typed or pasted input, and the study that valid input makes. Shared by the form in the browser,
 * the form posted without script, and the record card.
 */
import { readCsv } from '../csv.ts'
import { readingsOf, waysOf } from '../written-number.ts'
import { findTotals, isUnsaid, nameKey } from './group-names.ts'
import type { Group, Study } from './study.ts'

/** The input as typed; invalid input is kept. */
export interface Draft {
  stages: readonly string[]
  groups: readonly DraftGroup[]
  /** Rows pasted from a spreadsheet. */
  sheet: string
  /** Headings of the sheet's columns with shares, which are not read as counts. */
  shares?: readonly string[]
  leavesSmallOut?: boolean
}

export interface DraftGroup {
  name: string
  /** Number of stages plus one. */
  counts: readonly string[]
  /** The box "people who did not say". */
  isUnsaid?: boolean
}

/** 30 groups suffice for two or three sexes by seven ethnicities, plus people who did not say. */
export const limits = { stages: 5, groups: 30, count: 1_000_000, name: 80, sheet: 20_000 } as const

/** Error codes; the messages are in the content. */
export const draftFaults = [
  'few-groups',
  'many-groups',
  'many-stages',
  'no-stage',
  'no-name',
  'same-name',
  'long-name',
  'no-number',
  'two-readings',
  'large-number',
  'rising',
  'no-sheet',
] as const
export type DraftFault = (typeof draftFaults)[number]

export interface DraftError {
  /** Name of the field: "count-0-1"; "sheet" and "groups" for the whole. */
  field: string
  fault: DraftFault
  /** Name of the group, for the message. */
  group: string
  /** An ambiguous text and the two numbers that it may mean. */
  typed?: { text: string; readings: readonly number[] }
}

export const fieldNames = {
  stage: (stage: number) => `stage-${stage}`,
  group: (group: number) => `group-${group}`,
  count: (group: number, step: number) => `count-${group}-${step}`,
  unsaid: (group: number) => `unsaid-${group}`,
  leaveSmallOut: 'leave-small-out',
} as const

export function createDraft(stages: number, groups: number): Draft {
  const counts = Array.from({ length: stages + 1 }, () => '')
  return {
    stages: Array.from({ length: stages }, () => ''),
    groups: Array.from({ length: groups }, () => ({ name: '', counts })),
    sheet: '',
  }
}

/** Reads the fields of the form; ignores fields beyond the limits. */
export function readDraft(fields: Iterable<readonly [string, unknown]>): Draft {
  const texts = new Map<string, string>()
  for (const [name, value] of fields) if (typeof value === 'string') texts.set(name, value)
  const textOf = (name: string) => (texts.get(name) ?? '').slice(0, limits.name * 2)
  const countUp = (most: number, nameOf: (index: number) => string) => {
    let found = 0
    while (found < most && texts.has(nameOf(found))) found++
    return found
  }
  const stages = Math.max(1, countUp(limits.stages, fieldNames.stage))
  const groups = Math.max(2, countUp(limits.groups, fieldNames.group))
  return {
    stages: Array.from({ length: stages }, (_, stage) => textOf(fieldNames.stage(stage))),
    groups: Array.from({ length: groups }, (_, group) => ({
      name: textOf(fieldNames.group(group)),
      counts: Array.from({ length: stages + 1 }, (_, step) =>
        textOf(fieldNames.count(group, step)),
      ),
      isUnsaid: texts.has(fieldNames.unsaid(group)),
    })),
    leavesSmallOut: texts.has(fieldNames.leaveSmallOut),
    sheet: (texts.get('sheet') ?? '').slice(0, limits.sheet),
  }
}

/** Adds an empty group, up to the limit. */
export function addGroup(draft: Draft): Draft {
  if (draft.groups.length >= limits.groups) return draft
  const counts = draft.stages.map(() => '').concat('')
  return { ...draft, groups: [...draft.groups, { name: '', counts }] }
}

export function addStage(draft: Draft): Draft {
  if (draft.stages.length >= limits.stages) return draft
  const groups = draft.groups.map((group) => ({ ...group, counts: [...group.counts, ''] }))
  return { ...draft, stages: [...draft.stages, ''], groups }
}

export type CheckedDraft = { study: Study; errors: null } | { study: null; errors: DraftError[] }

/**
 * The study of a draft, or its errors; `stageName` names a stage without a name. Empty rows are
 * left out, and so are totals, which the study lists.
 */
export function checkDraft(draft: Draft, stageName: (stage: number) => string): CheckedDraft {
  const rows = draft.groups
    .map((group, index) => ({ ...group, index, name: group.name.trim() }))
    .filter(({ name, counts }) => name !== '' || counts.some((text) => text.trim() !== ''))
  const keys = rows.map(({ name }) => nameKey(name) || name)
  const cells = rows.flatMap(({ counts }) => counts)
  const read = countReader(cells, readTable(draft.sheet).flat())
  const errors = rows.flatMap((row, at) => checkGroup(row, keys.indexOf(keys[at] ?? '') < at, read))
  if (rows.length < 2) errors.push({ field: 'groups', fault: 'few-groups', group: '' })
  const long = draft.stages.findIndex((name) => name.trim().length > limits.name)
  if (long >= 0) errors.push({ field: fieldNames.stage(long), fault: 'long-name', group: '' })
  if (errors.length > 0) return { study: null, errors }
  const all: Group[] = rows.map(({ name, counts, isUnsaid: isTicked = false }) => ({
    name,
    counts: counts.map((text) => readCount(text) ?? 0),
    ...(isTicked ? { isUnsaid: true } : {}),
  }))
  const totals = findTotals(all)
  const study: Study = {
    stages: draft.stages.map((name, stage) => name.trim() || stageName(stage)),
    groups: all.filter((group) => !totals.has(group)),
  }
  if (totals.size > 0) study.totals = [...totals].map(([group, sign]) => ({ ...group, sign }))
  if (draft.leavesSmallOut) study.leavesSmallOut = true
  return { study, errors: null }
}

function checkGroup(
  { name, counts, index }: DraftGroup & { index: number },
  isRepeated: boolean,
  read: ReadCount,
): DraftError[] {
  const inName = (fault: DraftFault): DraftError => {
    return { field: fieldNames.group(index), fault, group: name }
  }
  const errors: DraftError[] = []
  if (name === '') errors.push(inName('no-name'))
  else if (isRepeated) errors.push(inName('same-name'))
  else if (name.length > limits.name) errors.push(inName('long-name'))
  let before = Number.POSITIVE_INFINITY
  for (const [step, text] of counts.entries()) {
    const field = fieldNames.count(index, step)
    const count = read(text)
    if (typeof count === 'object' && count !== null) {
      const typed = { text: text.trim(), readings: count }
      errors.push({ field, fault: 'two-readings', group: name, typed })
      continue
    }
    const fault = faultOf(count, before)
    if (fault) errors.push({ field, fault, group: name })
    if (count !== null) before = Math.min(before, count)
  }
  return errors
}

function faultOf(count: number | null, before: number): DraftFault | null {
  if (count === null) return 'no-number'
  if (count > limits.count) return 'large-number'
  return count > before ? 'rising' : null
}

/** A whole number, with or without thousands separators; null for anything else. */
export function readCount(text: string): number | null {
  const plain = text.normalize('NFKC').trim()
  const isCount = /^(\d{1,12}|[1-9]\d{0,2}([ ,.'’\u2009])\d{3}(?:\2\d{3}){0,2})$/.test(plain)
  return isCount ? Number(plain.replace(/\D/g, '')) : null
}

/** A count, the possible numbers of an ambiguous text, or null for anything else. */
export type ReadCount = (text: string) => number | null | readonly number[]

/**
 * Reads the cells of one table: a sign that is a decimal point anywhere in it (or in `beside`) is
 * no thousands separator. If all cells are ambiguous, they stay so.
 */
export function countReader(counts: readonly string[], beside: readonly string[] = []): ReadCount {
  const cells = counts.filter((text) => text.trim() !== '')
  const open = cells.filter((text) => readingsOf(text).length > 1)
  const isMixed = ['.', ','].every((sign) => open.some((text) => text.includes(sign)))
  const decimals = [...cells, ...beside].map((text) => {
    const [sign = '', second] = waysOf([text.replace('%', '')])
    return second === undefined && text.includes(sign) ? sign : ''
  })
  const isSettled = !isMixed && open.length < cells.length
  return (text) => {
    const readings = readingsOf(text)
    if (readings.length === 0 || (readings[0] ?? 0) < 0) return null
    const count = readCount(text)
    const isThousands = isSettled && !decimals.some((sign) => sign !== '' && text.includes(sign))
    if (count !== null && (readings.length === 1 || isThousands)) return count
    return [...new Set([...readings, Number(text.replace(/\D/g, ''))])]
  }
}

/** Parses spreadsheet rows: one group per line, with an optional heading line. */
export function readSheet(sheet: string): Draft | DraftError {
  const cells = readTable(sheet)
  const fault = (kind: DraftFault): DraftError => ({ field: 'sheet', fault: kind, group: '' })
  const [first = []] = cells
  if (first.length < 2) return fault('no-sheet')
  const hasHeading = isHeading(first)
  const rows = hasHeading ? cells.slice(1) : cells
  const width = Math.max(...cells.map((row) => row.length))
  const at = (row: readonly string[], column: number) => row[column] ?? ''
  const columns = Array.from({ length: width - 1 }, (_, step) => step + 1).filter((column) =>
    rows.some((row) => at(row, column) !== ''),
  )
  const shares = columns.filter((column) => areShares(rows.map((row) => at(row, column))))
  const steps = columns.filter((column) => !shares.includes(column))
  if (steps.length < 2) return fault('no-stage')
  if (steps.length - 1 > limits.stages) return fault('many-stages')
  if (rows.length > limits.groups) return fault('many-groups')
  return {
    stages: steps.slice(1).map((column) => (hasHeading ? at(first, column) : '')),
    groups: rows.map((row) => ({
      name: at(row, 0),
      counts: steps.map((column) => at(row, column)),
      isUnsaid: isUnsaid(at(row, 0)),
    })),
    shares: shares.map((column) => (hasHeading && at(first, column)) || String(column + 1)),
    sheet,
  }
}

/** The cells of the pasted text, without empty lines and titles. */
export function readTable(sheet: string): string[][] {
  const lines = sheet.replace(/"[^"]*"/g, '"').match(/\S[^\r\n]*/g) ?? []
  const parts = (mark: string) => lines.filter((line) => line.includes(mark)).length
  // Numbers may contain commas, so a comma separates cells only if most lines have no tab or ";".
  const separator = ['\t', ';'].find((mark) => parts(mark) * 2 > lines.length) ?? ','
  const cells = readCsv(sheet, separator).map((row) => row.map((cell) => cell.trim()))
  // Skips title lines, then a row of spanning cells, which has fewer cells than the heading below.
  const rows = cells.slice(cells.findIndex(([, ...rest]) => rest.some(Boolean))).filter(countFilled)
  const [top = [], next = ['', '0']] = rows
  const isTitled = [top, next].every(isHeading) && countFilled(top) < countFilled(next)
  return rows.slice(isTitled ? 1 : 0)
}

/** Whether a row has no number after its first cell. */
const isHeading = ([, ...cells]: readonly string[]) =>
  !cells.some((cell) => readingsOf(cell.replace('%', '')).length > 0)

const countFilled = (row: readonly string[]) => row.filter(Boolean).length

/** Whether a column holds rates or ratios: fractions or percentages besides 0, 1 and 100. */
function areShares(cells: readonly string[]): boolean {
  const given = cells.filter((cell) => /\d/.test(cell))
  const isFraction = (cell: string) => {
    const readings = readingsOf(cell.replace('%', ''))
    return readings.length === 1 && (cell.includes('%') || readCount(cell) === null)
  }
  const isEnd = (cell: string) => ['0', '1', '100'].includes(cell) || /^[01][.,]0+$/.test(cell)
  return given.some(isFraction) && given.every((cell) => isFraction(cell) || isEnd(cell))
}

/** The study as rows that `readSheet` can read. */
export function writeSheet(
  { stages, groups, totals = [] }: Study,
  heading: readonly [string, string],
): string {
  const clean = (text: string) => text.replace(/^"+|[\t\r\n]+/g, ' ')
  const rows = [...groups, ...totals].map(({ name, counts }) => [clean(name), ...counts])
  return [[...heading, ...stages.map(clean)], ...rows].map((row) => row.join('\t')).join('\n')
}
