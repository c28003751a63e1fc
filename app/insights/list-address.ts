import type { MetaDescriptor } from 'react-router'
import { insightsPage } from '../../content/en/pages/insights.ts'
import { announceFeed } from '../page-meta.ts'

export interface ListFilters {
  q?: string | undefined
  /** Slug. */
  category?: string | undefined
  /** Code. */
  region?: string | undefined
}

/** Address of the filtered list: only filters that are set, in the order of the form. */
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

/** A GET form sends empty fields too, which would give the same list a second address. */
export function hasBlanks(query: URLSearchParams): boolean {
  return [...query.values()].some((value) => value.trim() === '')
}

const { rss, atom } = insightsPage.feeds

export const feeds = [
  { name: rss, type: 'application/rss+xml', href: '/feeds/insights.rss' },
  { name: atom, type: 'application/atom+xml', href: '/feeds/insights.atom' },
] as const

/** Lets a feed reader discover the feeds from the page's address. */
export const feedLinks: MetaDescriptor[] = feeds.map(({ name, type, href }) =>
  announceFeed(`${insightsPage.title} (${name})`, href, type),
)
