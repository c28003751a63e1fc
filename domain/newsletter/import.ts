import * as z from 'zod/mini'
import { emailAddressMaxLength, isEmailAddress } from '../email-address.ts'
import { invalid } from '../errors.ts'
import { countSchema } from '../record.ts'
import { isStorable } from '../text.ts'
import { formatNumber } from '../wording.ts'
import { writeBodySchema } from '../write-body.ts'
import type { SubscriberStatus } from './subscribers.ts'

/** Most addresses, and the longest file in characters, that one import takes. */
const importMaxRows = 10_000
export const importMaxLength = 2_000_000

const tooMany = `Please import at most ${formatNumber(importMaxRows)} addresses at once.`
const tooLong = 'The file is too long. Please split it.'
const unreadable = 'This text contains characters that cannot be used here.'

const textSchema = z.string().check(z.refine(isStorable, unreadable))

/**
 * A CSV file's text, or a list of addresses. With `dry_run` nothing is stored, and the report says
 * what would be.
 */
export const importSchema = writeBodySchema(
  {
    dry_run: z.optional(z.boolean('dry_run must be true or false.')),
    csv: z.optional(textSchema.check(z.maxLength(importMaxLength, tooLong))),
    emails: z.optional(z.array(textSchema).check(z.maxLength(importMaxRows, tooMany))),
  },
  [],
)
export type SubscriberImport = z.output<typeof importSchema>

/**
 * What becomes of a row: `added`, or why not. `active`, `pending` and `unsubscribed` are what the
 * address is already, or what the file itself says it is; `duplicate` stands further up.
 */
export const importOutcomes = [
  'added',
  'duplicate',
  'active',
  'pending',
  'unsubscribed',
  'invalid',
] as const
export type ImportOutcome = (typeof importOutcomes)[number]

export const importReportSchema = z.strictObject({
  dry_run: z.boolean(),
  /** How many rows had each outcome. */
  counts: z.record(z.enum(importOutcomes), countSchema),
  rows: z.array(
    z.strictObject({
      /** From 1, the head of a file included. */
      row: countSchema,
      email: z.string(),
      outcome: z.enum(importOutcomes),
    }),
  ),
})
export type ImportReport = z.output<typeof importReportSchema>
export type ImportedRow = ImportReport['rows'][number]

/** A row that asks for an address; `status` is what the file says of it, in lower case. */
export interface AskedRow {
  row: number
  email: string
  status: string
}

/**
 * The rows of a body. Throws `invalid` where there is nothing to read, or too much. `readCsv` takes a
 * text apart into records of cells.
 */
export function readImport(
  { csv, emails }: SubscriberImport,
  readCsv: (text: string) => string[][],
): AskedRow[] {
  if ((csv === undefined) === (emails === undefined)) {
    throw refuse('csv', 'Please send either csv or emails.')
  }
  const rows = csv === undefined ? listRows(emails ?? []) : readFile(readCsv(csv))
  if (rows.length > importMaxRows) throw refuse('csv', tooMany)
  return rows
}

const listRows = (emails: readonly string[]) =>
  emails.map((email, index) => ({ row: index + 1, email: email.trim(), status: '' }))

const emailHead = /^e-?mail(?:[ _-]?address)?$/i
const statusHead = /^status$/i

function readFile(records: readonly string[][]): AskedRow[] {
  const head = records[0] ?? []
  const isHead = !head.some((cell) => isEmailAddress(cellOf(cell)))
  const column = head.findIndex((cell) =>
    isHead ? emailHead.test(cell.trim()) : isEmailAddress(cellOf(cell)),
  )
  if (column < 0) {
    throw refuse('csv', 'No column of email addresses was found. Please name it "Email".')
  }
  const statusColumn = isHead ? head.findIndex((cell) => statusHead.test(cell.trim())) : -1
  return records
    .map((cells, index) => ({
      row: index + 1,
      email: cellOf(cells[column] ?? ''),
      status: (cells[statusColumn] ?? '').trim().toLowerCase(),
    }))
    .slice(isHead ? 1 : 0)
    .filter(({ email }) => email !== '')
}

/** Without the apostrophe that our own export puts before what a spreadsheet takes for a formula. */
function cellOf(cell: string): string {
  return cell.trim().replace(/^'(?=[=+\-@])/, '')
}

const refuse = (field: string, message: string) => invalid(message, { [field]: message })

/**
 * What becomes of each row, in order. `known` is the status of those addresses, in lower case,
 * that are stored already: they stay as they are, because only the owner of an address may
 * confirm it or turn it on again.
 */
export function judgeImport(
  rows: readonly AskedRow[],
  known: ReadonlyMap<string, SubscriberStatus>,
): ImportedRow[] {
  const seen = new Set<string>()
  return rows.map(({ row, email, status }) => {
    const address = email.toLowerCase()
    if (!isEmailAddress(email)) {
      return { row, email: email.slice(0, emailAddressMaxLength), outcome: 'invalid' }
    }
    if (seen.has(address)) return { row, email, outcome: 'duplicate' }
    seen.add(address)
    return { row, email, outcome: known.get(address) ?? outcomeOf(status) }
  })
}

/** An exported list that comes back must not turn anybody on either. */
function outcomeOf(status: string): ImportOutcome {
  return status === 'pending' || status === 'unsubscribed' ? status : 'added'
}

export function reportImport(rows: ImportedRow[], isDryRun: boolean): ImportReport {
  const counts = Object.fromEntries(
    importOutcomes.map((outcome) => [
      outcome,
      rows.filter((imported) => imported.outcome === outcome).length,
    ]),
  ) as Record<ImportOutcome, number>
  return { dry_run: isDryRun, counts, rows }
}
