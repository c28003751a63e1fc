import * as z from 'zod/mini'
import { singleLine } from './text.ts'

export const searchMaxLength = 200

/**
 * Rows that a list call answers with when no page is asked for: before there were pages it was
 * answered whole, and up to here still is.
 */
const unpagedRows = 1_000

const wholeNumber = (max: number, message: string) =>
  z
    .string(message)
    .check(z.regex(/^\d{1,9}$/, message))
    .check(z.refine((text) => Number(text) >= 1 && Number(text) <= max, message))

export interface Sort<Column extends string> {
  column: Column
  descending: boolean
}

/**
 * The query of every list call: `page`, `per_page`, `sort` (a column of the allow-list, `-` before
 * it for descending), `q`, and the filters given. Anything else in the query is refused.
 */
export function listQuerySchema<Filters extends Record<string, z.core.$ZodType>>(
  columns: readonly string[],
  filters: Filters,
) {
  const sortMessage = `sort must be one of ${columns.join(', ')}, with "-" before it for descending.`
  return z.strictObject({
    page: z.optional(wholeNumber(1_000_000, 'page must be a whole number from 1.')),
    per_page: z.optional(wholeNumber(unpagedRows, `per_page must be from 1 to ${unpagedRows}.`)),
    sort: z.optional(
      z.enum(
        columns.flatMap((column) => [column, `-${column}`]),
        sortMessage,
      ),
    ),
    q: z.optional(singleLine(searchMaxLength)),
    ...filters,
  })
}

export interface Page {
  page: number
  perPage: number
}

/** The page that a parsed query asks for; everything up to `unpagedRows` when it names none. */
export function pageOf(query: { page?: string | undefined; per_page?: string | undefined }): Page {
  const isUnpaged = query.page === undefined && query.per_page === undefined
  return {
    page: Number(query.page ?? 1),
    perPage: Number(query.per_page ?? (isUnpaged ? unpagedRows : 50)),
  }
}

/** The order that a parsed query asks for. */
export function sortOf<Column extends string>(
  sort: string | undefined,
  fallback: Sort<Column>,
): Sort<Column> {
  if (sort === undefined) return fallback
  const descending = sort.startsWith('-')
  return { column: (descending ? sort.slice(1) : sort) as Column, descending }
}
