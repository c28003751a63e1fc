import type { Kysely } from 'kysely'

/** A result that is taken again, and who asked to be told when the law moves. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('retakes')
    .addColumn('assessment_id', 'integer', (column) =>
      column.primaryKey().references('quickscore_assessments.id').onDelete('cascade'),
    )
    .addColumn('earlier_id', 'integer', (column) =>
      column.notNull().references('quickscore_assessments.id').onDelete('cascade'),
    )
    .execute()
  await db.schema.createIndex('retakes_earlier_id').on('retakes').column('earlier_id').execute()
  await db.schema
    .createTable('law_consents')
    .addColumn('assessment_id', 'integer', (column) =>
      column.primaryKey().references('quickscore_assessments.id').onDelete('cascade'),
    )
    .addColumn('wording', 'text', (column) => column.notNull())
    .addColumn('given_at', 'text', (column) => column.notNull())
    .addColumn('withdrawn_at', 'text')
    .addColumn('reminded_at', 'text')
    .execute()
  await db.schema.alterTable('newsletter_issues').addColumn('law_change', 'text').execute()
  await db.schema
    .createIndex('newsletter_issues_law_change')
    .on('newsletter_issues')
    .column('law_change')
    .unique()
    .execute()
}
