/** Rows of unsaved text and of writing locks. */
import { findRow, findValue, removeRows, updateRows } from '../../platform/db/rows.ts'
import type { Database, Trx } from '../../tables.ts'
import { keyNameIn } from './store.ts'

declare module '../../tables.ts' {
  interface Tables {
    /** The window that holds a post's lock; `subject`: its id, or the token of a post not saved. */
    post_locks: { subject: string; holder: string; key_id: string; since: string; seen_at: string }
  }
}

/** What is locked: a post, or a writing that has not been saved as a post yet. */
export interface Subject {
  postId: number | null
  writing: string | null
}

const nameOf = ({ postId, writing }: Subject) =>
  postId === null ? (writing ?? '') : String(postId)

/** The id of the post that a writing was saved as. */
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
 * Takes or renews the lock; returns false if another window has it. The statement locks the row, so
 * that window cannot renew it before the transaction ends.
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

/** Deletes lapsed locks, and locks of the future, from before the clock was set back. */
export async function dropLapsed(trx: Trx, before: string, after: string): Promise<void> {
  await trx
    .deleteFrom('post_locks')
    .where((is) => is.or([is('seen_at', '<', before), is('seen_at', '>', after)]))
    .execute()
}

/** The revision that this key sent with this mark. */
export const findMarked = (trx: Trx, keyId: string, mark: string) =>
  findRow(trx, 'post_revisions', { key_id: keyId, mark }, ['id', 'kind', 'created_at'])

/** After a save: deletes the autosave with `mark`, now saved, and keeps this key's others. */
export async function endAutosave(
  trx: Trx,
  { postId, keyId, mark }: { postId: number; keyId: string; mark: string | undefined },
): Promise<void> {
  const autosave = { post_id: postId, key_id: keyId, kind: 'autosave' } as const
  if (mark) await removeRows(trx, 'post_revisions', { ...autosave, mark })
  await updateRows(trx, 'post_revisions', autosave, { kind: 'kept' })
}

/** Moves the revisions and the lock of a writing to the post that it was saved as. */
export async function adoptWriting(trx: Trx, writing: string, postId: number): Promise<void> {
  await updateRows(trx, 'post_revisions', { writing, post_id: null }, { post_id: postId })
  await updateRows(trx, 'post_revisions', { post_id: postId, kind: 'save' }, { writing })
  await updateRows(trx, 'post_locks', { subject: writing }, { subject: String(postId) })
}
