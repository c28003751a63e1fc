import type { Kysely } from 'kysely'

/** The private link that a result is taken again from: what it lends ends with it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['questionnaires', 'retakes']) {
    await db.schema
      .alterTable(table)
      .addColumn('begun_from', 'integer', (column) =>
        column.references('result_links.id').onDelete('set null'),
      )
      .execute()
    await db.schema.createIndex(`${table}_begun_from`).on(table).column('begun_from').execute()
  }
}
