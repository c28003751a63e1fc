import type { Kysely } from 'kysely'

/** What the nightly look over articles and links has found. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('check_findings')
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('detail', 'text', (column) => column.notNull())
    .addColumn('post_ids', 'text', (column) => column.notNull())
    .addColumn('since', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('check_findings_key', ['kind', 'subject'])
    .execute()
}
