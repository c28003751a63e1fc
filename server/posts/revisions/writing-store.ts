/** Rows of what is typed and not saved, and of who writes. */
import type { Insertable, Updateable } from 'kysely'
import { sql } from 'kysely'
import type { Database, Tables, Trx } from '../../tables.ts'

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
export async function findPostOf(db: Database, writing: string): Promise<number | null> {
  const row = await db
    .selectFrom('post_revisions')
    .select('post_id')
    .where('writing', '=', writing)
    .where('kind', '=', 'save')
    .executeTakeFirst()
  return row?.post_id ?? null
}

const keyName = sql<string | null>`(
  select name from staff_keys where 'key-' || staff_keys.id = post_locks.key_id
)`.as('key_name')

export async function findLock(db: Database, subject: Subject) {
  const query = db.selectFrom('post_locks').selectAll().select(keyName)
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

export async function dropLock(trx: Trx, subject: Subject, holder: string): Promise<void> {
  await trx
    .deleteFrom('post_locks')
    .where('subject', '=', nameOf(subject))
    .where('holder', '=', holder)
    .execute()
}

/** Those that have lapsed; what is of a time to come is from before the clock was set back. */
export async function dropLapsed(trx: Trx, before: string, after: string): Promise<void> {
  await trx
    .deleteFrom('post_locks')
    .where((is) => is.or([is('seen_at', '<', before), is('seen_at', '>', after)]))
    .execute()
}

/** What a person sent under that mark. */
export async function findMarked(trx: Trx, keyId: string, mark: string) {
  const row = await trx
    .selectFrom('post_revisions')
    .select(['id', 'kind', 'created_at'])
    .where('key_id', '=', keyId)
    .where('mark', '=', mark)
    .executeTakeFirst()
  return row ?? null
}

export async function insertTyped(trx: Trx, row: Insertable<Tables['post_revisions']>) {
  const query = trx.insertInto('post_revisions').values(row).returning('id')
  return (await query.executeTakeFirstOrThrow()).id
}

export async function updateTyped(trx: Trx, id: number, row: Updateable<Tables['post_revisions']>) {
  await trx.updateTable('post_revisions').set(row).where('id', '=', id).execute()
}

/** Saves stay. */
export async function deleteTyped(trx: Trx, id: number): Promise<void> {
  await trx.deleteFrom('post_revisions').where('id', '=', id).where('kind', '!=', 'save').execute()
}

/** What a person typed into a post is in what they have saved; another text of theirs is kept beside it. */
export async function endAutosave(
  trx: Trx,
  { postId, keyId, mark }: { postId: number; keyId: string; mark: string | undefined },
): Promise<void> {
  if (mark) {
    await trx
      .deleteFrom('post_revisions')
      .where('post_id', '=', postId)
      .where('key_id', '=', keyId)
      .where('kind', '=', 'autosave')
      .where('mark', '=', mark)
      .execute()
  }
  await trx
    .updateTable('post_revisions')
    .set({ kind: 'kept' })
    .where('post_id', '=', postId)
    .where('key_id', '=', keyId)
    .where('kind', '=', 'autosave')
    .execute()
}

/** All that was typed becomes part of the post that was made of it, and so does who writes it. */
export async function adoptWriting(trx: Trx, writing: string, postId: number): Promise<void> {
  await trx
    .updateTable('post_revisions')
    .set({ post_id: postId })
    .where('writing', '=', writing)
    .where('post_id', 'is', null)
    .execute()
  await trx
    .updateTable('post_revisions')
    .set({ writing })
    .where('post_id', '=', postId)
    .where('kind', '=', 'save')
    .execute()
  await trx
    .updateTable('post_locks')
    .set({ subject: String(postId) })
    .where('subject', '=', writing)
    .execute()
}
