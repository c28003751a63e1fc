/** Staff's use of posts. Every write is sanitised, versioned, recorded and kept as a revision. */
import { conflictWords } from '../../../content/en/admin/words.ts'
import { changedFields } from '../../../domain/activity.ts'
import { type Actor, requireRole } from '../../../domain/actor.ts'
import { invalid, notFound, stillLeads, taken, versionConflict } from '../../../domain/errors.ts'
import { type LabelKind, labelNames } from '../../../domain/labels.ts'
import {
  type AdminPostQuery,
  type ListedPost,
  type PostChange,
  type PostFields,
  type PostRecord,
  type PostWrite,
  postActionOf,
  postMaxLengths,
  publicationTime,
  stateOf,
} from '../../../domain/posts/editing.ts'
import { slugMaxLength } from '../../../domain/slug.ts'
import { fill, formatShortDateTime } from '../../../domain/wording.ts'
import { recordActivity } from '../../activity/service.ts'
import { listExistingLabels, type Merge, mergeLabel } from '../../labels/service.ts'
import { findMediaByUrl, recordMediaUses } from '../../media/service.ts'
import { findValue } from '../../platform/db/rows.ts'
import { changeContent, claimVersion } from '../../platform/db/transactions.ts'
import type { Ports } from '../../ports.ts'
import type { Database, Trx } from '../../tables.ts'
import { prepareApart } from '../content/apart.ts'
import { holdsNothing, type SafeContent } from '../content/sanitise.ts'
import { normaliseSums, storeViews, sumViews, type ViewPorts } from '../read/views-service.ts'
import { findSaver, listTypists } from '../revisions/store.ts'
import { adoptWriting, endAutosave, findPostOf } from '../revisions/writing-store.ts'
import { listFiling, refilePosts } from './filing-store.ts'
import { listPosts as listRows } from './list-store.ts'
import * as slugs from './slugs-store.ts'
import * as store from './store.ts'

export { prepareApart } from '../content/apart.ts'
export { holdsNothing } from '../content/sanitise.ts'
export { type LinkedPost, listLinkedPosts } from './outgoing-links.ts'
export { keepOldPaths } from './redirects.ts'
export { findIdsBySlug, findTwin } from './slugs-store.ts'
export { listTitles, listUnchanged } from './store.ts'

export type PostPorts = Pick<Ports, 'db' | 'clock' | 'onChange' | 'origin'>

/** Action of a write in the activity log. */
type PostAction = 'create' | 'restore' | ReturnType<typeof postActionOf>

export async function listPosts(ports: ViewPorts, actor: Actor, query: AdminPostQuery) {
  requireRole(actor, 'reader')
  const { db, clock } = ports
  // The response includes reads counted by this process up to now.
  await storeViews(ports)
  if (query.sort.column === 'views') await normaliseSums({ db, clock })
  const { rows, total } = await listRows(db, query, clock.now().toISOString())
  const viewsOf = await sumViews({ db, clock }, rows)
  const filed = await withLabels(db, rows)
  return { rows: filed.map((post) => ({ ...post, views: viewsOf(post) })), total }
}

/** Throws `not-found`. */
export async function getPost({ db }: Pick<PostPorts, 'db'>, actor: Actor, id: number) {
  requireRole(actor, 'reader')
  return readPost(db, id)
}

/** Throws `invalid`; `conflict`: `slug_taken`. */
export async function createPost(
  ports: PostPorts,
  actor: Actor,
  { autosave, writing, takesSlug, ...fields }: PostWrite,
): Promise<PostRecord> {
  requireRole(actor, 'editor')
  const content = await prepare(ports, fields)
  const now = ports.clock.now().toISOString()
  return changeContent(ports, 'posts', async (trx) => {
    const made = writing ? await findPostOf(trx, writing) : null
    if (made !== null) throw savedMeanwhile(await readPost(trx, made))
    await requireFreeSlug(trx, { slug: fields.slug, id: 0, takesSlug })
    await requireFiling(trx, fields)
    const row = {
      ...columnsOf(fields, content),
      author_id: 1,
      published_at: publicationTime({ ...fields, published_at: null }, now),
      version: 1,
      created_at: now,
      updated_at: now,
    }
    const id = await store.insertPost(trx, row, fields, actor.keyId)
    if (writing) await adoptWriting(trx, writing, id)
    await endAutosave(trx, { postId: id, keyId: actor.keyId, mark: autosave })
    const changed = Object.keys(fields).toSorted()
    return finishWrite(ports, trx, { actor, id, action: 'create', fields: changed })
  })
}

/** The error names who saved the newer version, and when. */
function savedMeanwhile(current: PostRecord) {
  const name = current.saved_by.key_name ?? 'Somebody else'
  const time = formatShortDateTime(current.updated_at)
  return versionConflict(current, `${name} saved a newer version on ${time}.`)
}

/**
 * Throws `not-found`; `invalid`; `conflict`: `version_conflict`, `slug_taken`. `action`: `restore`
 * if the post goes back to an earlier save.
 */
export async function updatePost(
  ports: PostPorts,
  actor: Actor,
  id: number,
  { version, autosave, writing: _, takesSlug, ...fields }: PostChange,
  action: 'update' | 'restore' = 'update',
): Promise<PostRecord> {
  requireRole(actor, 'editor')
  const content = await prepare(ports, fields)
  const now = ports.clock.now().toISOString()
  return changeContent(ports, 'posts', async (trx) => {
    const before = await claimVersion(trx, 'posts', { id, version })
    const filed = await readPost(trx, id)
    if (!before) throw savedMeanwhile(filed)
    const isOld = fields.slug === before.slug
    await requireFreeSlug(trx, { slug: fields.slug, id, takesSlug: takesSlug || isOld })
    await requireFiling(trx, fields)
    await moveSlug(trx, before, fields.slug, now)
    const post = {
      ...columnsOf(fields, content),
      featured_image: fields.featured_image ?? hiddenImage(before, filed),
      published_at: publicationTime({ ...fields, published_at: before.published_at }, now),
      updated_at: now,
    }
    await store.updatePost(trx, id, post, fields, actor.keyId)
    await endAutosave(trx, { postId: id, keyId: actor.keyId, mark: autosave })
    const changed = changedFields<PostFields>(filed, { ...fields, content: content.html })
    const { published_at } = post
    const led = postActionOf(
      stateOf(filed, now),
      stateOf({ status: fields.status, published_at }, now),
    )
    const recorded = action === 'update' ? led : action
    return finishWrite(ports, trx, { actor, id, action: recorded, fields: changed })
  })
}

/**
 * Creates a draft from the saved words, picture and labels, with another title and slug. Throws
 * `not-found`; `conflict`: `slug_taken` if somebody else takes the slug at the same time.
 */
export async function duplicatePost(ports: PostPorts, actor: Actor, id: number) {
  requireRole(actor, 'editor')
  const post = await readPost(ports.db, id)
  const name = (text: string) => fill(conflictWords.copyName, { name: text })
  const roomForName = postMaxLengths.title - name('').length
  return createPost(ports, actor, {
    title: name(post.title.slice(0, roomForName)),
    slug: await findFreeSlug(ports, copySlug(post.slug)),
    description: post.description,
    content: post.content,
    featured_image: post.featured_image,
    meta_title: post.meta_title,
    meta_description: post.meta_description,
    status: 'draft',
    publish_at: null,
    category_ids: post.category_ids,
    region_ids: post.region_ids,
    author_ids: post.author_ids,
  })
}

/** "audit-copy". */
const copySlug = (slug: string) =>
  `${slug.slice(0, slugMaxLength - '-copy-99999'.length).replace(/-$/, '')}-copy`

/**
 * The slug, or the first one with a number behind it ("audit-2") that no post has or had and that
 * is not among `others`.
 */
export async function findFreeSlug(
  { db }: Pick<PostPorts, 'db'>,
  slug: string,
  others: ReadonlySet<string> = new Set(),
): Promise<string> {
  const base = slug.slice(0, slugMaxLength - '-99999'.length).replace(/-$/, '')
  const known = await slugs.listSlugs(db, base)
  for (let number = 1; ; number += 1) {
    const free = number === 1 ? slug : `${base}-${number}`
    if (!known.has(free) && !others.has(free)) return free
  }
}

/** Runs before the transaction: on SQLite, a query of the library would wait for its end. */
async function prepare(ports: PostPorts, fields: PostFields): Promise<SafeContent> {
  const content = await prepareApart(fields.content)
  if (holdsNothing(content)) throw refuse('content', 'Please write some content.')
  const image = fields.featured_image
  const picture = image === null ? null : await findMediaByUrl(ports, image)
  if (image !== null && picture?.file_type !== 'image') {
    throw refuse('featured_image', 'Please choose a picture from the media library.')
  }
  return content
}

interface WantedSlug {
  slug: string
  /** The id of the post that wants the slug; 0 for a new post. */
  id: number
  takesSlug: boolean | undefined
}

async function requireFreeSlug(trx: Trx, { slug, id, takesSlug }: WantedSlug) {
  if (await slugs.isSlugTaken(trx, slug, id)) {
    throw taken('slug', 'A blog post with this slug already exists.')
  }
  const former = takesSlug ? null : await slugs.findByOldSlug(trx, slug, id)
  if (former) {
    const message = `Links with this slug still lead to "${former.title}".`
    throw stillLeads('slug', message, former)
  }
}

async function requireFiling(trx: Trx, fields: PostFields) {
  for (const kind of ['regions', 'categories', 'authors'] as const) {
    const name = `${labelNames[kind]}_ids` as const
    const there = await listExistingLabels(trx, kind, fields[name])
    if (there.length < fields[name].length) {
      throw refuse(name, `A selected ${labelNames[kind]} no longer exists.`)
    }
  }
}

export const refuse = (field: string, message: string) => invalid(message, { [field]: message })

/** Redirects a slug under which the post was public to the new one. */
async function moveSlug(
  trx: Trx,
  before: { id: number; slug: string; published_at: string | null },
  slug: string,
  now: string,
) {
  if (slug === before.slug) return
  await slugs.dropOldSlug(trx, before.id, slug)
  const wasPublic = before.published_at !== null && before.published_at <= now
  if (wasPublic) await slugs.keepOldSlug(trx, before.id, before.slug)
}

/** Keeps a featured image that forms omit because its file is in the trash and may come back. */
const hiddenImage = (stored: Pictured, shown: Pictured) =>
  shown.featured_image === null ? stored.featured_image : null

type Pictured = Pick<PostFields, 'featured_image'>

/** The last step of every write: records the use of files and the activity, returns the post. */
export async function finishWrite(
  { clock }: Pick<PostPorts, 'clock'>,
  trx: Trx,
  { actor, id, action, fields }: { actor: Actor; id: number; action: PostAction; fields: string[] },
): Promise<PostRecord> {
  const post = await readPost(trx, id)
  const { content } = post
  // The stored value: `post` omits an image whose file is deleted.
  const featured_image = await findValue(trx, 'posts', id, 'featured_image')
  await recordMediaUses(trx, id, { content, featured_image })
  const now = clock.now()
  await recordActivity(trx, { actor, action, noun: 'posts', recordId: id, fields, now })
  return post
}

function columnsOf(fields: PostFields, content: SafeContent) {
  const { category_ids: _, region_ids: __, author_ids: ___, ...columns } = fields
  return { ...columns, content }
}

/** Throws `not-found`. */
export async function readPost(db: Database, id: number): Promise<PostRecord> {
  const row = await store.findPost(db, id)
  if (!row) throw notFound('The blog post')
  const { content, meta_title, meta_description, word_count: _, ...listed } = row
  const [filed] = await withLabels(db, [listed])
  if (!filed) throw notFound('The blog post')
  const saved_by = await findSaver(db, id)
  return { ...filed, content, meta_title, meta_description, saved_by }
}

async function withLabels(
  db: Database,
  rows: store.ListedRow[],
): Promise<Omit<ListedPost, 'views'>[]> {
  const filingOf = await listFiling(db, rows, 'chosen')
  const typistOf = await listTypists(db, rows)
  return rows.map((row) => {
    const { categories, regions, authors } = filingOf(row)
    return {
      ...row,
      categories,
      category_ids: categories.map(({ id }) => id).toSorted((one, other) => one - other),
      regions,
      region_ids: regions.map(({ id }) => id),
      region_id: regions[0]?.id ?? null,
      authors,
      author_ids: authors.map(({ id }) => id),
      typed: typistOf(row),
    }
  })
}

/**
 * Merges one label into another, with its posts. These keep their versions, since none of their
 * words changes. Throws as `mergeLabel`.
 */
export function mergeLabels(ports: PostPorts, actor: Actor, kind: LabelKind, merge: Merge) {
  requireRole(actor, 'editor')
  return mergeLabel(ports, actor, kind, merge, (trx) => refilePosts(trx, kind, merge))
}
