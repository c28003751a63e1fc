import type { RouterContextProvider } from 'react-router'
import { type PostSummary, readPostQuery } from '../../domain/posts/published.ts'
import { servicesContext } from '../ssr/context.ts'
import { type Pictured, withPictures } from './find-picture.ts'

const newestShown = 3

/** Null while they are out of reach: the page stands without them, and is not to be kept so. */
export async function listNewest(
  context: Readonly<RouterContextProvider>,
): Promise<(PostSummary & Pictured)[] | null> {
  const { posts } = context.get(servicesContext)
  const query = { ...readPostQuery(new URLSearchParams()), perPage: newestShown }
  try {
    const { rows } = await posts.listPublished(query)
    return await withPictures(context, rows)
  } catch {
    return null
  }
}

/** Of a page that shows the newest articles: an answer without them is for this once. */
export function keepOnlyWhole(
  isWhole: boolean,
): { headers: { 'cache-control': string } } | undefined {
  return isWhole ? undefined : { headers: { 'cache-control': 'no-store' } }
}
