import * as z from 'zod/mini'
import { formatNumber } from './wording.ts'

/** The largest integer that both database engines can store. */
export const LARGEST_ID = 2_147_483_647

/** Parses an id from an address or a form in its canonical spelling; null for any other text. */
export function readId(text: unknown): number | null {
  const id = typeof text === 'string' && /^[1-9]\d{0,9}$/.test(text) ? Number(text) : null
  return id !== null && id <= LARGEST_ID ? id : null
}

/** An id or a version in a body or a response: positive, and within both engines' range. */
export const recordIdSchema = z
  .int('This must be a whole number.')
  .check(z.gte(1, 'This must be a positive number.'))
  .check(z.lte(LARGEST_ID, 'This number is too large.'))

const instantMessage = 'This must be a date and time.'

/** A time in a body, with its offset; normalised to ISO 8601 in UTC, to the millisecond. */
export const instantSchema = z.pipe(
  z.iso.datetime({ offset: true, error: instantMessage }).check(
    // After the year 9999 the text is longer and would no longer sort by time.
    z.refine((text) => Date.parse(text) < Date.UTC(10_000, 0), instantMessage),
  ),
  z.transform((text) => new Date(text).toISOString()),
)

/** The version on which a write is based; without one the last write wins. */
export const versionSchema = z.optional(recordIdSchema)

/**
 * The body of a write. Read-only fields are dropped, so that a record can be sent back as read; any
 * other unknown field is refused.
 */
export function writeBodySchema<Shape extends z.core.$ZodLooseShape>(
  shape: Shape,
  readOnly: readonly string[] = [],
) {
  const dropped = Object.fromEntries(readOnly.map((name) => [name, droppedSchema]))
  const body = z.strictObject({ ...dropped, ...shape })
  const pick = (sent: Record<string, unknown>) =>
    Object.fromEntries(Object.entries(sent).filter(([name]) => name in shape))
  return z.pipe(
    body,
    z.transform((sent) => pick(sent) as z.output<z.ZodMiniObject<Shape>>),
  )
}

const droppedSchema = z
  .optional(z.unknown())
  .register(z.globalRegistry, { readOnly: true, description: 'Returned by reads; dropped here.' })

/** An optional text: absent, null and blank all become null. */
export function optionalText<Schema extends z.ZodMiniType<string, string>>(text: Schema) {
  return z.pipe(
    z.optional(z.nullable(text)),
    z.transform((value) => value || null),
  )
}

/** Maximum number of ids per call. */
const mostSelected = 1_000

const selectionMessage = `ids must list 1 to ${formatNumber(mostSelected)} ids.`

/** The selected rows of a table, each once. */
export const selectedIdsSchema = z
  .array(recordIdSchema, selectionMessage)
  .check(z.minLength(1, selectionMessage), z.maxLength(mostSelected, selectionMessage))
  .check(z.overwrite((ids) => [...new Set(ids)]))

/** The body of every call that deletes the selected rows of a table. */
export const selectionSchema = writeBodySchema({ ids: selectedIdsSchema })
