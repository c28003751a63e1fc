import { type Kysely, sql } from 'kysely'
import { identity, isOnPostgres } from '../server/platform/db/database.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** What came before nobody could mark, and has long been dealt with. */
const waitingFrom = () => new Date(Date.now() - 30 * DAY_MS).toISOString()

/** Columns of a table beside its id and what it is about. */
const conversation = {
  message_replies: ['key_id', 'subject', 'text', 'outcome', 'ended_at', 'created_at'],
  message_notes: ['key_id', 'text', 'created_at'],
}
const isOptional = (column: string) => column === 'outcome' || column === 'ended_at'

/**
 * An assessment is handled, taken by somebody, answered and noted on as a contact message is, and a
 * message may name the assessment that its sender wants to talk through.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('messages').addColumn('assessment_id', 'integer').execute()
  for (const column of ['handled_at', 'assignee']) {
    await db.schema.alterTable('quickscore_assessments').addColumn(column, 'text').execute()
  }
  await sql`
    update quickscore_assessments set handled_at = created_at where created_at < ${waitingFrom()}
  `.execute(db)
  await sql`create index messages_by_assessment on messages (assessment_id)
    where assessment_id is not null`.execute(db)
  await sql`create index quickscore_assessments_waiting on quickscore_assessments (created_at, id)
    where handled_at is null`.execute(db)
  for (const [table, columns] of Object.entries(conversation)) {
    if (isOnPostgres(db)) await widen(db, table)
    else await makeAnew(db, table, columns)
    const column = sql.ref('assessment_id')
    await sql`create index ${sql.ref(`${table}_assessment_id`)} on ${sql.table(table)} (${column})
      where assessment_id is not null`.execute(db)
  }
}

async function widen(db: Kysely<unknown>, table: string): Promise<void> {
  await sql`
    alter table ${sql.table(table)} alter column message_id drop not null,
      add column assessment_id integer references quickscore_assessments (id) on delete cascade
  `.execute(db)
}

/** SQLite cannot drop a `not null`. */
async function makeAnew(db: Kysely<unknown>, table: string, columns: string[]): Promise<void> {
  const wider = `wider_${table}`
  let made = db.schema.createTable(wider).addColumn('id', 'integer', identity(db))
  for (const [column, about] of [
    ['message_id', 'messages.id'],
    ['assessment_id', 'quickscore_assessments.id'],
  ] as const) {
    made = made.addColumn(column, 'integer', (one) => one.references(about).onDelete('cascade'))
  }
  for (const column of columns) {
    made = made.addColumn(column, 'text', (one) => (isOptional(column) ? one : one.notNull()))
  }
  await made.execute()
  const kept = sql.join(['id', 'message_id', ...columns].map((column) => sql.ref(column)))
  await sql`insert into ${sql.table(wider)} (${kept}) select ${kept} from ${sql.table(table)}`.execute(
    db,
  )
  // An id that was given once names mail, and is never given again.
  await sql`
    insert into sqlite_sequence (name, seq)
    select ${wider}, 0 where not exists (select 1 from sqlite_sequence where name = ${wider})
  `.execute(db)
  await sql`
    update sqlite_sequence set seq = coalesce(
      (select seq from sqlite_sequence where name = ${table}), 0) where name = ${wider}
  `.execute(db)
  await db.schema.dropTable(table).execute()
  await db.schema.alterTable(wider).renameTo(table).execute()
  await db.schema.createIndex(`${table}_message_id`).on(table).column('message_id').execute()
}
