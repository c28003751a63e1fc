/** Writes a post as Markdown with front matter, from which it can be imported again. */
import { stringify } from 'yaml'
import type { PostRecord } from '../../domain/posts/editing.ts'
import { hasMarkup, paragraphsOf } from '../../domain/posts/published.ts'
import { type HtmlTree, listElements, parseHtml } from '../platform/html.ts'
import { writeMarkdown } from './write-markdown.ts'

export interface WriteJob {
  post: Omit<PostRecord, 'typed' | 'saved_by'>
  /** Path of the library's files, relative to the Markdown file. */
  mediaAt: string
}

export function writePost({ post, mediaAt }: WriteJob): string {
  const { content, featured_image } = post
  const tree = parseHtml(hasMarkup(content) ? content : paragraphsOf(content))
  moveAddresses(tree, (address) => address.replace(/^\/media\//, mediaAt))
  const fields = {
    title: signs(post.title),
    slug: post.slug,
    description: signs(post.description),
    status: post.status,
    date: post.publish_at ?? post.published_at ?? undefined,
    categories: post.categories.map(({ name, slug }) => ({ name, slug })),
    regions: post.regions.map(({ name, code }) => ({ name, code })),
    authors:
      post.authors.length > 0 ? post.authors.map(({ name, slug }) => ({ name, slug })) : undefined,
    featured_image: featured_image?.replace(/^\/media\//, mediaAt),
    meta_title: signs(post.meta_title),
    meta_description: signs(post.meta_description),
  }
  return `---\n${stringify(fields, { lineWidth: 0 })}---\n\n${writeMarkdown(tree, post.title)}`
}

/** Escapes entities, because the import decodes them once. */
const signs = (line: string | null) => line?.replace(/&(?=#?\w+;)/g, '&amp;')

/** Rewrites addresses; drops `rel` values that every link to another site gets anyway. */
function moveAddresses(tree: HtmlTree, move: (address: string) => string): void {
  for (const { tagName, properties } of listElements(tree)) {
    const name = tagName === 'img' ? 'src' : 'href'
    if (typeof properties[name] === 'string') properties[name] = move(properties[name])
    if (tagName !== 'a' || !Array.isArray(properties.rel)) continue
    const kept = properties.rel.filter((word) => word !== 'noopener' && word !== 'noreferrer')
    if (kept.length > 0) properties.rel = kept
    else delete properties.rel
  }
}
