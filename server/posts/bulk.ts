/** The same change for many posts at once: all of them or none. */
import { changedFields } from '../../domain/activity.ts'
import { type Actor, requireRole, type Staff } from '../../domain/actor.ts'
import {
  deedOf,
  type PostRecord,
  type PostsChange,
  publicationTime,
  stateOf,
} from '../../domain/posts/editing.ts'
import { versionConflict } from '../../domain/refusals.ts'
import { listExistingLabels } from '../labels/service.ts'
import { claimVersion } from '../platform/db/claims.ts'
import { changeContent } from '../platform/db/transactions.ts'
import type { Trx } from '../tables.ts'
import { prepareContent } from './content/sanitise.ts'
import { filingOf, finishWrite, type PostPorts, readPost, refuse } from './service.ts'
import { findPost, updatePost } from './store.ts'

/**
 * How many were changed; what is so already stays as it is. Throws `invalid`;
 * `conflict` (`version_conflict`) with the posts that somebody else has saved meanwhile.
 */
export async function changePosts(
  ports: PostPorts,
  actor: Actor,
  { posts, status, category_id }: PostsChange,
): Promise<number> {
  requireRole(actor, 'editor')
  return changeContent(ports, 'posts', async (trx) => {
    if (category_id !== undefined) await requireCategory(trx, category_id)
    const claimed: PostRecord[] = []
    const stale: PostRecord[] = []
    for (const { id, version } of posts) {
      // As it stands before the version is raised, so that what stays as it is keeps its own.
      if (!(await findPost(trx, id))) {
        throw refuse('posts', 'A selected post does not exist any more. Nothing was changed.')
      }
      const post = await readPost(trx, id)
      if (version !== undefined && version !== post.version) stale.push(post)
      else claimed.push(post)
    }
    if (stale.length > 0) throw versionConflict(stale)
    let changed = 0
    for (const post of claimed) {
      if (await changePost(ports, trx, actor, post, { status, category_id })) changed += 1
    }
    return changed
  })
}

async function changePost(
  ports: PostPorts,
  trx: Trx,
  actor: Staff,
  before: PostRecord,
  { status = before.status, category_id }: Pick<PostsChange, 'status' | 'category_id'>,
): Promise<boolean> {
  const category_ids = [...new Set([...before.category_ids, category_id ?? []].flat())]
  const fields = changedFields<object>(
    { status: before.status, category_ids: before.category_ids },
    { status, category_ids },
  )
  if (fields.length === 0) return false
  const { id, title, description } = before
  if (!(await claimVersion(trx, 'posts', { id, version: before.version }))) {
    throw versionConflict([await readPost(trx, id)])
  }
  const now = ports.clock.now().toISOString()
  const published_at = publicationTime({ ...before, status }, now)
  const post = {
    title,
    description,
    content: prepareContent(before.content),
    status,
    published_at,
    updated_at: now,
  }
  const filing = filingOf({ ...before, category_ids })
  await updatePost(trx, id, post, filing, actor.keyId)
  const action = deedOf(stateOf(before, now), stateOf({ status, published_at }, now))
  await finishWrite(ports, trx, { actor, id, action, fields })
  return true
}

async function requireCategory(trx: Trx, id: number): Promise<void> {
  const [found] = await listExistingLabels(trx, 'categories', [id])
  if (found === undefined) {
    throw refuse('category_id', 'The selected category does not exist any more.')
  }
}
