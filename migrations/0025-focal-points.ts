import type { Kysely } from 'kysely'

/** The point of a picture that its parts are cut around, in thousandths; null for its middle. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ['focal_x', 'focal_y']) {
    await db.schema.alterTable('media').addColumn(column, 'integer').execute()
  }
}
