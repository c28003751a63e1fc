/** What staff type into posts and have not saved: kept while they type, on every machine the same. */
import { isDeepStrictEqual } from 'node:util'
import { type Actor, requireRole, type Staff } from '../../../domain/actor.ts'
import { notFound, versionConflict } from '../../../domain/errors.ts'
import type { Page } from '../../../domain/list-query.ts'
import {
  type AskedDraft,
  type DraftChange,
  draftName,
  type ListedDraft,
  type Others,
  type PostDraft,
  type PresenceSign,
} from '../../../domain/posts/drafts.ts'
import { draftTokenSchema } from '../../../domain/posts/editing.ts'
import type { Listed } from '../../platform/db/list.ts'
import { runTransaction } from '../../platform/db/transactions.ts'
import type { Database, Trx } from '../../tables.ts'
import { prepareContent } from '../content/sanitise.ts'
import type { PostPorts } from '../write/service.ts'
import { findPost } from '../write/store.ts'
import * as store from './store.ts'

export async function listDrafts(
  { db }: PostPorts,
  actor: Actor,
  page: Page,
): Promise<Listed<ListedDraft>> {
  requireRole(actor, 'reader')
  const { rows, total } = await store.listDrafts(db, page)
  return { rows: rows.map((draft) => ({ ...draft, is_own: draft.key_id === actor.keyId })), total }
}

/** All drafts with all that was typed, for the export of everything. */
export async function* readDrafts(
  { db }: Pick<PostPorts, 'db'>,
  actor: Actor,
): AsyncGenerator<PostDraft> {
  requireRole(actor, 'reader')
  yield* store.readDrafts(db)
}

/** Throws `not-found`. */
export async function getDraft(
  { db }: Pick<PostPorts, 'db'>,
  actor: Actor,
  token: string,
): Promise<AskedDraft> {
  requireRole(actor, 'reader')
  const draft = await readDraft(db, token)
  return { ...draft, is_own: draft.key_id === actor.keyId }
}

/**
 * Keeps what is typed. A draft that somebody has saved or discarded meanwhile is made again, since
 * what is typed now is in neither. A repeat changes nothing. Throws `not-found` for a post that is
 * not there; `invalid`; `conflict` (`version_conflict`) with the draft as it stands where somebody
 * else typed since, or has typed into the same post.
 */
export async function keepDraft(
  { db, clock }: PostPorts,
  actor: Actor,
  token: string,
  { version, ...change }: DraftChange,
): Promise<ListedDraft> {
  requireRole(actor, 'editor')
  if (!draftTokenSchema.safeParse(token).success) throw notFound('The draft')
  const fields = { ...change.fields, content: prepareContent(change.fields.content).html }
  return runTransaction(db, async (trx) => {
    const { post_id } = change
    if (post_id !== null && !(await findPost(trx, post_id))) throw notFound('The blog post')
    const found = await findRival(trx, { token, version, post_id })
    if (found?.token === token && isDeepStrictEqual(found.fields, fields)) return list(found, actor)
    if (found) throw versionConflict(found)
    const updated_at = clock.now().toISOString()
    const next = (version ?? 0) + 1
    const by = { key_id: actor.keyId, updated_at }
    const draft = { ...change, ...by, fields, token, version: next, title: draftName(fields) }
    const isKept = version !== null && (await store.updateDraft(trx, { token, version }, draft))
    if (!isKept) await store.insertDraft(trx, draft)
    return list(await readDraft(trx, token), actor)
  })
}

/**
 * Answers with what was discarded, so that it can be taken back. Throws `not-found`; `conflict`
 * (`version_conflict`) where somebody has typed since `version`.
 */
export async function discardDraft(
  { db }: PostPorts,
  actor: Actor,
  token: string,
  version: number | undefined,
): Promise<PostDraft> {
  requireRole(actor, 'editor')
  return runTransaction(db, async (trx) => {
    const draft = await readDraft(trx, token)
    if (!(await store.deleteDraft(trx, { token, version }))) throw versionConflict(draft)
    return draft
  })
}

/** The draft in whose place the one that is to be written would stand. */
async function findRival(
  trx: Trx,
  { token, version, post_id }: Pick<DraftChange, 'version' | 'post_id'> & { token: string },
): Promise<PostDraft | null> {
  const own = await store.findDraft(trx, token)
  if (own && own.version !== version) return own
  const other = post_id === null ? null : await store.findDraftOfPost(trx, post_id)
  return other && other.token !== token ? other : null
}

async function readDraft(db: Database, token: string): Promise<PostDraft> {
  const draft = await store.findDraft(db, token)
  if (!draft) throw notFound('The draft')
  return draft
}

function list({ fields: _, ...draft }: PostDraft, { keyId }: Staff): ListedDraft {
  return { ...draft, is_own: draft.key_id === keyId }
}

/** Who else has a post open: each window gives signs of life, and learns of the others by them. */
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
