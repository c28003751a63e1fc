import * as z from 'zod/mini'
import { readCsv } from '../csv.ts'
import { emailAddressMaxLength, isEmailAddress } from '../email-address.ts'
import { invalid } from '../errors.ts'
import { countEach, countSchema } from '../record.ts'
import { isStorable } from '../text.ts'
import { formatNumber } from '../wording.ts'
import { writeBodySchema } from '../write-body.ts'
import {
  canSayYes,
  consentAnswers,
  findConsentColumns,
  judgeRow,
  plainWords,
  type Verdict,
} from './consent.ts'
import type { SubscriberStatus } from './subscribers.ts'

/** Limits of an import: addresses, and characters of the file. */
const importMaxRows = 10_000
export const importMaxLength = 2_000_000

const tooMany = `Please import at most ${formatNumber(importMaxRows)} addresses at once.`
const tooLong = 'The file is too long. Please split it.'
const unreadable = 'This text contains characters that cannot be used here.'

const textSchema = z.string().check(z.refine(isStorable, unreadable))

/**
 * The text of a CSV file, or a list of addresses. With `dry_run` nothing is stored, only reported.
 * `address_column`: the name of the column to use if several contain addresses. `answers`: the
 * meaning of unknown values of consent.
 */
export const importSchema = writeBodySchema({
  dry_run: z.optional(z.boolean()),
  csv: z.optional(textSchema.check(z.maxLength(importMaxLength, tooLong))),
  emails: z.optional(z.array(textSchema).check(z.maxLength(importMaxRows, tooMany))),
  address_column: z.optional(textSchema),
  answers: z.optional(z.record(textSchema, z.enum(consentAnswers))),
})
export type SubscriberImport = z.output<typeof importSchema>

/**
 * The outcome of a row: `added`, or why not. `active`, `pending` and so on: the address has this
 * status already; `refused`: the file says no, or lacks a yes; `asked`: it has an unknown value of
 * consent; `duplicate`: the address is in an earlier row.
 */
export const importOutcomes = [
  'added',
  'refused',
  'asked',
  'duplicate',
  'active',
  'pending',
  'unsubscribed',
  'undeliverable',
  'invalid',
] as const
export type ImportOutcome = (typeof importOutcomes)[number]

export const importReportSchema = z.strictObject({
  dry_run: z.boolean(),
  /** How many rows had each outcome. */
  counts: z.record(z.enum(importOutcomes), countSchema),
  /** Columns with addresses, of which one has to be chosen; empty if there is no choice. */
  address_columns: z.array(z.string()),
  /** Columns about consent. */
  heeded: z.array(z.string()),
  /** The other columns, which are not stored. */
  left_out: z.array(z.string()),
  /** Unknown values of the columns about consent, and how many rows have them. */
  asks: z.array(z.strictObject({ column: z.string(), value: z.string(), rows: countSchema })),
  rows: z.array(
    z.strictObject({
      /** From 1, including the header of a file. */
      row: countSchema,
      email: z.string(),
      outcome: z.enum(importOutcomes),
      /** The value in the file that keeps the row out. */
      reason: z.optional(z.string()),
    }),
  ),
})
export type ImportReport = z.output<typeof importReportSchema>
export type ImportedRow = ImportReport['rows'][number]

/** An address to import, and the file's verdict on its consent. */
export interface AskedRow {
  row: number
  email: string
  verdict: Verdict
}

export interface AskedList extends Pick<ImportReport, 'address_columns' | 'heeded' | 'left_out'> {
  rows: AskedRow[]
}

/** The rows of a body. Throws `invalid` if there is nothing to read, or too much. */
export function readImport(body: SubscriberImport): AskedList {
  const { csv, emails } = body
  if ((csv === undefined) === (emails === undefined)) {
    throw refuse('csv', 'Please send either csv or emails.')
  }
  const list = csv === undefined ? readList(emails ?? []) : readFile(readCsv(csv), body)
  if (list.rows.length > importMaxRows) throw refuse('csv', tooMany)
  return list
}

const agreed: Verdict = { says: 'yes' }
const undivided = { address_columns: [], heeded: [], left_out: [] }

const readList = (emails: readonly string[]): AskedList => ({
  ...undivided,
  rows: emails.map((email, index) => ({
    row: index + 1,
    email: addressOf(email),
    verdict: agreed,
  })),
})

const emailHead = /^e ?mail(?: adress| address)?$/

/** Reads a file, which may begin with blank lines and may have no header. */
function readFile(records: readonly string[][], body: SubscriberImport): AskedList {
  const first = records.findIndex((cells) => cells.some((cell) => cell.trim() !== ''))
  const top = records[first] ?? []
  const head = top.some((cell) => isEmailAddress(addressOf(cell))) ? [] : top
  const begin = head.length > 0 ? first + 1 : first
  const below = records.slice(begin)
  const names = Array.from(
    { length: below.reduce((most, { length }) => Math.max(most, length), head.length) },
    (_, at) => head[at]?.trim() || `Column ${at + 1}`,
  )
  // Each cell takes at least a character, except in rows shorter than the longest.
  if (names.length * below.length > 2 * importMaxLength) throw refuse('csv', tooLong)
  const found = findAddressColumns(head, below)
  const chosen = found.length > 1 ? found.filter((at) => names[at] === body.address_column) : found
  const [column, other] = chosen
  if (column === undefined || other !== undefined) return askForColumn(found, names, body)
  const columns = findConsentColumns(head, below).filter(({ at }) => at !== column)
  const needsYes = canSayYes(columns)
  const answers = Object.fromEntries(
    Object.entries(body.answers ?? {}).map(([value, answer]) => [plainWords(value), answer]),
  )
  const heeded = columns.map(({ name }) => name)
  return {
    address_columns: [],
    heeded,
    left_out: names.filter((name, at) => at !== column && !heeded.includes(name)),
    rows: below
      .map((cells, index) => {
        const said = judgeRow(cells, columns, answers)
        const verdict = said.says === 'silent' && !needsYes ? agreed : said
        return { row: begin + index + 1, email: addressOf(cells[column] ?? ''), verdict }
      })
      .filter(({ email }) => email !== ''),
  }
}

/** Columns in which at least half of the cells are addresses; if none, those named so. */
function findAddressColumns(head: readonly string[], below: readonly string[][]): number[] {
  const width = below.reduce((most, { length }) => Math.max(most, length), head.length)
  const all = Array.from({ length: width }, (_, at) => at)
  const holding = all.filter((at) => {
    const cells = below.map(({ [at]: cell = '' }) => cell).filter((cell) => cell.trim() !== '')
    const addresses = cells.filter((cell) => cell.includes('@') && isEmailAddress(addressOf(cell)))
    return cells.length > 0 && 2 * addresses.length >= cells.length
  })
  return holding.length > 0
    ? holding
    : all.filter((at) => emailHead.test(plainWords(head[at] ?? ''))).slice(0, 1)
}

function askForColumn(
  found: readonly number[],
  names: readonly string[],
  { dry_run }: SubscriberImport,
): AskedList {
  if (found.length === 0) {
    throw refuse('csv', 'No column of email addresses was found. Please name it "Email".')
  }
  const address_columns = found.map((at) => names[at] ?? '')
  if (dry_run) return { ...undivided, address_columns, rows: [] }
  const message = `Several columns hold addresses: ${address_columns.join(', ')}. Please name one.`
  throw refuse('address_column', message)
}

/**
 * The address in a cell: without a name, invisible characters, and the apostrophe by which our own
 * export escapes formulas.
 */
function addressOf(cell: string): string {
  const text = cell.replace(/[\p{Cf}\p{Cc}]/gu, '').trim()
  const [, inner = text] = /<([^<>\s@]+@[^<>\s@]+)>[\s,;]*$/.exec(text) ?? []
  return inner
    .trim()
    .replace(/^'(?=[=+\-@])/, '')
    .replace(/^mailto:/i, '')
}

const refuse = (field: string, message: string) => invalid(message, { [field]: message })

/**
 * The outcome of each row, in order. `known`: statuses of stored addresses, in lower case. They do
 * not change, because only the owner of an address may confirm or reactivate it. If an address
 * occurs twice, a no counts.
 */
export function judgeImport(
  rows: readonly AskedRow[],
  known: ReadonlyMap<string, SubscriberStatus>,
): ImportedRow[] {
  const seen = new Set<string>()
  const objections = new Map(
    rows
      .filter(({ verdict }) => verdict.says === 'no')
      .map((one) => [one.email.toLowerCase(), one]),
  )
  return rows.map(({ row, email, verdict: own }) => {
    const address = email.toLowerCase()
    if (!isEmailAddress(email)) {
      return { row, email: email.slice(0, emailAddressMaxLength), outcome: 'invalid' }
    }
    if (seen.has(address)) return { row, email, outcome: 'duplicate' }
    seen.add(address)
    const status = known.get(address)
    if (status) return { row, email, outcome: status }
    const verdict = objections.get(address)?.verdict ?? own
    if (verdict.says === 'yes') return { row, email, outcome: 'added' }
    const outcome = verdict.says === 'unknown' ? 'asked' : 'refused'
    return { row, email, outcome, reason: reasonOf(verdict) }
  })
}

function reasonOf(verdict: Verdict): string {
  if (!('value' in verdict)) return 'The file does not say that they agreed.'
  const { column, value } = verdict
  const said = column.voice === 'status' ? value : `${column.name}: ${value}`
  return `The file says: ${said.slice(0, 200)}`
}

/** Limit on unknown values in a report. */
const MOST_ASKS = 100

function asksOf(rows: readonly AskedRow[]): ImportReport['asks'] {
  const asks = new Map<string, ImportReport['asks'][number]>()
  for (const { verdict } of rows) {
    if (verdict.says !== 'unknown') continue
    const value = plainWords(verdict.value)
    const ask = asks.get(value) ?? { column: verdict.column.name, value: verdict.value, rows: 0 }
    ask.rows += 1
    asks.set(value, ask)
  }
  return [...asks.values()].slice(0, MOST_ASKS)
}

export function reportImport(
  { rows: asked, ...columns }: AskedList,
  rows: ImportedRow[],
  isDryRun: boolean,
): ImportReport {
  const counts = countEach(
    importOutcomes,
    rows.map(({ outcome }) => outcome),
  )
  return { dry_run: isDryRun, counts, ...columns, asks: asksOf(asked), rows }
}
