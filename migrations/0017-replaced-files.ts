import type { Kysely } from 'kysely'

/** Which file of the library has come in the place of one whose address is known elsewhere. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('media_replacements')
    .addColumn('hash', 'text', (column) => column.primaryKey())
    .addColumn('media_id', 'integer', (column) =>
      column.notNull().references('media.id').onDelete('cascade'),
    )
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('media_replacements_media_id')
    .on('media_replacements')
    .column('media_id')
    .execute()
}
