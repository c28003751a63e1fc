/** Posts in the trash, and posts whose file is replaced by another. */

import { changedFields } from '../../../domain/activity.ts'
import { type Actor, requireRole } from '../../../domain/actor.ts'
import { articlePath } from '../../../domain/posts/published.ts'
import { slugMaxLength } from '../../../domain/slug.ts'
import { movePicture } from '../../labels/service.ts'
import { listMissingHashes } from '../../media/service.ts'
import type { MovedFile } from '../../noun.ts'
import { type ArchivedRow, restore } from '../../platform/db/row-archive.ts'
import { changeContent, claimVersion } from '../../platform/db/transactions.ts'
import type { Trx } from '../../tables.ts'
import { moveToTrash, type TrashRules } from '../../trash/service.ts'
import { prepareContent } from '../content/sanitise.ts'
import { finishWrite, type PostPorts, readPost } from './service.ts'
import { isSlugTaken } from './slugs-store.ts'
import { updatePost } from './store.ts'

const trashRules: TrashRules = { noun: 'posts', table: 'posts', title: 'title' }

/** Returns how many were deleted; unknown ids are skipped. */
export async function deletePosts(ports: PostPorts, actor: Actor, ids: readonly number[]) {
  requireRole(actor, 'editor')
  return changeContent(ports, 'posts', async (trx) => {
    return moveToTrash(trx, actor, trashRules, { ids, now: ports.clock.now() })
  })
}

/**
 * Restores a post. It gets another slug if another post has taken its own; readers get a
 * placeholder for a file deleted since. Returns a note about both, or null.
 */
export async function restorePost(trx: Trx, { id, row, parts, links }: ArchivedRow) {
  const title = String(row.title)
  const slug = await findOpenSlug(trx, String(row.slug), id)
  await restore(trx, 'posts', { id, row: { ...row, slug }, parts: parts.map(readPart), links })
  const missing = await listMissingHashes(trx, id)
  const notes = [
    slug !== row.slug && `"${title}" is now at the slug "${slug}": another post has its own.`,
    missing.length > 0 && `Files in "${title}" have since been deleted. A note replaces them.`,
  ]
  return notes.filter(Boolean).join(' ') || null
}

/** Reads a part archived by an older version, which kept former slugs in `post_slugs`. */
const readPart = (part: ArchivedRow['parts'][number]) =>
  part.table === 'post_slugs'
    ? {
        table: 'redirects',
        row: { path: articlePath(String(part.row.slug)), post_id: part.row.post_id ?? null },
      }
    : part

/** The slug, or the first free one with a number behind it. */
async function findOpenSlug(trx: Trx, slug: string, ownId: number): Promise<string> {
  for (let number = 1; ; number += 1) {
    const end = number === 1 ? '' : `-${number}`
    const free = slug.slice(0, slugMaxLength - end.length) + end
    if (!(await isSlugTaken(trx, free, ownId))) return free
  }
}

/** Points posts with a file to its new address, each as a save of its own, and author pictures. */
export async function moveFile(
  ports: Pick<PostPorts, 'clock'>,
  trx: Trx,
  actor: Actor,
  { hash, url, postIds }: MovedFile,
): Promise<void> {
  requireRole(actor, 'editor')
  await movePicture(trx, { hash, url })
  const old = new RegExp(`/media/${hash}/[a-z0-9_-]+\\.[a-z0-9]+`, 'g')
  for (const id of postIds) {
    const row = await claimVersion(trx, 'posts', { id })
    if (!row) continue
    const filing = await readPost(trx, id)
    const content = prepareContent(row.content.replaceAll(old, url))
    const featured_image = row.featured_image?.replaceAll(old, url) ?? null
    const { title, description } = row
    const updated_at = ports.clock.now().toISOString()
    const post = { title, description, content, featured_image, updated_at }
    await updatePost(trx, id, post, filing, actor.keyId)
    const before = { content: row.content, featured_image: row.featured_image }
    const after: typeof before = { content: content.html, featured_image }
    const fields = changedFields(before, after)
    await finishWrite(ports, trx, { actor, id, action: 'update', fields })
  }
}
