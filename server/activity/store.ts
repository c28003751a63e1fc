import { type Generated, type Insertable, type Selectable, sql } from 'kysely'
import type { ActivityAction, ActivityQuery } from '../../domain/activity.ts'
import { noKey } from '../../domain/keys.ts'
import { searchWords } from '../../domain/list-query.ts'
import { foldText } from '../../domain/text.ts'
import type { List } from '../noun.ts'
import { isAs, isWithin, type Listed, listPage } from '../platform/db/list.ts'
import { isAny } from '../platform/db/rows.ts'
import { foundIn, holding } from '../platform/db/search.ts'
import type { Database, Tables, Trx } from '../tables.ts'

declare module '../tables.ts' {
  interface Tables {
    /** Who did what: rows are only ever added. `fields`: JSON, the names of what changed. */
    activity: {
      id: Generated<number>
      created_at: string
      key_id: string
      action: ActivityAction
      noun: string
      record_id: number | null
      fields: string
      record_count: number | null
    }
  }
}

export interface ActivityRow extends Selectable<Tables['activity']> {
  key_name: string | null
  record_name: string | null
  opened_id: number | null
}

/** Name of a named key: the row itself holds only the key's id. */
const keyName = sql<string | null>`(
  select staff_keys.name from staff_keys where 'key-' || staff_keys.id = activity.key_id
)`

/** Lists of staff: a record shows the title of its row, or can at least be opened. */
type Lists = readonly (readonly [noun: string, list: List])[]

/** Titles that the firm gave; visitors' names are in no list that outlives their data. */
const recordNames = (lists: Lists) => ofRecords<string>(lists, ({ title }) => title)

/** Ids of records without a title that still exist. */
const openedIds = (lists: Lists) => ofRecords<number>(lists, ({ isOpened }) => isOpened && 'id')

function ofRecords<Value>(lists: Lists, columnOf: (list: List) => string | undefined) {
  const cases = lists.flatMap(([noun, list]) => {
    const [{ table }, column] = [list, columnOf(list)]
    if (!table || !column) return []
    const found = sql`select ${sql.ref(column)} from ${sql.table(table)} where ${sql.ref(`${table}.id`)} = record_id`
    return [sql`when noun = ${sql.lit(noun)} then (${found})`]
  })
  return sql<Value | null>`case ${sql.join(cases, sql` `)} end`
}

/** Rows are only ever added: nothing changes or removes them. */
export async function insertActivity(trx: Trx, rows: Insertable<Tables['activity']>[]) {
  await trx.insertInto('activity').values(rows).execute()
}

/** The name of the key that last changed a record; null if it is not a named key. */
export async function findLastName(db: Database, noun: string, id: number): Promise<string | null> {
  const row = await db
    .selectFrom('activity')
    .select(keyName.as('name'))
    .where('noun', '=', noun)
    .where('record_id', '=', id)
    .orderBy('activity.id', 'desc')
    .executeTakeFirst()
  return row?.name ?? null
}

interface SignIn {
  key_id: string
  action: 'sign-in' | 'add-passkey' | 'remove-passkey' | 'refuse'
  now: Date
  count?: number
}

export function hasSignedIn(db: Database, { key_id, action, now }: SignIn): Promise<boolean> {
  const own = db.selectFrom('activity').where('key_id', '=', key_id).where('action', '=', action)
  return isAny(own.where('created_at', '>=', now.toISOString().slice(0, 10)))
}

export async function insertSignIn(db: Database, { now, count, ...row }: SignIn): Promise<void> {
  const created_at = now.toISOString()
  const record = { ...row, created_at, noun: 'keys', fields: '[]', record_count: count } as const
  await db.insertInto('activity').values(record).execute()
}

export function listActivity(
  db: Database,
  query: ActivityQuery,
  lists: Lists,
  ownerName: string,
): Promise<Listed<ActivityRow>> {
  return listPage(matchActivity(db, query, ownerName), query, (rows, direction) =>
    rows
      .selectAll()
      .select(keyName.as('key_name'))
      .select([recordNames(lists).as('record_name'), openedIds(lists).as('opened_id')])
      .orderBy(query.sort.column, direction)
      .orderBy('id', direction),
  )
}

function matchActivity(db: Database, { noun, action, q, ...days }: ActivityQuery, owner: string) {
  const lines = db.selectFrom('activity').where(isWithin('created_at', days))
  const query = lines.where(isAs({ noun, action }))
  if (!q) return query
  const words = searchWords(q)
  const named = db
    .selectFrom('staff_keys')
    .select(sql<string>`'key-' || id`.as('key_id'))
    .where(foundIn(['name'], words))
  // The owner's keys are on screen under that name, with the id if there are several.
  const shown = sql`case when key_id like 'key-%' or key_id in ('erase-command', ${noKey})
    then key_id else cast(${foldText(owner)} as text) || ' ' || lower(key_id) end`
  const folded = words.map(foldText)
  return query.where((row) => row.or([holding(shown, folded), row('key_id', 'in', named)]))
}
