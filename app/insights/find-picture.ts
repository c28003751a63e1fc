import type { RouterContextProvider } from 'react-router'
import type { Croppable } from '../../domain/media/crops.ts'
import type { MediaFile } from '../../domain/media/library.ts'
import { type PostSummary, readPostQuery } from '../../domain/posts/published.ts'
import { ifInReach, servicesContext } from '../ssr/context.ts'

type Context = Readonly<RouterContextProvider>

/** The media record of a featured image; null without one or if the file is deleted. */
export async function findPicture(context: Context, url: string | null): Promise<MediaFile | null> {
  return url === null ? null : context.get(servicesContext).media.findMediaByUrl(url)
}

/** The featured image of a card. */
export interface Pictured {
  picture: Croppable | null
}

/** Posts with their pictures, for cards. Without pictures the page gets no `media` cache tag. */
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

/** Only the fields needed: Home also sends them to the browser as loader data. */
function croppableOf(file: MediaFile | undefined): Croppable | null {
  if (!file?.width) return null
  const { url, width, height, focal_point } = file
  return { url, width, height, focal_point }
}

const newestShown = 3

/** The newest posts; empty while the database is unavailable. */
export async function listNewest(context: Context): Promise<(PostSummary & Pictured)[]> {
  const query = { ...readPostQuery(new URLSearchParams()), perPage: newestShown }
  const newest = await ifInReach(context, async ({ posts }) => {
    const { rows } = await posts.listPublished(query)
    return withPictures(context, rows)
  })
  return newest ?? []
}
