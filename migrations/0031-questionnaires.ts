import type { Kysely } from 'kysely'
import { identity } from '../server/platform/db/database.ts'

/** Answers by link, and whose mailbox is known to be theirs. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('questionnaires')
    .addColumn('id', 'integer', identity(db))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('assessment_id', 'integer', (column) =>
      column.references('quickscore_assessments.id').onDelete('cascade'),
    )
    .addColumn('earlier_id', 'integer', (column) =>
      column.references('quickscore_assessments.id').onDelete('cascade'),
    )
    .addColumn('token_hash', 'text', (column) => column.notNull())
    .addColumn('label', 'text', (column) => column.notNull())
    .addColumn('user_type', 'text', (column) => column.notNull())
    .addColumn('question_ids', 'text', (column) => column.notNull())
    .addColumn('answers', 'text', (column) => column.notNull())
    .addColumn('proofs', 'text', (column) => column.notNull())
    .addColumn('bank_version', 'text', (column) => column.notNull())
    .addColumn('answer_by', 'text')
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('saved_at', 'text')
    .addColumn('sent_at', 'text')
    .addColumn('withdrawn_at', 'text')
    .addColumn('expires_at', 'text')
    .execute()
  await db.schema
    .createIndex('questionnaires_token_hash')
    .on('questionnaires')
    .column('token_hash')
    .unique()
    .execute()
  for (const column of ['assessment_id', 'earlier_id', 'expires_at']) {
    await db.schema
      .createIndex(`questionnaires_${column}`)
      .on('questionnaires')
      .column(column)
      .execute()
  }
  await db.schema
    .createTable('confirmed_mailboxes')
    .addColumn('assessment_id', 'integer', (column) =>
      column.primaryKey().references('quickscore_assessments.id').onDelete('cascade'),
    )
    .addColumn('confirmed_at', 'text', (column) => column.notNull())
    .execute()
}
