/** What becomes of posts when a file that they hold goes, moves or comes back, and they themselves. */
import { changedFields } from '../../domain/activity.ts'
import { type Actor, requireRole } from '../../domain/actor.ts'
import { mediaHashesIn } from '../../domain/media/names.ts'
import { slugMaxLength } from '../../domain/slug.ts'
import { listMissingHashes } from '../media/service.ts'
import { claimVersion } from '../platform/db/claims.ts'
import { putBack, type SetAside } from '../platform/db/set-aside.ts'
import type { Trx } from '../tables.ts'
import { prepareContent, withoutFile } from './content/sanitise.ts'
import { listTakenBlocks, returnBlocks, type TakenBlock } from './content/taken-blocks.ts'
import { filingOf, finishWrite, type PostPorts, readPost } from './service.ts'
import * as store from './store.ts'

type Ports = Pick<PostPorts, 'clock'>

/** Where a file stood in a post that it was taken out of. */
export interface TakenPlace {
  post_id: number
  /** As the featured image; null if it was none. */
  featured: string | null
  blocks: TakenBlock[]
}

/**
 * Takes a file that is deleted out of the posts that hold it, each as a save of its own, so that
 * they stay fit to be edited. Answers with what it takes to put it back.
 */
export async function clearFile(
  ports: Ports,
  trx: Trx,
  actor: Actor,
  { hash, postIds }: { hash: string; postIds: readonly number[] },
): Promise<TakenPlace[]> {
  const changed = await changeFile(ports, trx, actor, postIds, ({ content, featured_image }) => ({
    content: withoutFile(content, hash),
    featured_image: mediaHashesIn(featured_image ?? '').includes(hash) ? null : featured_image,
  }))
  return changed.map(({ id, before, after }) => ({
    post_id: id,
    featured: after.featured_image === null ? before.featured_image : null,
    blocks: listTakenBlocks(before.content, after.content),
  }))
}

/** Has the posts that hold a file lead to the one that has come in its place, in the same way. */
export async function moveFile(
  ports: Ports,
  trx: Trx,
  actor: Actor,
  { hash, url, postIds }: { hash: string; url: string; postIds: readonly number[] },
): Promise<void> {
  const old = new RegExp(`/media/${hash}/[a-z0-9_-]+\\.[a-z0-9]+`, 'g')
  const move = (text: string) => text.replaceAll(old, url)
  await changeFile(ports, trx, actor, postIds, ({ content, featured_image }) => ({
    content: move(content),
    featured_image: featured_image && move(featured_image),
  }))
}

/**
 * Puts a file that has come back where it stood, as far as nobody has written there since, each post
 * as a save of its own. Answers with what it could not do.
 */
export async function returnFile(
  ports: Ports,
  trx: Trx,
  actor: Actor,
  places: readonly TakenPlace[],
): Promise<string[]> {
  const notes: string[] = []
  const present = await store.listTitles(
    trx,
    places.map(({ post_id }) => post_id),
  )
  for (const { id, title } of present) {
    const place = places.find(({ post_id }) => post_id === id)
    if (!place) continue
    const before = await readPost(trx, id)
    const { html, missing } = returnBlocks(before.content, place.blocks)
    const isFree = place.featured === null || before.featured_image === null
    if (missing < place.blocks.length || (place.featured !== null && isFree)) {
      const featured_image = before.featured_image ?? place.featured
      await changeFile(ports, trx, actor, [id], () => ({ content: html, featured_image }))
    }
    if (missing > 0 || !isFree)
      notes.push(`"${title}" was edited since where the file stood, and stays so there.`)
  }
  if (present.length < places.length) notes.push('A post that held the file is not there any more.')
  return notes
}

interface Texts {
  content: string
  featured_image: string | null
}

interface ChangedPost {
  id: number
  before: Texts
  after: Texts
}

async function changeFile(
  ports: Ports,
  trx: Trx,
  actor: Actor,
  postIds: readonly number[],
  change: (post: Texts) => Texts,
): Promise<ChangedPost[]> {
  requireRole(actor, 'editor')
  const changed: ChangedPost[] = []
  for (const id of postIds) {
    await claimVersion(trx, 'posts', { id })
    const before = await readPost(trx, id)
    const { content: html, featured_image } = change(before)
    const content = prepareContent(html)
    const { title, description } = before
    const updated_at = ports.clock.now().toISOString()
    const post = { title, description, content, featured_image, updated_at }
    await store.updatePost(trx, id, post, filingOf(before), actor.keyId)
    const after: Texts = { content: content.html, featured_image }
    const fields = changedFields<Texts>(before, after)
    await finishWrite(ports, trx, { actor, id, action: 'update', fields })
    changed.push({ id, before, after })
  }
  return changed
}

/**
 * A post that was in the trash, as it stood. It gets another slug where a new post has its own, and
 * the note of a missing picture where a file has been deleted since; the answer says which.
 */
export async function putBackPost(
  ports: Ports,
  trx: Trx,
  actor: Actor,
  { id, row, parts, links }: SetAside,
): Promise<string | null> {
  const title = String(row.title)
  const slug = await findOpenSlug(trx, String(row.slug), id)
  await putBack(trx, 'posts', { id, row: { ...row, slug }, parts, links })
  const missing = await listMissingHashes(trx, id)
  for (const hash of missing) await clearFile(ports, trx, actor, { hash, postIds: [id] })
  const notes = [
    slug !== row.slug && `"${title}" is now at the slug "${slug}": another post has its own.`,
    missing.length > 0 && `Files of "${title}" have been deleted since; a note stands for them.`,
  ]
  return notes.filter(Boolean).join(' ') || null
}

/** The slug, or the first free one with a number behind it. */
async function findOpenSlug(trx: Trx, slug: string, ownId: number): Promise<string> {
  for (let number = 1; ; number += 1) {
    const end = number === 1 ? '' : `-${number}`
    const free = slug.slice(0, slugMaxLength - end.length) + end
    if (!(await store.isSlugTaken(trx, free, ownId))) return free
  }
}
