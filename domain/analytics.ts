import * as z from 'zod/mini'
import { sitePaths } from './site-paths.ts'
import { isSlug } from './slug.ts'

/** Events that a page reports itself; the server counts completions where they happen. */
export const pageEventNames = [
  'page_view',
  'quickscore_started',
  'roi_calculated',
  'contact_sent',
  'newsletter_subscribed',
] as const

export const noSuchPage = 'The path must be that of a public page, without a query.'
const known = new Set<string>(sitePaths)
const article = '/insights/'

/**
 * Body of `POST /api/analytics/events`. Strict, so that no personal data can be sent: only names
 * from the list above and paths of our own pages.
 */
export const pageEventSchema = z.strictObject({
  name: z.enum(pageEventNames, 'There is no event of this name.'),
  properties: z.strictObject({ path: z.string().check(z.refine(isPagePath, noSuchPage)) }),
})

export type PageEvent = z.output<typeof pageEventSchema>

function isPagePath(path: string): boolean {
  const slug = articleSlugOf(path)
  return known.has(path) || (slug !== null && isSlug(slug))
}

/** The slug of an article's path; null for any other page. */
export function articleSlugOf(path: string): string | null {
  return path.startsWith(article) ? path.slice(article.length) : null
}
