/** Scheduled issues (`docs/decisions/newsletter-issues.md`). */
import { type Actor, requireRole } from '../../../domain/actor.ts'
import { conflict, DomainError, invalid, notFound } from '../../../domain/errors.ts'
import type { IssuePlan, IssuePlanBody, ListedPlan } from '../../../domain/newsletter/issues.ts'
import { recordActivity } from '../../activity/service.ts'
import { requireMailServer } from '../../mail/service.ts'
import { updateRows } from '../../platform/db/rows.ts'
import { runTransaction } from '../../platform/db/transactions.ts'
import * as plans from './plan-store.ts'
import {
  beginIssue,
  type IssuePorts,
  isPublic,
  prepare,
  requirePublic,
  requireUnsent,
} from './service.ts'

const fields = ['newsletter_plan']

/**
 * Schedules an issue, in place of an earlier plan of the post; without a time it is sent when the
 * post is published. Throws as `prepare`; `invalid` for a past time; `not_public` if the post will
 * not be public then; `is_public`, without a time, for a published post; `already_sent`.
 */
export async function planIssue(
  ports: IssuePorts,
  actor: Actor,
  postId: number,
  { subject, opening, send_at }: IssuePlanBody,
): Promise<IssuePlan> {
  requireRole(actor, 'editor')
  const now = ports.clock.now()
  if (send_at !== null) requireAhead(send_at, now)
  const { post } = await prepare(ports, actor, postId, { subject, opening })
  if (send_at !== null) requirePublic(post, send_at)
  else if (isPublic(post, now.toISOString())) {
    throw conflict('is_public', 'The post is already public. Send it now, or choose a time.')
  }
  return runTransaction(ports.db, async (trx) => {
    await requireUnsent(trx, postId)
    const goesOut = {
      send_at: send_at ?? (post.status === 'published' ? post.published_at : null),
      on_publish: send_at === null ? 1 : 0,
    }
    const words = { subject, opening, key_id: actor.keyId }
    const plan = { ...words, ...goesOut, post_id: postId, created_at: now.toISOString() }
    const activity = { actor, action: 'update', noun: 'posts', recordId: postId, now } as const
    await recordActivity(trx, { ...activity, fields })
    return plans.putPlan(trx, plan)
  })
}

function requireAhead(send_at: string, now: Date) {
  if (send_at > now.toISOString()) return
  const message = 'Please choose a time in the future.'
  throw invalid(message, { send_at: message })
}

/** Throws `not-found`. */
export async function cancelPlan(
  { db, clock }: IssuePorts,
  actor: Actor,
  postId: number,
): Promise<void> {
  requireRole(actor, 'editor')
  const now = clock.now()
  await db.transaction().execute(async (trx) => {
    if (!(await plans.removePlanOf(trx, postId))) throw notFound('The planned newsletter')
    const activity = { actor, action: 'update', noun: 'posts', recordId: postId, now } as const
    await recordActivity(trx, { ...activity, fields })
  })
}

export async function listPlans({ db }: IssuePorts, actor: Actor): Promise<ListedPlan[]> {
  requireRole(actor, 'reader')
  return plans.listPlans(db)
}

/**
 * Begins due issues, in the name of the key that planned them; of several instances only one does.
 * A plan that fails stores the reason and stays until staff decide. Returns how many began.
 */
export async function sendPlannedIfDue(ports: IssuePorts): Promise<number> {
  const { db, clock } = ports
  await plans.followPosts(db)
  await plans.stopPlansOfDrafts(db, 'The post became a draft before it was published.')
  const due = await plans.listDuePlans(db, clock.now().toISOString())
  let begun = 0
  for (const plan of due) if (await sendPlan(ports, plan)) begun += 1
  return begun
}

async function sendPlan(ports: IssuePorts, plan: IssuePlan): Promise<boolean> {
  const { post_id: postId, key_id: keyId } = plan
  // The key was allowed to plan the issue; its role today is not checked.
  const actor = { kind: 'admin', keyId, role: 'editor', name: null } as const
  try {
    requireMailServer(ports)
    const { post, letter } = await prepare(ports, actor, postId, plan)
    requirePublic(post, ports.clock.now().toISOString())
    return await runTransaction(ports.db, async (trx) => {
      if (!(await plans.takePlan(trx, plan))) return false
      const now = ports.clock.now()
      const recordId = await beginIssue(trx, { keyId, postId, letter, now })
      await recordActivity(trx, { actor, action: 'send', noun: 'newsletter-issues', recordId, now })
      return true
    })
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    await updateRows(ports.db, 'newsletter_plans', plan.id, { failure: error.message })
    return false
  }
}
