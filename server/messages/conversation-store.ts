import { type Generated, type Insertable, type Selectable, sql } from 'kysely'
import type { MailStatus } from '../../domain/mail/delivery.ts'
import type { MessageNote } from '../../domain/messages/conversation.ts'
import type { Database, Tables, Trx } from '../tables.ts'

declare module '../tables.ts' {
  interface Tables {
    /** Answers to contact messages. `outcome`: kept when the mail that said it is deleted. */
    message_replies: {
      id: Generated<number>
      message_id: number
      key_id: string
      subject: string
      text: string
      outcome: Generated<MailStatus | null>
      ended_at: Generated<string | null>
      created_at: string
    }
    /** What staff tell each other about contact messages. */
    message_notes: {
      id: Generated<number>
      message_id: number
      key_id: string
      text: string
      created_at: string
    }
  }
}

/** Of a named key, also of one that was revoked; null for any other. */
const nameOf = (column: 'message_replies.key_id' | 'message_notes.key_id') => sql<string | null>`(
  select staff_keys.name from staff_keys where 'key-' || staff_keys.id = ${sql.ref(column)}
)`

export type ReplyRow = Selectable<Tables['message_replies']>

export async function insertReply(
  trx: Trx,
  reply: Insertable<Tables['message_replies']>,
): Promise<number> {
  const { id } = await trx
    .insertInto('message_replies')
    .values(reply)
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** With the message that it answers. */
export async function findReply(db: Database, id: number) {
  const row = await db
    .selectFrom('message_replies')
    .innerJoin('messages', 'messages.id', 'message_replies.message_id')
    .select(['message_replies.subject', 'message_replies.text', 'messages.message'])
    .select('messages.created_at as received_at')
    .where('message_replies.id', '=', id)
    .executeTakeFirst()
  return row ?? null
}

/** Oldest first. */
export function listReplies(
  db: Database,
  messageId: number,
): Promise<(ReplyRow & { key_name: string | null })[]> {
  return db
    .selectFrom('message_replies')
    .selectAll()
    .select(nameOf('message_replies.key_id').as('key_name'))
    .where('message_id', '=', messageId)
    .orderBy('id')
    .execute()
}

export async function insertNote(
  trx: Trx,
  note: Insertable<Tables['message_notes']>,
): Promise<void> {
  await trx.insertInto('message_notes').values(note).execute()
}

/** Oldest first. */
export function listNotes(db: Database, messageId: number): Promise<MessageNote[]> {
  return db
    .selectFrom('message_notes')
    .select(['id', 'key_id', nameOf('message_notes.key_id').as('key_name'), 'text', 'created_at'])
    .where('message_id', '=', messageId)
    .orderBy('id')
    .execute()
}

export async function deleteNote(trx: Trx, messageId: number, id: number): Promise<boolean> {
  const gone = await trx
    .deleteFrom('message_notes')
    .where('message_id', '=', messageId)
    .where('id', '=', id)
    .executeTakeFirst()
  return gone.numDeletedRows === 1n
}

/** Answers of which it is not settled that they were sent: one that failed may be sent again. */
export async function listUnsettledReplies(db: Database): Promise<number[]> {
  const rows = await db
    .selectFrom('message_replies')
    .select('id')
    .where((is) => is.or([is('outcome', 'is', null), is('outcome', '=', 'failed')]))
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

export async function setOutcome(
  db: Database,
  id: number,
  outcome: MailStatus,
  endedAt: string | null,
): Promise<void> {
  await db
    .updateTable('message_replies')
    .set({ outcome, ended_at: endedAt })
    .where('id', '=', id)
    .execute()
}

/** `address` in lower case. */
export function listRepliesOf(db: Database, address: string): Promise<ReplyRow[]> {
  return db
    .selectFrom('message_replies')
    .innerJoin('messages', 'messages.id', 'message_replies.message_id')
    .selectAll('message_replies')
    .where(sql`lower(messages.email)`, '=', address)
    .orderBy('message_replies.id')
    .execute()
}

/** `address` in lower case. */
export function listNotesOf(
  db: Database,
  address: string,
): Promise<Selectable<Tables['message_notes']>[]> {
  return db
    .selectFrom('message_notes')
    .innerJoin('messages', 'messages.id', 'message_notes.message_id')
    .selectAll('message_notes')
    .where(sql`lower(messages.email)`, '=', address)
    .orderBy('message_notes.id')
    .execute()
}
