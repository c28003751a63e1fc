import * as z from 'zod/mini'
import { invalid, notFound } from '../../domain/errors.ts'
import { fieldErrors } from '../../domain/field-errors.ts'

const LARGEST_ID = 2_147_483_647

/** Reads a payload by its schema; throws `invalid` with one message per field at fault. */
export function parse<Schema extends z.ZodMiniType>(
  schema: Schema,
  payload: unknown,
): z.output<Schema> {
  const result = z.safeParse(schema, payload ?? {})
  if (result.success) return result.data
  const errors = fieldErrors(result.error.issues)
  throw invalid(Object.values(errors)[0] ?? 'The request could not be read.', errors)
}

/** Ids are positive integers; anything else names nothing, so it throws `not-found`. */
export function parseId(text: string, what: string): number {
  const id = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : Number.NaN
  if (!(id <= LARGEST_ID)) throw notFound(what)
  return id
}
