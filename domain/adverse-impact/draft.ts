/**
 * What somebody typed or pasted, and the study that it makes once it holds together. The same for the
 * form in the browser, the form posted without script, and the record card.
 */
import type { Group, Study } from './study.ts'

/** As typed: nothing is thrown away while it is wrong. */
export interface Draft {
  stages: readonly string[]
  groups: readonly DraftGroup[]
  /** Rows pasted from a spreadsheet. */
  sheet: string
}

export interface DraftGroup {
  name: string
  /** One more than there are stages. */
  counts: readonly string[]
}

export const limits = { stages: 5, groups: 12, count: 1_000_000, name: 80, sheet: 20_000 } as const

/** What is wrong, as a code: the words are the content's. */
export const draftFaults = [
  'few-groups',
  'many-groups',
  'many-stages',
  'no-stage',
  'no-name',
  'same-name',
  'long-name',
  'no-number',
  'large-number',
  'rising',
  'no-sheet',
] as const
export type DraftFault = (typeof draftFaults)[number]

export interface DraftError {
  /** Name of the field: "count-0-1"; "sheet" and "groups" for the whole. */
  field: string
  fault: DraftFault
  /** Filled into the words. */
  group: string
}

export const fieldNames = {
  stage: (stage: number) => `stage-${stage}`,
  group: (group: number) => `group-${group}`,
  count: (group: number, step: number) => `count-${group}-${step}`,
} as const

export function createDraft(stages: number, groups: number): Draft {
  const counts = Array.from({ length: stages + 1 }, () => '')
  return {
    stages: Array.from({ length: stages }, () => ''),
    groups: Array.from({ length: groups }, () => ({ name: '', counts })),
    sheet: '',
  }
}

/** Reads the fields of the form; more of them than are allowed are left out. */
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
    })),
    sheet: (texts.get('sheet') ?? '').slice(0, limits.sheet),
  }
}

/** With room for one more group, or one more stage. */
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
 * The study in a draft; `stageName` names a stage that has none. Rows without any entry are left out.
 */
export function checkDraft(draft: Draft, stageName: (stage: number) => string): CheckedDraft {
  const rows = draft.groups
    .map((group, index) => ({ ...group, index, name: group.name.trim() }))
    .filter(({ name, counts }) => name !== '' || counts.some((text) => text.trim() !== ''))
  const names = rows.map(({ name }) => name.toLowerCase())
  const errors = rows.flatMap((row, at) => checkGroup(row, names.indexOf(names[at] ?? '') < at))
  if (rows.length < 2) errors.push({ field: 'groups', fault: 'few-groups', group: '' })
  const long = draft.stages.findIndex((name) => name.trim().length > limits.name)
  if (long >= 0) errors.push({ field: fieldNames.stage(long), fault: 'long-name', group: '' })
  if (errors.length > 0) return { study: null, errors }
  const groups: Group[] = rows.map(({ name, counts }) => {
    return { name, counts: counts.map((text) => readCount(text) ?? 0) }
  })
  const stages = draft.stages.map((name, stage) => name.trim() || stageName(stage))
  return { study: { stages, groups }, errors: null }
}

function checkGroup(
  { name, counts, index }: DraftGroup & { index: number },
  isRepeated: boolean,
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
    const count = readCount(text)
    const fault = faultOf(count, before)
    if (fault) errors.push({ field: fieldNames.count(index, step), fault, group: name })
    if (count !== null) before = Math.min(before, count)
  }
  return errors
}

function faultOf(count: number | null, before: number): DraftFault | null {
  if (count === null) return 'no-number'
  if (count > limits.count) return 'large-number'
  return count > before ? 'rising' : null
}

/** A whole number, with or without the marks that part its thousands; null for anything else. */
export function readCount(text: string): number | null {
  const trimmed = text.trim()
  if (/^\d{1,12}$/.test(trimmed)) return Number(trimmed)
  const parted = /^\d{1,3}([ ,.'’\u00a0\u202f])\d{3}(?:\1\d{3}){0,2}$/.test(trimmed)
  return parted ? Number(trimmed.replace(/\D/g, '')) : null
}

/** Rows of a spreadsheet as a draft: groups in lines, a heading line if there is one. */
export function readSheet(sheet: string): Draft | DraftError {
  const lines = sheet.split(/\r\n|\r|\n/).filter((line) => line.trim() !== '')
  const separator = ['\t', ';', ','].find((mark) => lines[0]?.includes(mark))
  const fault = (kind: DraftFault): DraftError => ({ field: 'sheet', fault: kind, group: '' })
  if (lines.length === 0 || !separator) return fault('no-sheet')
  const cells = lines.map((line) => line.split(separator).map(unquote))
  const [first = []] = cells
  const hasHeading = first.slice(1).every((cell) => readCount(cell) === null)
  const rows = hasHeading ? cells.slice(1) : cells
  const width = Math.max(...cells.map((row) => row.length))
  if (width < 3) return fault('no-stage')
  if (width - 2 > limits.stages) return fault('many-stages')
  if (rows.length > limits.groups) return fault('many-groups')
  const at = (row: readonly string[], column: number) => row[column] ?? ''
  const steps = Array.from({ length: width - 1 }, (_, step) => step + 1)
  return {
    stages: steps.slice(1).map((column) => (hasHeading ? at(first, column) : '')),
    groups: rows.map((row) => ({
      name: at(row, 0),
      counts: steps.map((column) => at(row, column)),
    })),
    sheet,
  }
}

function unquote(cell: string): string {
  const trimmed = cell.trim()
  return /^".*"$/.test(trimmed) ? trimmed.slice(1, -1).replaceAll('""', '"').trim() : trimmed
}

/** The study as rows that `readSheet` reads again. */
export function writeSheet({ stages, groups }: Study, heading: readonly [string, string]): string {
  const clean = (text: string) => text.replace(/[\t\r\n]+/g, ' ')
  const rows = groups.map(({ name, counts }) => [clean(name), ...counts.map(String)])
  return [[...heading, ...stages.map(clean)], ...rows].map((row) => row.join('\t')).join('\n')
}
