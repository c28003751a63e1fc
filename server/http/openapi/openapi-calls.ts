import * as z from 'zod/mini'
import { countSchema } from '../../../domain/record.ts'

type Schema = z.ZodMiniType

/** One call of the API, as the document describes it. */
export interface Call {
  method: 'get' | 'post' | 'put' | 'patch' | 'delete'
  /** With parameters in braces, as OpenAPI writes them. */
  path: string
  tag: string
  summary: string
  needsKey: boolean
  query?: Schema
  body?: Schema
  /** The field of a multipart form that holds a file. */
  upload?: string
  /** The whole answer, by the status of a success. */
  answers: Record<number, Schema>
  /** The codes by which its conflicts are told apart. */
  conflicts?: readonly string[]
}

const success = z.literal(true)

/** An answer with one record. */
export const one = (data: Schema) => z.strictObject({ success, data })

/** An answer that says what was done. */
export const done = z.strictObject({ success, message: z.string() })

/** An answer that says what was done, and gives what came of it. */
export const doneWith = (data: Schema) => z.strictObject({ success, message: z.string(), data })

/** How many of the selected records were deleted. */
export const deleted = doneWith(z.strictObject({ deleted: countSchema }))

const paging = { total: countSchema, page: countSchema, per_page: countSchema }

/** An answer with a page of records; `more` stands beside the paging. */
export const list = (row: Schema, more: Record<string, Schema> = {}) =>
  z.strictObject({ success, data: z.array(row), meta: z.strictObject({ ...paging, ...more }) })

/** Every refusal (decisions, D). `data`: the current record, or what is in the way. */
export const refusal = z.strictObject({
  success: z.literal(false),
  message: z.string(),
  code: z.optional(z.string()),
  errors: z.optional(z.record(z.string(), z.string())),
  data: z.optional(z.unknown()),
})

type Described = Omit<Call, 'tag' | 'needsKey'>

/** Calls about one subject that need the admin key. */
export const adminCalls = (tag: string, calls: Described[]): Call[] =>
  calls.map((call) => ({ ...call, tag, needsKey: true, path: `/api/admin${call.path}` }))

/** Calls about one subject that anybody may make. */
export const openCalls = (tag: string, calls: Described[]): Call[] =>
  calls.map((call) => ({ ...call, tag, needsKey: false, path: `/api${call.path}` }))
