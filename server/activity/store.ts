import { type Insertable, type Selectable, sql } from 'kysely'
import type { ActivityQuery } from '../../domain/activity.ts'
import { searchWords } from '../../domain/search-words.ts'
import { isWithin, type Listed, listPage } from '../platform/db/list.ts'
import { foundIn } from '../platform/db/search.ts'
import type { Database, Tables, Trx } from '../tables.ts'

export interface ActivityRow extends Selectable<Tables['activity']> {
  key_name: string | null
  record_name: string | null
  message_id: number | null
}

/** Of a named key: the record itself holds its number alone. */
const keyName = sql<string | null>`(
  select staff_keys.name from staff_keys where 'key-' || staff_keys.id = activity.key_id
)`

/** What the firm itself named; what visitors are called stands in no list that outlives them. */
const recordName = sql<string | null>`case noun
  when 'posts' then (select title from posts where posts.id = record_id)
  when 'categories' then (select name from categories where categories.id = record_id)
  when 'regions' then (select name from regions where regions.id = record_id)
  when 'media' then (select original_name from media where media.id = record_id)
  when 'reply-templates' then (select name from reply_templates where reply_templates.id = record_id)
  when 'keys' then (select name from staff_keys where staff_keys.id = record_id)
  end`

/** Of a message that is still there. */
const messageId = sql<number | null>`case noun
  when 'contact-messages' then (select id from messages where messages.id = record_id)
  end`

/** It is only ever added to: nothing changes or removes a line of it. */
export async function insertActivity(trx: Trx, rows: Insertable<Tables['activity']>[]) {
  await trx.insertInto('activity').values(rows).execute()
}

interface SignIn {
  key_id: string
  action: 'sign-in' | 'refuse'
  now: Date
  count?: number
}

export async function insertSignIn(db: Database, { now, count, ...row }: SignIn): Promise<void> {
  const created_at = now.toISOString()
  const record = { ...row, created_at, noun: 'keys', fields: '[]', record_count: count } as const
  await db.insertInto('activity').values(record).execute()
}

export function listActivity(db: Database, query: ActivityQuery): Promise<Listed<ActivityRow>> {
  return listPage(matchActivity(db, query), query, (rows, direction) =>
    rows
      .selectAll()
      .select([keyName.as('key_name'), recordName.as('record_name'), messageId.as('message_id')])
      .orderBy(query.sort.column, direction)
      .orderBy('id', direction),
  )
}

function matchActivity(db: Database, { noun, action, q, ...days }: ActivityQuery) {
  let query = db.selectFrom('activity').where(isWithin('created_at', days))
  if (noun) query = query.where('noun', '=', noun)
  if (action) query = query.where('action', '=', action)
  if (q) {
    const words = searchWords(q)
    const named = db
      .selectFrom('staff_keys')
      .select(sql<string>`'key-' || id`.as('key_id'))
      .where(foundIn(['name'], words))
    query = query.where((row) => row.or([foundIn(['key_id'], words), row('key_id', 'in', named)]))
  }
  return query
}
