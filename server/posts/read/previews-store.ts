/** Links to previews that staff made for others, until they expire or are taken back. */
import type { Generated, Insertable } from 'kysely'
import { sql } from 'kysely'
import type { KeptPreview } from '../../../domain/posts/revisions.ts'
import type { Database, Tables } from '../../tables.ts'

declare module '../../tables.ts' {
  interface Tables {
    preview_links: Omit<KeptPreview, 'id' | 'key_name'> & { id: Generated<number>; post_id: number }
  }
}

/** The id of the new one; what has expired goes. */
export async function keepLink(db: Database, link: Insertable<Tables['preview_links']>) {
  await db.deleteFrom('preview_links').where('expires_at', '<=', link.created_at).execute()
  const query = db.insertInto('preview_links').values(link).returning('id')
  return (await query.executeTakeFirstOrThrow()).id
}

const keyName = sql<string | null>`(
  select name from staff_keys where 'key-' || staff_keys.id = preview_links.key_id
)`.as('key_name')

/** The one that ends last comes first. */
export function listLinks(db: Database, postId: number, now: string): Promise<KeptPreview[]> {
  return db
    .selectFrom('preview_links')
    .select(['id', 'key_id', keyName, 'created_at', 'expires_at'])
    .where('post_id', '=', postId)
    .where('expires_at', '>', now)
    .orderBy('expires_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

export async function hasLink(db: Database, id: number): Promise<boolean> {
  const query = db.selectFrom('preview_links').select('id').where('id', '=', id)
  return (await query.executeTakeFirst()) !== undefined
}

/** Whether there was one. */
export async function dropLink(db: Database, id: number): Promise<boolean> {
  const query = db.deleteFrom('preview_links').where('id', '=', id)
  return (await query.executeTakeFirst()).numDeletedRows > 0n
}
