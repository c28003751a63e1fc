/** What becomes of posts when another file comes in the place of one that they show. */
import { changedFields } from '../../../domain/activity.ts'
import { type Actor, requireRole } from '../../../domain/actor.ts'
import { movePicture } from '../../labels/service.ts'
import { claimVersion } from '../../platform/db/claims.ts'
import type { Trx } from '../../tables.ts'
import { prepareContent } from '../content/sanitise.ts'
import { filingOf, finishWrite, type PostPorts, readPost } from './service.ts'
import { updatePost } from './store.ts'

/** Has the posts that hold a file lead to its new address, each as a save of its own, and authors. */
export async function moveFile(
  ports: Pick<PostPorts, 'clock'>,
  trx: Trx,
  actor: Actor,
  { hash, url, postIds }: { hash: string; url: string; postIds: readonly number[] },
): Promise<void> {
  requireRole(actor, 'editor')
  await movePicture(trx, { hash, url })
  const old = new RegExp(`/media/${hash}/[a-z0-9_-]+\\.[a-z0-9]+`, 'g')
  for (const id of postIds) {
    const row = await claimVersion(trx, 'posts', { id })
    if (!row) continue
    const filing = filingOf(await readPost(trx, id))
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
