/**
 * The view of a list, kept in the page's address: search, filters, order, page. Whatever somebody
 * types into the address, the result is a view that the API accepts.
 */

import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { isDay, searchMaxLength } from '../../../domain/list-query.ts'
import type { Column } from './column.tsx'

/** Rows per page; the first is the default and is left out of the address. */
export const pageSizes = [25, 50, 100] as const
const rowsPerPage = pageSizes[0]

/** The allow-lists of one list. */
export interface ListRules {
  /** Columns that can be sorted by. */
  columns: readonly string[]
  /** As the API takes it: a column, "-" before it for descending. */
  defaultSort: string
  /** Values of each filter, by its name in the address and in the API. */
  filters: Readonly<Record<string, { includes(value: string): boolean }>>
}

/** Columns and filters of a list. */
export interface ListKind<Row> {
  columns: readonly Column<Row>[]
  filters?: readonly ListFilter[]
  /** Whether the list can be filtered by day. */
  hasDays?: true
  /** Newest first if absent. */
  defaultSort?: string
}

export interface ListFilter {
  /** Name in the address and in the API. */
  name: string
  label: string
  /** The first choice: no filter. */
  all: string
  /** Value and word of each other choice. */
  options: readonly (readonly [string, string])[]
  /** Accepts any id; an unknown one finds nothing. */
  takesAnyId?: true
}

/** A filter with a word for each value. */
export const filterBy = (
  name: string,
  label: string,
  all: string,
  words: Readonly<Record<string, string>>,
): ListFilter => ({ name, label, all, options: Object.entries(words) })

const aDay = { includes: isDay }
export const dayRules = { since: aDay, until: aDay }
const anyId = { includes: (value: string) => /^[1-9]\d{0,8}$/.test(value) }

export function rulesOf<Row>(kind: ListKind<Row>): ListRules {
  const { columns, filters = [], hasDays, defaultSort = '-created_at' } = kind
  const chosen = filters.map(({ name, options, takesAnyId }) => [
    name,
    takesAnyId ? anyId : options.map(([value]) => value),
  ])
  return {
    columns: columns.flatMap(({ sort }) => sort?.column ?? []),
    defaultSort,
    filters: { ...(hasDays && dayRules), ...Object.fromEntries(chosen) },
  }
}

interface ListView {
  q: string
  sort: string
  page: number
  perPage: number
  /** Only those that are set. */
  filters: Readonly<Record<string, string>>
}

type ListChange = Partial<Omit<ListView, 'filters'>> & { filters?: Record<string, string> }

export function readListView(params: URLSearchParams, rules: ListRules): ListView {
  const sort = params.get('sort') ?? ''
  const page = params.get('page') ?? ''
  const perPage = pageSizes.find((size) => String(size) === params.get('per_page'))
  const filters = Object.entries(rules.filters).flatMap(([name, values]) => {
    const value = params.get(name) ?? ''
    return values.includes(value) ? [[name, value] as const] : []
  })
  return {
    q: cleanSearch(params.get('q') ?? ''),
    sort: rules.columns.includes(sort.replace(/^-/, '')) ? sort : rules.defaultSort,
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
    perPage: perPage ?? rowsPerPage,
    filters: Object.fromEntries(filters),
  }
}

/** Search text as the API takes it: one line, trimmed, not too long. */
export function cleanSearch(text: string): string {
  const line = text
    .toWellFormed()
    .replace(/[\p{Cc}\p{Noncharacter_Code_Point}\u2028\u2029]+/gu, ' ')
  return line.trim().slice(0, searchMaxLength).toWellFormed().trim()
}

/** Any change other than of the page goes back to the first page. */
export function changeListView(view: ListView, change: ListChange): ListView {
  const filters = Object.entries({ ...view.filters, ...change.filters }).filter(([, set]) => set)
  return { ...view, page: 1, ...change, filters: Object.fromEntries(filters) }
}

/** The query string for `view`, without defaults; other parameters (the tab) stay. */
export function writeListView(
  params: URLSearchParams,
  view: ListView,
  rules: ListRules,
): URLSearchParams {
  const next = new URLSearchParams(params)
  const values = {
    ...Object.fromEntries(Object.keys(rules.filters).map((name) => [name, ''])),
    ...view.filters,
    q: view.q,
    sort: view.sort === rules.defaultSort ? '' : view.sort,
    page: view.page === 1 ? '' : String(view.page),
    per_page: view.perPage === rowsPerPage ? '' : String(view.perPage),
  }
  for (const [name, value] of Object.entries(values)) {
    if (value) next.set(name, value)
    else next.delete(name)
  }
  return next
}

/** The query of the list call. `page` and `perPage` differ from the screen's in an export. */
export function toApiQuery(view: ListView, page = view.page, perPage = view.perPage): string {
  const query = new URLSearchParams({ ...view.filters, sort: view.sort })
  if (view.q) query.set('q', view.q)
  query.set('page', String(page))
  query.set('per_page', String(perPage))
  return query.toString()
}

/** Whether the list leaves anything out. */
export const isNarrowed = ({ q, filters }: ListView) => q !== '' || Object.keys(filters).length > 0

export interface ListViewState {
  rules: ListRules
  view: ListView
  /** `replace` keeps what is typed letter by letter out of the browser's history. */
  change: (change: ListChange, options?: { replace?: boolean }) => void
  /** Whether search or filters that can be cleared leave anything out. */
  isNarrowed: boolean
  clear: () => void
}

/** The view of a list, kept in the page's address. */
export function useListView(rules: ListRules): ListViewState {
  const [params, setParams] = useSearchParams()
  const view = readListView(params, rules)
  const change: ListViewState['change'] = (wanted, { replace = false } = {}) => {
    // Reads the address itself, because a change made a moment ago may not have rendered yet.
    const current = new URLSearchParams(window.location.search)
    const next = changeListView(readListView(current, rules), wanted)
    setParams(writeListView(current, next, rules), { replace, preventScrollReset: true })
  }
  return { rules, view, change, isNarrowed: isNarrowed(view), clear: () => change(clearing(view)) }
}

/**
 * The view of a list in a dialog over another list, and so not kept in the page's address. `fixed`
 * filters are not the user's choice and cannot be cleared.
 */
export function useLocalListView(rules: ListRules, fixed: ListView['filters']): ListViewState {
  const [free, setFree] = useState<ListView>(() => readListView(new URLSearchParams(), rules))
  const change = (wanted: ListChange) => setFree((current) => changeListView(current, wanted))
  return {
    rules,
    view: { ...free, filters: { ...free.filters, ...fixed } },
    change,
    isNarrowed: isNarrowed(free),
    clear: () => change(clearing(free)),
  }
}

function clearing({ filters }: ListView): ListChange {
  return { q: '', filters: Object.fromEntries(Object.keys(filters).map((name) => [name, ''])) }
}
