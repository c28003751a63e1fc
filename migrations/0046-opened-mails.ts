import { type Kysely, sql } from 'kysely'

/**
 * Whose result was opened by the address that only the mail to them holds. Editions that counted
 * others are gone: one who sent nine assessments could work the tenth out.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('opened_mails')
    .addColumn('assessment_id', 'integer', (column) =>
      column.primaryKey().references('quickscore_assessments.id').onDelete('cascade'),
    )
    .addColumn('opened_at', 'text', (column) => column.notNull())
    .execute()
  await sql`delete from hiring_ai_editions where number > 0`.execute(db)
}
