import type { Generated, Insertable, Selectable } from 'kysely'
import type { Contact } from '../../domain/leads.ts'
import { searchWords } from '../../domain/list-query.ts'
import { type MessageQuery, messageRecordSchema } from '../../domain/messages/message.ts'
import type { MessageEntries, SpamSign } from '../../domain/messages/submission.ts'
import { foldText } from '../../domain/text.ts'
import { deleteChosen } from '../platform/db/database.ts'
import { type Asker, type HandlingColumns, isHandledAs } from '../platform/db/handling.ts'
import { countRows, isWithin, type Listed, listFound, orderOf } from '../platform/db/list.ts'
import { hasChanged, insertRow, listOfAddress } from '../platform/db/rows.ts'
import { findByText, type IndexedTexts } from '../platform/db/search.ts'
import type { Database, Tables, Trx } from '../tables.ts'

declare module '../tables.ts' {
  interface Tables {
    /** Contact messages. `held`: 1 if held back as likely spam, for `held_reason`; else 0. */
    messages: MessageEntries &
      HandlingColumns & {
        id: Generated<number>
        held: 0 | 1
        held_reason: SpamSign | null
        /** The QuickScore assessment that the sender wants to talk through. */
        assessment_id: Generated<number | null>
        /** Name, email, company and message, folded for searches. */
        search_text: string
        created_at: string
      }
  }
}

export type MessageRow = Omit<Selectable<Tables['messages']>, 'search_text'>

const columns = Object.keys(messageRecordSchema.shape).filter(
  (name) => name !== 'handled',
) as (keyof MessageRow)[]

export async function insertMessage(
  trx: Trx,
  message: Omit<Insertable<Tables['messages']>, 'search_text'>,
): Promise<number> {
  const { name, email, company, message: text } = message
  const search_text = foldText([name, email, company, text].join('\n'))
  return insertRow(trx, 'messages', { ...message, search_text })
}

export async function findMessage(db: Database, id: number): Promise<MessageRow | null> {
  const row = await db
    .selectFrom('messages')
    .select(columns)
    .where('id', '=', id)
    .executeTakeFirst()
  return row ?? null
}

export function countOpen(db: Database): Promise<number> {
  return countRows(db.selectFrom('messages').where('held', '=', 0).where('handled_at', 'is', null))
}

/** Messages that ask to talk an assessment through, without held ones, the oldest first. */
export function listMessagesAbout(db: Database, assessmentId: number): Promise<MessageRow[]> {
  return db
    .selectFrom('messages')
    .select(columns)
    .where('assessment_id', '=', assessmentId)
    .where('held', '=', 0)
    .orderBy('id')
    .execute()
}

export async function listMessages(
  db: Database,
  query: MessageQuery,
  asker: Asker,
): Promise<Listed<MessageRow>> {
  const found = await findByText(db, messageTexts, searchWords(query.q ?? ''))
  const among = { found, key: 'messages.id' }
  return listFound(db, among, matchMessages(db, query, asker), query, (messages, direction) =>
    messages
      .select(columns)
      .orderBy(orderOf(query.sort.column), direction)
      .orderBy('id', direction),
  )
}

/** Messages of an address (in lower case), as contacts for other lists. */
export async function listContacts(db: Database, address: string): Promise<Contact[]> {
  const rows = await listOfAddress(db, 'messages', address)
  return rows
    .filter(({ held }) => held === 0)
    .map(({ id, created_at }) => ({ kind: 'message', id, score: null, created_at }))
}

export const messageTexts: IndexedTexts = {
  table: 'messages',
  key: 'id',
  column: 'search_text',
  index: 'messages_search',
}

function matchMessages(db: Database, query: MessageQuery, asker: Asker) {
  return db
    .selectFrom('messages')
    .where('held', '=', query.held ? 1 : 0)
    .where(isWithin('created_at', query))
    .where(isHandledAs(query, asker))
}

/** Holds a message back, or releases it; false without a change, so the first reason stays. */
export function setHeld(trx: Trx, id: number, isHeld: boolean): Promise<boolean> {
  const query = trx
    .updateTable('messages')
    .set({ held: isHeld ? 1 : 0, held_reason: isHeld ? 'staff' : null })
  return hasChanged(query.where('id', '=', id).where('held', '=', isHeld ? 0 : 1))
}

/** Deletes at most `limit` messages from before `before`, held or not; returns how many. */
export async function deleteOldMessages(trx: Trx, before: string, limit: number): Promise<number> {
  const old = trx
    .selectFrom('messages')
    .select('id')
    .where('held', 'in', [0, 1])
    .where('created_at', '<', before)
    .limit(limit)
  return deleteChosen(trx, { table: 'messages' }, old)
}
