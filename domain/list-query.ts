import * as z from 'zod/mini'
import { singleLine } from './text.ts'

export const searchMaxLength = 200

/**
 * Number of rows in the response when the query names no page; kept from the time before paging,
 * when lists were returned whole.
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

/** The query of a list: page, sort order, search text and filters. */
type ListQuery<Column extends string, Filters> = Page & {
  sort: Sort<Column>
  q?: string | undefined
} & { [Name in Exclude<keyof Filters, keyof PageQuery>]?: z.output<Filters[Name]> | undefined }

const paging = {
  page: z.optional(wholeNumber(1_000_000, 'page must be a whole number from 1.')),
  per_page: z.optional(wholeNumber(unpagedRows, `per_page must be from 1 to ${unpagedRows}.`)),
}

/** The query of a list with a fixed sort order. */
export const pageQuerySchema = z.pipe(z.strictObject(paging), z.transform(pageOf))

/**
 * The query of every list call: `page`, `per_page`, `sort` (a column of the allow-list, with `-`
 * before it for descending; `first` if absent), `q`, and the given filters. Any other parameter is
 * refused.
 */
export function listQuerySchema<
  const Column extends string,
  Filters extends Record<string, z.core.$ZodType>,
>(columns: readonly Column[], first: Column | `-${Column}`, filters: Filters) {
  const sortMessage = `sort must be one of ${columns.join(', ')}, with "-" before it for descending.`
  const sorts = columns.flatMap((column) => [column, `-${column}`])
  const sent = z.strictObject({
    ...paging,
    sort: z.optional(z.enum(sorts, sortMessage)),
    q: z.optional(singleLine(searchMaxLength)),
    ...filters,
  })
  return z.pipe(
    sent,
    z.transform((asked) => settle(asked, first) as ListQuery<Column, Filters>),
  )
}

function settle(asked: object, first: string) {
  const sent: PageQuery & { sort?: string | undefined } = asked
  const { page, per_page, since, until, sort = first, ...filters } = sent
  return { ...filters, ...pageOf({ page, per_page, since, until }), sort: sortOf(sort) }
}

const dayMessage = 'A day must be given as YYYY-MM-DD.'
const day = z.optional(z.iso.date(dayMessage))

/** Filters by day: the first and the last, inclusive, in UTC. */
export const dayFilters = { since: day, until: day }

/** The query of a list with a fixed sort order and a filter by day. */
export const dayPageQuerySchema = z.pipe(
  z.strictObject({ ...paging, ...dayFilters }),
  z.transform(pageOf),
)

/** Whether the text is a valid day for a filter. */
export const isDay = (text: string) => day.safeParse(text).success

export interface Page {
  page: number
  perPage: number
  /** ISO times of a filter by day: the first instant, and the first one after it. */
  from?: string | undefined
  before?: string | undefined
}

interface PageQuery {
  page?: string | undefined
  per_page?: string | undefined
  since?: string | undefined
  until?: string | undefined
}

const DAY_MS = 24 * 60 * 60 * 1000

const dayAfter = (day: string) => new Date(Date.parse(day) + DAY_MS).toISOString()

/** The page of a query; the first `unpagedRows` rows if it names none. */
function pageOf(query: PageQuery): Page {
  const { since, until } = query
  const isUnpaged = query.page === undefined && query.per_page === undefined
  return {
    page: Number(query.page ?? 1),
    perPage: Number(query.per_page ?? (isUnpaged ? unpagedRows : 50)),
    from: since && `${since}T00:00:00.000Z`,
    // The day after 9999-12-31 has a year of five digits, whose text would sort before all others.
    before: until && until < '9999-12-31' ? dayAfter(until) : undefined,
  }
}

function sortOf(sort: string): Sort<string> {
  const descending = sort.startsWith('-')
  return { column: descending ? sort.slice(1) : sort, descending }
}

/** The words of a search in lower case, each once, ten at most. */
export function searchWords(q: string): string[] {
  return [...new Set(q.toLowerCase().split(/\s+/).filter(Boolean))].slice(0, 10)
}
