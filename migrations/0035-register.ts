import type { Kysely } from 'kysely'
import { identity } from '../server/platform/db/database.ts'

/** The AI tools that respondents write down behind their results, and where they moved to. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('register_tools')
    .addColumn('id', 'integer', identity(db))
    .addColumn('assessment_id', 'integer', (column) =>
      column.notNull().references('quickscore_assessments.id').onDelete('cascade'),
    )
    .addColumn('place', 'integer', (column) => column.notNull())
    .addColumn('facts', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('saved_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('register_tools_place')
    .on('register_tools')
    .columns(['assessment_id', 'place'])
    .unique()
    .execute()
  await db.schema
    .createTable('register_moves')
    .addColumn('assessment_id', 'integer', (column) =>
      column.primaryKey().references('quickscore_assessments.id').onDelete('cascade'),
    )
    .addColumn('moved_to', 'integer', (column) =>
      column.notNull().references('quickscore_assessments.id').onDelete('cascade'),
    )
    .addColumn('moved_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('register_moves_moved_to')
    .on('register_moves')
    .column('moved_to')
    .execute()
}
