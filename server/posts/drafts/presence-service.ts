/** Who else has a post open: each window gives signs of life, and learns of the others by them. */
import { type Actor, requireRole } from '../../../domain/actor.ts'
import { notFound } from '../../../domain/errors.ts'
import type { Others, PresenceSign } from '../../../domain/posts/presence.ts'
import { runTransaction } from '../../platform/db/transactions.ts'
import type { PostPorts } from '../write/service.ts'
import { findPost } from '../write/store.ts'
import * as store from './presence-store.ts'

/** A window that is not heard of for so long is closed, or its machine asleep. */
const ALIVE_MS = 45_000

/** Throws `not-found`. */
export async function giveSign(
  { db, clock }: PostPorts,
  actor: Actor,
  postId: number,
  { token, is_leaving }: PresenceSign,
): Promise<Others> {
  requireRole(actor, 'editor')
  const now = clock.now()
  return runTransaction(db, async (trx) => {
    if (!(await findPost(trx, postId))) throw notFound('The blog post')
    await store.removeOldSigns(trx, at(now, -ALIVE_MS), at(now, ALIVE_MS))
    const sign = { token, post_id: postId, key_id: actor.keyId, seen_at: now.toISOString() }
    if (is_leaving) await store.removeSign(trx, token)
    else await store.putSign(trx, sign)
    const others = await store.listOthers(trx, postId, token)
    return others.map((other) => ({ ...other, is_own: other.key_id === actor.keyId }))
  })
}

const at = (now: Date, ms: number) => new Date(now.getTime() + ms).toISOString()
