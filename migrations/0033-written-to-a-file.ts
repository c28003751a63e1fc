import type { Kysely } from 'kysely'

/** 1: there was no mail server, and the message is a file in the data folder. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('mail')
    .addColumn('filed', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
}
