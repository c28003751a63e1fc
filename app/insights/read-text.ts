import type { RouterContextProvider } from 'react-router'
import type { PublishedPost } from '../../domain/posts/published.ts'
import { listSections, type Section } from '../../domain/posts/sections.ts'
import { placePrerendered, servicesContext } from '../ssr/context.ts'

/** The text of an article, and what its page has to know of it. */
export interface ReadText {
  /** Safe to be set as such; it may be only a mark in its place. */
  html: string
  sections: Section[]
  /** Whether there is a still whose film a script has to bring (server/posts/content/render.ts). */
  hasFilm: boolean
}

/** The text of an article as its readers get it. */
export async function readText(
  context: Readonly<RouterContextProvider>,
  post: Pick<PublishedPost, 'id' | 'content'>,
): Promise<ReadText> {
  const { posts, media } = context.get(servicesContext)
  const html = await media.showFiles(await posts.readHtml(post))
  const hasFilm = html.includes('data-player="')
  return { html: placePrerendered(context, html), sections: listSections(html), hasFilm }
}
