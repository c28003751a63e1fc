import type { Kysely } from 'kysely'

/** The private link that a link for reading only was made from; null for a private link itself. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('result_links')
    .addColumn('made_from', 'integer', (column) =>
      column.references('result_links.id').onDelete('cascade'),
    )
    .execute()
}
