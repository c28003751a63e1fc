/** Whether a record is handled and who has taken it: columns that a table may have. */
import { type Generated, type RawBuilder, sql } from 'kysely'
import type { Database, Tables, Trx } from '../../tables.ts'
import { all } from './list.ts'

export interface HandlingColumns {
  /** When staff marked it as handled; null while it waits. */
  handled_at: Generated<string | null>
  /** Name of the member of staff who has taken it. */
  assignee: Generated<string | null>
  /** The day on which to follow it up, YYYY-MM-DD. */
  due_on: Generated<string | null>
}

/** Tables with these columns. */
export type HandledTable = {
  [Name in keyof Tables]: 'assignee' extends keyof Tables[Name] ? Name : never
}[keyof Tables]

interface HandlingQuery {
  handled?: boolean | undefined
  assigned?: 'true' | 'false' | 'mine' | undefined
  due?: boolean | undefined
}

/** Name of the person who asks, and today's date (UTC). Without a name no record is "mine". */
export interface Asker {
  name: string | null
  today: string
}

/** Whether the follow-up day has come. */
const isDue = (today: string) => sql<boolean>`due_on <= ${today}`

/** Records whose follow-up day is `today` or earlier. */
export async function listDue(db: Database, table: HandledTable, today: string) {
  const { rows } = await sql<{ name: string; assignee: string | null; due_on: string }>`
    select name, assignee, due_on from ${sql.table(table)} where ${isDue(today)}
  `.execute(db)
  return rows
}

export function isHandledAs(
  { handled, assigned, due }: HandlingQuery,
  { name: mine, today }: Asker,
): RawBuilder<boolean> {
  const tests: RawBuilder<unknown>[] = []
  if (handled !== undefined) {
    tests.push(handled ? sql`handled_at is not null` : sql`handled_at is null`)
  }
  if (assigned === 'mine') tests.push(mine === null ? sql`1 = 0` : sql`assignee = ${mine}`)
  else if (assigned === 'true') tests.push(sql`assignee is not null`)
  else if (assigned === 'false') tests.push(sql`assignee is null`)
  if (due !== undefined) tests.push(due ? isDue(today) : sql`(due_on is null or due_on > ${today})`)
  return all(tests)
}

/** False if it was so already: the time of the first handling stays. */
export async function setHandled(
  trx: Trx,
  table: HandledTable,
  { id, at }: { id: number; at: string | null },
): Promise<boolean> {
  const before = at === null ? sql`is not null` : sql`is null`
  const { numAffectedRows } = await sql`
    update ${sql.table(table)} set handled_at = ${at} where id = ${id} and handled_at ${before}
  `.execute(trx)
  return numAffectedRows === 1n
}

/** False if it was so already. */
export async function setHandling(
  trx: Trx,
  table: HandledTable,
  id: number,
  [column, value]: ['assignee' | 'due_on', string | null],
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update ${sql.table(table)} set ${sql.ref(column)} = ${value}
    where id = ${id} and ${sql.ref(column)} is distinct from ${value}
  `.execute(trx)
  return numAffectedRows === 1n
}
