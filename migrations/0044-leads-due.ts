import { type Kysely, sql } from 'kysely'

/** A day on which staff come back to a lead. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['messages', 'quickscore_assessments']) {
    await db.schema.alterTable(table).addColumn('due_on', 'text').execute()
    await sql`
      create index ${sql.ref(`${table}_due`)} on ${sql.table(table)} (due_on) where due_on is not null
    `.execute(db)
  }
}
