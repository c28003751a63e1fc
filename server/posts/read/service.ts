/** What visitors read: public posts only, no drafts or scheduled posts. */
import { namedLaws } from '../../../content/en/law/named-laws.ts'
import { articleSlugOf } from '../../../domain/analytics.ts'
import { notFound } from '../../../domain/errors.ts'
import { labelKinds, labelNames } from '../../../domain/labels.ts'
import type {
  PostCategory,
  PostFilters,
  PostQuery,
  PostRegion,
  PostSummary,
  PublicAuthor,
  PublishedPost,
  RelatedPost,
  SafeHtml,
} from '../../../domain/posts/published.ts'
import { oldPathOf } from '../../../domain/site-paths.ts'
import { isSlug } from '../../../domain/slug.ts'
import { readingMinutes } from '../../../domain/text.ts'
import { findMovedKey } from '../../labels/service.ts'
import { fillPlaceholders } from '../../media/service.ts'
import type { Ports } from '../../ports.ts'
import type { Database } from '../../tables.ts'
import { renderApart } from '../content/apart.ts'
import { fillBookmarks, listBookmarks } from '../content/blocks.ts'
import { isCurrent, nameRendering } from '../content/render.ts'
import { listFiling } from '../write/filing-store.ts'
import {
  findContent,
  findRendering,
  keepRendering,
  readRenderings,
  shortenText,
} from '../write/store.ts'
import * as store from './store.ts'

export { renderContent } from '../content/render.ts'
export {
  createPreview,
  createTypedPreview,
  getPreview,
  listPreviews,
  revokePreview,
} from './previews.ts'

const MOST_RELATED = 3
const MOST_BOOKMARKS = 50

export type ReadingPorts = Pick<Ports, 'db' | 'clock'>

const nowOf = ({ clock }: ReadingPorts) => clock.now().toISOString()

export async function findPublished(
  ports: ReadingPorts,
  slug: string,
): Promise<PublishedPost | null> {
  const row = isSlug(slug) ? await store.findPublic(ports.db, nowOf(ports), slug) : null
  if (!row) return null
  const { content, meta_title, meta_description, ...summary } = row
  const [filed] = await withLabels(ports.db, [summary])
  return filed ? { ...filed, content: content as SafeHtml, meta_title, meta_description } : null
}

/**
 * The content as HTML for the page: safe, and rendered when the post was saved. Only bookmarks of
 * other articles are filled in now, because those change independently.
 */
export async function readHtml(ports: ReadingPorts, post: Pick<PublishedPost, 'id' | 'content'>) {
  const html = await findHtml(ports, post)
  const ids = listBookmarks(html).slice(0, MOST_BOOKMARKS)
  if (ids.length === 0) return html
  return fillBookmarks(html, await store.listPublicByIds(ports.db, nowOf(ports), ids))
}

async function findHtml(
  { db }: Pick<ReadingPorts, 'db'>,
  { id, content }: Pick<PublishedPost, 'id' | 'content'>,
): Promise<string> {
  const name = nameRendering(content)
  const cached = await findRendering(db, id, name)
  if (cached !== null) return cached
  const html = await renderApart(content)
  // Only a cache: a reader does not wait for a database that accepts no writes.
  void keepRendering(db, id, name, html).catch(() => {})
  return html
}

/**
 * Renders posts without a current rendering: from a backup, an import or an older version. Runs
 * ahead, so that no reader waits. Returns the number of posts rendered.
 */
export async function renderAhead({ db }: Pick<ReadingPorts, 'db'>, signal?: AbortSignal) {
  let made = 0
  for await (const { id, rendered_by } of readRenderings(db)) {
    if (signal?.aborted) break
    const content = isCurrent(rendered_by) ? null : await findContent(db, id)
    if (content === null) continue
    await keepRendering(db, id, nameRendering(content), await renderApart(content))
    await shortenText(db, id)
    made += 1
  }
  return made
}

/** A post for the public API, with a placeholder for each deleted file. Throws `not-found`. */
export async function getPublished(ports: ReadingPorts, slug: string): Promise<PublishedPost> {
  const post = await findPublished(ports, slug)
  if (!post) throw notFound('The article')
  return { ...post, content: (await fillPlaceholders(ports, post.content)) as SafeHtml }
}

/**
 * The path to which an old address leads, or null. The current slug of a public post wins over
 * another post's former slug.
 */
export async function findRedirect(ports: ReadingPorts, address: string): Promise<string | null> {
  const path = oldPathOf(address)
  if (path === null) return null
  const slug = articleSlugOf(path)
  if (slug !== null && (await store.findPublic(ports.db, nowOf(ports), slug))) return null
  return store.findRedirect(ports.db, nowOf(ports), path)
}

/** Whether the slug is that of a public post, or its address redirects. */
export async function isKnown(ports: ReadingPorts, slug: string): Promise<boolean> {
  return isSlug(slug) && store.isKnown(ports.db, nowOf(ports), slug)
}

export async function listPublished(ports: ReadingPorts, query: PostQuery) {
  const { rows, total } = await store.listPublic(ports.db, nowOf(ports), query)
  return { rows: await withLabels(ports.db, rows), total }
}

/** Up to three other posts: most categories and laws in common first, then the newest. */
export async function listRelated(
  ports: ReadingPorts,
  post: Pick<PublishedPost, 'id' | 'categories'>,
): Promise<RelatedPost[]> {
  const own = await store.readTexts(ports.db, [post.id])
  const laws = namedIn(own.get(post.id))
  const rows = await store.listRelated(
    ports.db,
    nowOf(ports),
    { ...post, named: laws.map(({ written }) => written) },
    MOST_RELATED,
  )
  const texts = await store.readTexts(
    ports.db,
    rows.map(({ id }) => id),
  )
  const related = await withLabels(ports.db, rows)
  return related.map((other) => ({
    ...other,
    laws: namedIn(texts.get(other.id), laws).map(({ name }) => name),
  }))
}

function namedIn(text = '', among = namedLaws) {
  return among.filter(({ written }) => text.includes(written))
}

/** Null for an author without a public post. */
export async function findAuthor(ports: ReadingPorts, slug: string): Promise<PublicAuthor | null> {
  return isSlug(slug) ? store.findPublicAuthor(ports.db, nowOf(ports), slug) : null
}

/**
 * The query with merged labels replaced by those they were merged into; null if none was merged.
 * Used when the query itself finds nothing.
 */
export async function findMerged(
  { db }: Pick<ReadingPorts, 'db'>,
  query: PostQuery,
): Promise<PostQuery | null> {
  const moved: PostQuery = { ...query }
  for (const kind of labelKinds) {
    const name = labelNames[kind]
    const key = kind === 'regions' ? query.region?.toUpperCase() : query[name]
    moved[name] = (key && (await findMovedKey(db, kind, key))) || query[name]
  }
  return labelKinds.some((kind) => moved[labelNames[kind]] !== query[labelNames[kind]])
    ? moved
    : null
}

/** The slug of the author into which this one was merged. */
export async function findMergedAuthor({ db }: Pick<ReadingPorts, 'db'>, slug: string) {
  return isSlug(slug) ? findMovedKey(db, 'authors', slug) : null
}

/** The categories and regions of at least one public article, by name. */
export async function listFilters(ports: ReadingPorts): Promise<PostFilters> {
  const now = nowOf(ports)
  const categories = await store.listInUse<PostCategory>(ports.db, now, 'categories')
  return { categories, regions: await store.listInUse<PostRegion>(ports.db, now, 'regions') }
}

/** Slug and last change of the newest public posts, at most `most`. */
export async function listAddresses(ports: ReadingPorts, most: number) {
  const rows = await store.listAddresses(ports.db, nowOf(ports), most)
  return rows.map((row) => ({ slug: row.slug, changed_at: changeOf(row) }))
}

/** The later of last change and publication: a scheduled post goes public without a change. */
export function changeOf({
  updated_at,
  published_at,
}: Pick<PostSummary, 'updated_at' | 'published_at'>) {
  return updated_at > published_at ? updated_at : published_at
}

/** When the next post goes public by itself after `since`, or null. */
export async function findNextPublication({ db }: Pick<ReadingPorts, 'db'>, since: Date) {
  const at = await store.findNextPublication(db, since.toISOString())
  return at === null ? null : new Date(at)
}

/** Adds the labels of the posts: three statements, however many posts. */
async function withLabels(db: Database, rows: store.SummaryRow[]): Promise<PostSummary[]> {
  const filingOf = await listFiling(db, rows, 'name')
  return rows.map(({ word_count, ...row }) => ({
    ...row,
    ...filingOf(row),
    reading_minutes: readingMinutes(word_count),
  }))
}
