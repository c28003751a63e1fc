import { type Generated, type Selectable, sql } from 'kysely'
import { type MailStatus, revivable } from '../../domain/mail.ts'
import { isAmong } from '../platform/db/list.ts'
import { hasChanged } from '../platform/db/rows.ts'
import type { Database, Tables, Trx } from '../tables.ts'

interface About {
  message_id: Generated<number | null>
  assessment_id: Generated<number | null>
}

/** A message or assessment: the column of its replies and notes, and its id. */
export interface Talked {
  by: keyof About
  id: number
}

declare module '../tables.ts' {
  interface Tables {
    /**
     * Replies to contact messages and QuickScore respondents: one of the two ids is null.
     * `outcome`: that of its mail, kept when the mail is deleted.
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
    /** Notes by staff on either. */
    message_notes: About & {
      id: Generated<number>
      key_id: string
      text: string
      created_at: string
    }
  }
}

/** The name of a staff key, also of a revoked one; null for any other. */
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

/** Notes on several leads, the oldest first. */
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

/** Ids of replies without an outcome, or with one that may change after a retry. */
export async function listUnsettledReplies(db: Database): Promise<number[]> {
  const rows = await db
    .selectFrom('message_replies')
    .select('id')
    .where((is) => is.or([is('outcome', 'is', null), is('outcome', 'in', revivable)]))
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}
