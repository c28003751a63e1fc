import { type Kysely, sql } from 'kysely'

/** The order of titles is told by an index alone, with who may see a post: none is read for it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index posts_by_title on posts (status, title, id, published_at)`.execute(db)
}
