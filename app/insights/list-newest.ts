import { type PostSummary, readPostQuery } from '../../domain/posts/published.ts'
import type { Services } from '../../server/services.ts'

const newestShown = 3

/** Null while they are out of reach: the page stands without them, and is not to be kept so. */
export async function listNewest(posts: Services['posts']): Promise<PostSummary[] | null> {
  const query = { ...readPostQuery(new URLSearchParams()), perPage: newestShown }
  return posts.listPublished(query).then(
    ({ rows }) => rows,
    () => null,
  )
}

/** Of a page that shows the newest articles: an answer without them is for this once. */
export function keepOnlyWhole(
  isWhole: boolean,
): { headers: { 'cache-control': string } } | undefined {
  return isWhole ? undefined : { headers: { 'cache-control': 'no-store' } }
}
