import type { Kysely } from 'kysely'

/** What respondents say of where they hire and what their tools do, beside their answers. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('quickscore_assessments')
    .addColumn('applicability', 'text', (column) => column.notNull().defaultTo('{}'))
    .execute()
}
