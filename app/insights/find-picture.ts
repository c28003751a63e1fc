import type { RouterContextProvider } from 'react-router'
import type { Croppable } from '../../domain/media/crops.ts'
import type { MediaFile } from '../../domain/media/library.ts'
import { type PostSummary, readPostQuery } from '../../domain/posts/published.ts'
import { servicesContext } from '../ssr/context.ts'

type Context = Readonly<RouterContextProvider>

/** The media record of a featured image; null without one, and for a file that is gone. */
export async function findPicture(context: Context, url: string | null): Promise<MediaFile | null> {
  return url === null ? null : context.get(servicesContext).media.findMediaByUrl(url)
}

/** What a card shows of a featured image. */
export interface Pictured {
  picture: Croppable | null
}

/** The posts with their pictures, for cards. A page without any does not rest on the library. */
export async function withPictures<Post extends { featured_image: string | null }>(
  context: Context,
  posts: readonly Post[],
): Promise<(Post & Pictured)[]> {
  const urls = posts.flatMap(({ featured_image }) => featured_image ?? [])
  const found =
    urls.length > 0
      ? await context.get(servicesContext).media.findPicturesIn(urls.join('\n'))
      : new Map<string, MediaFile>()
  return posts.map((post) => ({
    ...post,
    picture: croppableOf(found.get(post.featured_image ?? '')),
  }))
}

/** Not the whole record: on Home it is sent to the browser once more, as data. */
function croppableOf(file: MediaFile | undefined): Croppable | null {
  if (!file?.width) return null
  const { url, width, height, focal_point } = file
  return { url, width, height, focal_point }
}

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
export const keepOnlyWhole = (isWhole: boolean) =>
  isWhole ? undefined : { headers: { 'cache-control': 'no-store' } }
