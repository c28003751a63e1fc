/** Rows of what is typed and not saved, and of who writes. */
import { findRow, findValue, removeRows, updateRows } from '../../platform/db/rows.ts'
import type { Database, Trx } from '../../tables.ts'
import { keyNameIn } from './store.ts'

declare module '../../tables.ts' {
  interface Tables {
    /** The window that writes a post; `subject`: its id, or the name of a writing without one. */
    post_locks: { subject: string; holder: string; key_id: string; since: string; seen_at: string }
  }
}

/** What is written: a post, or a writing that nobody has saved yet. */
export interface Subject {
  postId: number | null
  writing: string | null
}

const nameOf = ({ postId, writing }: Subject) =>
  postId === null ? (writing ?? '') : String(postId)

/** The post that was made of a writing. */
export const findPostOf = (db: Database, writing: string): Promise<number | null> =>
  findValue(db, 'post_revisions', { writing, kind: 'save' }, 'post_id')

export async function findLock(db: Database, subject: Subject) {
  const query = db.selectFrom('post_locks').selectAll().select(keyNameIn('post_locks'))
  return (await query.where('subject', '=', nameOf(subject)).executeTakeFirst()) ?? null
}

interface Lock {
  holder: string
  key_id: string
  now: string
}

/**
 * Whether the window has the lock now, because it had it before or nobody did. That of another window
 * is not renewed before the transaction ends.
 */
export async function claimLock(trx: Trx, subject: Subject, { now, ...lock }: Lock) {
  const claimed = await trx
    .insertInto('post_locks')
    .values({ ...lock, subject: nameOf(subject), since: now, seen_at: now })
    .onConflict((conflict) =>
      conflict
        .column('subject')
        .doUpdateSet({ seen_at: now })
        .where('post_locks.holder', '=', lock.holder),
    )
    .executeTakeFirst()
  return claimed.numInsertedOrUpdatedRows === 1n
}

export const dropLock = (trx: Trx, subject: Subject, holder: string) =>
  removeRows(trx, 'post_locks', { subject: nameOf(subject), holder })

/** Those that have lapsed; what is of a time to come is from before the clock was set back. */
export async function dropLapsed(trx: Trx, before: string, after: string): Promise<void> {
  await trx
    .deleteFrom('post_locks')
    .where((is) => is.or([is('seen_at', '<', before), is('seen_at', '>', after)]))
    .execute()
}

/** What a person sent under that mark. */
export const findMarked = (trx: Trx, keyId: string, mark: string) =>
  findRow(trx, 'post_revisions', { key_id: keyId, mark }, ['id', 'kind', 'created_at'])

/** What a person typed into a post is in what they have saved; another text of theirs is kept beside it. */
export async function endAutosave(
  trx: Trx,
  { postId, keyId, mark }: { postId: number; keyId: string; mark: string | undefined },
): Promise<void> {
  const autosave = { post_id: postId, key_id: keyId, kind: 'autosave' } as const
  if (mark) await removeRows(trx, 'post_revisions', { ...autosave, mark })
  await updateRows(trx, 'post_revisions', autosave, { kind: 'kept' })
}

/** All that was typed becomes part of the post that was made of it, and so does who writes it. */
export async function adoptWriting(trx: Trx, writing: string, postId: number): Promise<void> {
  await updateRows(trx, 'post_revisions', { writing, post_id: null }, { post_id: postId })
  await updateRows(trx, 'post_revisions', { post_id: postId, kind: 'save' }, { writing })
  await updateRows(trx, 'post_locks', { subject: writing }, { subject: String(postId) })
}
