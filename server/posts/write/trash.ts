/** Posts on their way into the trash and back from it. */
import { type Actor, requireRole } from '../../../domain/actor.ts'
import { slugMaxLength } from '../../../domain/slug.ts'
import { listMissingHashes } from '../../media/service.ts'
import { type ArchivedRow, restore } from '../../platform/db/row-archive.ts'
import { changeContent } from '../../platform/db/transactions.ts'
import type { Trx } from '../../tables.ts'
import { moveToTrash, type TrashRules } from '../../trash/service.ts'
import type { PostPorts } from './service.ts'
import { isSlugTaken } from './slugs-store.ts'

const trashRules: TrashRules = {
  noun: 'posts',
  table: 'posts',
  titleOf: ({ title }) => String(title),
}

/** How many were deleted; ids that name nothing are passed over. */
export async function deletePosts(
  ports: PostPorts,
  actor: Actor,
  ids: readonly number[],
): Promise<number> {
  requireRole(actor, 'editor')
  return changeContent(ports, 'posts', async (trx) => {
    return moveToTrash(trx, actor, trashRules, { ids, now: ports.clock.now() })
  })
}

/**
 * A post as it stood. It gets another slug where a new post has its own; readers get a placeholder
 * where a file has been deleted since. The answer says which.
 */
export async function restorePost(
  trx: Trx,
  { id, row, parts, links }: ArchivedRow,
): Promise<string | null> {
  const title = String(row.title)
  const slug = await findOpenSlug(trx, String(row.slug), id)
  await restore(trx, 'posts', { id, row: { ...row, slug }, parts, links })
  const missing = await listMissingHashes(trx, id)
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
    if (!(await isSlugTaken(trx, free, ownId))) return free
  }
}
