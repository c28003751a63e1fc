import type { Insertable } from 'kysely'
import type { Tables, Trx } from '../tables.ts'

/** Stores a post with everything it is filed under. */
export async function insertPost(
  trx: Trx,
  post: Insertable<Tables['posts']>,
  regionIds: number[],
  categoryIds: number[],
): Promise<number> {
  const { id } = await trx
    .insertInto('posts')
    .values(post)
    .returning('id')
    .executeTakeFirstOrThrow()
  if (regionIds.length > 0) {
    const rows = regionIds.map((region_id) => ({ post_id: id, region_id }))
    await trx.insertInto('post_regions').values(rows).execute()
  }
  if (categoryIds.length > 0) {
    const rows = categoryIds.map((category_id) => ({ post_id: id, category_id }))
    await trx.insertInto('post_categories').values(rows).execute()
  }
  return id
}
