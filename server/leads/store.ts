import { type Generated, type Selectable, sql } from 'kysely'
import { type MailStatus, revivable } from '../../domain/mail.ts'
import { isAmong } from '../platform/db/list.ts'
import { hasChanged } from '../platform/db/rows.ts'
import type { Database, Tables, Trx } from '../tables.ts'

interface About {
  message_id: Generated<number | null>
  assessment_id: Generated<number | null>
}

/** Of a message or an assessment: by which column its answers and notes are found. */
export interface Talked {
  by: keyof About
  id: number
}

declare module '../tables.ts' {
  interface Tables {
    /**
     * Answers to contact messages and to those who took QuickScore: one of the two ids is null.
     * `outcome`: kept when the mail that said it is deleted.
     */
    message_replies: About & {
      id: Generated<number>
      key_id: string
      subject: string
      text: string
      outcome: Generated<MailStatus | null>
      ended_at: Generated<string | null>
      created_at: string
    }
    /** What staff tell each other about either. */
    message_notes: About & {
      id: Generated<number>
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

/** Finds a reply with the lead that it answers; null once either is gone. */
export const findReplyTo =
  <Lead>(by: Talked['by'], findLead: (db: Database, id: number) => Promise<Lead | null>) =>
  async (db: Database, id: number) => {
    const reply = await db
      .selectFrom('message_replies')
      .select(['subject', 'text', 'message_id', 'assessment_id'])
      .where('id', '=', id)
      .executeTakeFirst()
    const leadId = reply?.[by]
    const lead = leadId ? await findLead(db, leadId) : null
    return reply && lead ? { reply, lead } : null
  }

/** Oldest first. */
export function listReplies(
  db: Database,
  { by, id }: Talked,
): Promise<(ReplyRow & { key_name: string | null })[]> {
  return db
    .selectFrom('message_replies')
    .selectAll()
    .select(nameOf('message_replies.key_id').as('key_name'))
    .where(by, '=', id)
    .orderBy('id')
    .execute()
}

/** Those on several leads, the oldest first. */
export function listNotes(db: Database, by: Talked['by'], ids: readonly number[]) {
  return db
    .selectFrom('message_notes')
    .select(['id', 'key_id', nameOf('message_notes.key_id').as('key_name'), 'text', 'created_at'])
    .select(`${by} as lead_id`)
    .where(isAmong(db, by, ids))
    .orderBy('id')
    .execute()
}

export const deleteNote = (trx: Trx, { by, id }: Talked, note: number) =>
  hasChanged(trx.deleteFrom('message_notes').where(by, '=', id).where('id', '=', note))

/** Answers of which it is not settled that they were sent: others may be sent again. */
export async function listUnsettledReplies(db: Database): Promise<number[]> {
  const rows = await db
    .selectFrom('message_replies')
    .select('id')
    .where((is) => is.or([is('outcome', 'is', null), is('outcome', 'in', revivable)]))
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}
