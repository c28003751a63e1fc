import type { Kysely } from 'kysely'

/**
 * Articles are kept as readers see them, beside what was written: code is coloured once. Null until
 * a post is saved, or read for the first time; `rendered_by` names what it was made from and how.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('posts').addColumn('rendered', 'text').execute()
  await db.schema.alterTable('posts').addColumn('rendered_by', 'text').execute()
}
