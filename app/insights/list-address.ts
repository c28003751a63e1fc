export interface ListFilters {
  q?: string | undefined
  /** Slug. */
  category?: string | undefined
  /** Code. */
  region?: string | undefined
}

/** Where the list is with these filters: only what is set, in the order in which the form sends it. */
export function listAddress({ q, category, region }: ListFilters, page = 1): string {
  const query = new URLSearchParams()
  if (q) query.set('q', q)
  if (category) query.set('category', category)
  if (region) query.set('region', region)
  if (page > 1) query.set('page', String(page))
  return query.size > 0 ? `/insights?${query}` : '/insights'
}

export function isFiltered({ q, category, region }: ListFilters): boolean {
  return Boolean(q || category || region)
}

/** A form sends its empty fields, too; they say nothing and would make a second address. */
export function hasBlanks(query: URLSearchParams): boolean {
  return [...query.values()].some((value) => value.trim() === '')
}
