/**
 * Writing locks of posts and text not saved. One window writes at a time; text typed in any other
 * window is kept as a revision.
 */
import { type Actor, requireRole, type Staff } from '../../../domain/actor.ts'
import { notFound } from '../../../domain/errors.ts'
import type { Page } from '../../../domain/list-query.ts'
import { writingTokenSchema } from '../../../domain/posts/editing.ts'
import type {
  ListedRevision,
  Revision,
  TypedAnswer,
  TypedChange,
  TypedFields,
  Writer,
  WritingSign,
  WritingState,
} from '../../../domain/posts/revisions.ts'
import { instantSchema, readId } from '../../../domain/write-body.ts'
import type { Listed } from '../../platform/db/list.ts'
import { insertRow, removeRows, updateRows } from '../../platform/db/rows.ts'
import { runTransaction } from '../../platform/db/transactions.ts'
import type { Database, Trx } from '../../tables.ts'
import { prepareContent } from '../content/sanitise.ts'
import type { PostPorts } from '../write/service.ts'
import { findPost } from '../write/store.ts'
import { findRevision, listTyped as listRows } from './store.ts'
import * as store from './writing-store.ts'

/** A lock lapses without a sign for this long: the window is closed, or its machine asleep. */
const LAPSES_MS = 120_000

/**
 * Heartbeat of a window that has a post open. The window gets the lock if it is free, or takes it
 * over; the other window's autosave is then kept as a revision. `name`: the id of the post, or the
 * token of a post that is not saved yet. Throws `not-found`.
 */
export async function giveSign(
  { db, clock }: PostPorts,
  actor: Actor,
  name: string,
  { window, opens = false, takes_over = false, is_leaving = false }: WritingSign,
): Promise<WritingState> {
  requireRole(actor, 'editor')
  const now = clock.now()
  return runTransaction(db, async (trx) => {
    const subject = await readSubject(trx, name)
    const { postId: post_id } = subject
    if (is_leaving) {
      await store.dropLock(trx, subject, window)
      return { post_id, writer: null, typed: null, mark: null }
    }
    const holder = await takeLock(trx, subject, { window, actor, now, takes_over })
    const writer = await findWriter(trx, subject, { window, actor, now })
    if (!opens) return { post_id, writer, typed: null, mark: null }
    const typed = await findTyped(trx, subject, actor)
    const kept = holder?.key_id === actor.keyId ? await findKept(trx, subject, actor) : null
    const { revision = null, mark = null } = typed ?? (kept && { ...kept, mark: null }) ?? {}
    return { post_id, writer, typed: revision, mark }
  })
}

/** The writer and the unsaved text of a post, without taking its lock. Throws `not-found`. */
export async function getWriting({ db, clock }: PostPorts, actor: Actor, name: string) {
  requireRole(actor, 'reader')
  const subject = await readSubject(db, name)
  const writer = await findWriter(db, subject, { window: '', actor, now: clock.now() })
  const typed = await findTyped(db, subject, actor)
  return { post_id: subject.postId, writer, typed: typed?.revision ?? null, mark: null }
}

async function readSubject(db: Database, name: string): Promise<store.Subject> {
  const id = readId(name)
  if (id === null && !writingTokenSchema.safeParse(name).success) throw notFound('The blog post')
  const postId = id ?? (await store.findPostOf(db, name))
  if (postId !== null && !(await findPost(db, postId))) throw notFound('The blog post')
  return { postId, writing: id === null ? name : null }
}

interface Taking {
  window: string
  actor: Staff
  now: Date
  takes_over?: boolean
}

/** Claims the lock; returns the one that was taken over, or null. */
async function takeLock(
  trx: Trx,
  subject: store.Subject,
  { window, actor, now, takes_over = false }: Taking,
) {
  await store.dropLapsed(trx, at(now, -LAPSES_MS), at(now, LAPSES_MS))
  const lock = { holder: window, key_id: actor.keyId, now: now.toISOString() }
  if ((await store.claimLock(trx, subject, lock)) || !takes_over) return null
  const before = await store.findLock(trx, subject)
  if (!before) return null
  await store.dropLock(trx, subject, before.holder)
  await store.claimLock(trx, subject, lock)
  await keepAutosave(trx, subject, before.key_id)
  return before
}

const at = (now: Date, ms: number) => new Date(now.getTime() + ms).toISOString()

async function findWriter(
  db: Database,
  subject: store.Subject,
  { window, actor, now }: Taking,
): Promise<Writer | null> {
  const lock = await store.findLock(db, subject)
  if (!lock || lock.holder === window || lock.seen_at < at(now, -LAPSES_MS)) return null
  const { key_id, key_name, since } = lock
  return { key_id, key_name, since, is_own: key_id === actor.keyId }
}

const ofPerson = ({ postId, writing }: store.Subject, key_id: string) => ({
  post_id: postId,
  key_id,
  ...(postId === null && writing !== null && { writing }),
})

const findAutosave = (db: Database, subject: store.Subject, keyId: string) =>
  findRevision(db, { ...ofPerson(subject, keyId), kind: 'autosave' })

const findKept = (db: Database, subject: store.Subject, { keyId }: Staff) =>
  findRevision(db, { ...ofPerson(subject, keyId), kind: 'kept' })

async function keepAutosave(trx: Trx, subject: store.Subject, keyId: string): Promise<void> {
  const found = await findAutosave(trx, subject, keyId)
  if (found) await updateRows(trx, 'post_revisions', found.revision.id, { kind: 'kept' })
}

/** The key's own autosave; for a post never saved, anybody's newest: there is no other text. */
async function findTyped(db: Database, subject: store.Subject, { keyId }: Staff) {
  const own = await findAutosave(db, subject, keyId)
  if (own || subject.postId !== null || subject.writing === null) return own
  const newest = await findRevision(db, { post_id: null, writing: subject.writing })
  return newest && { ...newest, mark: null }
}

/**
 * Stores typed text as the key's autosave; if another window writes, or `is_kept`, as a lasting
 * revision. A repeated `mark` adds none. Throws `not-found`; `invalid`.
 */
export async function keepTyped(
  { db, clock }: PostPorts,
  actor: Actor,
  name: string,
  { window, version, mark, seen, fields, is_kept = false }: TypedChange,
): Promise<TypedAnswer> {
  requireRole(actor, 'editor')
  const row = rowOf(fields)
  const now = clock.now()
  return runTransaction(db, async (trx) => {
    const subject = await readSubject(trx, name)
    const taking = { window, actor, now }
    await takeLock(trx, subject, taking)
    const writer = await findWriter(trx, subject, taking)
    const kind = writer || is_kept ? ('kept' as const) : ('autosave' as const)
    const created_at = now.toISOString()
    const repeated = await store.findMarked(trx, actor.keyId, mark)
    if (repeated?.kind === 'autosave') {
      await updateRows(trx, 'post_revisions', repeated.id, { kind })
    }
    if (repeated) return { ...repeated, kind: repeated.kind === 'kept' ? 'kept' : kind, writer }
    const own = await findAutosave(trx, subject, actor.keyId)
    const typed = { ...row, kind, mark, version, created_at }
    if (own && own.mark === seen) {
      const { id } = own.revision
      await updateRows(trx, 'post_revisions', id, typed)
      return { id, kind, created_at, writer }
    }
    // The autosave is from another window of the same person: it must not be overwritten.
    if (own && kind === 'autosave') await keepAutosave(trx, subject, actor.keyId)
    const { postId: post_id, writing } = subject
    const text = { ...typed, post_id, writing, key_id: actor.keyId }
    const id = await insertRow(trx, 'post_revisions', text)
    return { id, kind, created_at, writer }
  })
}

function rowOf({ category_ids, region_ids, author_ids, publish_at, ...fields }: TypedFields) {
  const time = instantSchema.safeParse(publish_at)
  return {
    ...fields,
    content: prepareContent(fields.content).html,
    featured_image: fields.featured_image || null,
    meta_title: fields.meta_title || null,
    meta_description: fields.meta_description || null,
    publish_at: time.success ? time.data : null,
    category_ids: JSON.stringify(category_ids),
    region_ids: JSON.stringify(region_ids),
    author_ids: JSON.stringify(author_ids),
  }
}

/** Autosaves, and every revision of posts that have never been saved. */
export async function listTyped(
  { db }: PostPorts,
  actor: Actor,
  page: Page,
): Promise<Listed<ListedRevision & { is_own: boolean }>> {
  requireRole(actor, 'reader')
  const { rows, total } = await listRows(db, page)
  return { rows: rows.map((row) => ({ ...row, is_own: row.key_id === actor.keyId })), total }
}

/** An autosave or kept revision. Throws `not-found`, also for a save. */
export async function getTyped({ db }: Pick<PostPorts, 'db'>, actor: Actor, id: number) {
  requireRole(actor, 'reader')
  const found = await findRevision(db, { id })
  if (!found || found.revision.kind === 'save') throw notFound('The revision')
  return found.revision
}

/** Deletes typed text and returns it, so that this can be undone. Throws `not-found`. */
export async function discardTyped(ports: PostPorts, actor: Actor, id: number): Promise<Revision> {
  requireRole(actor, 'editor')
  return runTransaction(ports.db, async (trx) => {
    const typed = await getTyped({ db: trx }, actor, id)
    await removeRows(trx, 'post_revisions', id)
    return typed
  })
}
