/** The envelope that every answer of the API comes in: its makers, and its schemas for routes. */
import * as z from 'zod/mini'
import type { Page } from '../../domain/list-query.ts'
import { countSchema } from '../../domain/record.ts'

type Schema = z.ZodMiniType

const success = z.literal(true)

/** An answer with one record. */
export const one = (data: Schema) => z.strictObject({ success, data })

/** An answer that says what was done. */
export const done = z.strictObject({ success, message: z.string() })

/** An answer that says what was done, and gives what came of it. */
export const doneWith = (data: Schema) => z.strictObject({ success, message: z.string(), data })

const paging = { total: countSchema, page: countSchema, per_page: countSchema }

/** An answer with a page of records; `more` stands beside the paging. */
export const list = (row: Schema, more: Record<string, Schema> = {}) =>
  z.strictObject({ success, data: z.array(row), meta: z.strictObject({ ...paging, ...more }) })

/** Every refusal. `data`: the current record, or what is in the way. */
export const refusal = z.strictObject({
  success: z.literal(false),
  message: z.string(),
  code: z.optional(z.string()),
  errors: z.optional(z.record(z.string(), z.string())),
  data: z.optional(z.unknown()),
})

/** Makes the answer that `list` describes. */
export function presentList(
  { page, perPage }: Page,
  { rows, total }: { rows: readonly unknown[]; total: number },
  more: object = {},
) {
  return { success: true, data: rows, meta: { total, page, per_page: perPage, ...more } }
}
