/** Preview links that staff made for others, until they expire or are revoked. */
import type { Generated, Insertable } from 'kysely'
import type { KeptPreview } from '../../../domain/posts/revisions.ts'
import { insertRow } from '../../platform/db/rows.ts'
import type { Database, Tables } from '../../tables.ts'
import { keyNameIn } from '../revisions/store.ts'

declare module '../../tables.ts' {
  interface Tables {
    preview_links: Omit<KeptPreview, 'id' | 'key_name'> & { id: Generated<number>; post_id: number }
  }
}

/** Inserts a link, returns its id and deletes expired links. */
export async function keepLink(db: Database, link: Insertable<Tables['preview_links']>) {
  await db.deleteFrom('preview_links').where('expires_at', '<=', link.created_at).execute()
  return insertRow(db, 'preview_links', link)
}

/** Links of a post that have not expired, the last to expire first. */
export function listLinks(db: Database, postId: number, now: string): Promise<KeptPreview[]> {
  return db
    .selectFrom('preview_links')
    .select(['id', 'key_id', keyNameIn('preview_links'), 'created_at', 'expires_at'])
    .where('post_id', '=', postId)
    .where('expires_at', '>', now)
    .orderBy('expires_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
}
