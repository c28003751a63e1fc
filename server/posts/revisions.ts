import { type Actor, requireAdmin } from '../../domain/actor.ts'
import { notFound } from '../../domain/errors.ts'
import type { Page } from '../../domain/list-query.ts'
import type { PostRecord } from '../../domain/posts/editing.ts'
import type { ListedRevision, Revision } from '../../domain/posts/revisions.ts'
import { findMediaByUrl } from '../media/service.ts'
import type { Database } from '../tables.ts'
import type { Editing } from './editing.ts'
import * as store from './editing-store.ts'

interface Ports {
  db: Database
  editing: Pick<Editing, 'getPost' | 'updatePost'>
}

/** Posts as earlier saves left them. */
export function createRevisions({ db, editing }: Ports) {
  async function findRevision(postId: number, version: number): Promise<Revision> {
    const row = await store.findRevision(db, postId, version)
    if (!row) throw notFound('The revision')
    const { region_ids, category_ids } = row
    return {
      ...row,
      region_ids: JSON.parse(region_ids) as number[],
      category_ids: JSON.parse(category_ids) as number[],
    }
  }

  return {
    /** Newest first. Throws `not-found` for a post that does not exist. */
    async listRevisions(
      actor: Actor,
      postId: number,
      page: Page,
    ): Promise<{ rows: ListedRevision[]; total: number }> {
      requireAdmin(actor)
      await editing.getPost(actor, postId)
      return store.listRevisions(db, postId, page)
    },

    /** Throws `not-found`. */
    async getRevision(actor: Actor, postId: number, version: number): Promise<Revision> {
      requireAdmin(actor)
      return findRevision(postId, version)
    },

    /**
     * Writes the words, picture and filing of an earlier save anew, as a version of its own. The
     * slug, the status and the publish time stay as they are now: what is public, and where, does
     * not change by it. Regions, categories and a picture that are gone stay gone. Throws
     * `not-found`; `conflict` (`version_conflict`) where the post is not at `expected` any more.
     */
    async restoreRevision(
      actor: Actor,
      postId: number,
      version: number,
      expected: number | undefined,
    ): Promise<PostRecord> {
      requireAdmin(actor)
      const now = await editing.getPost(actor, postId)
      const then = await findRevision(postId, version)
      const image = then.featured_image
      const picture = image === null ? null : await findMediaByUrl({ db }, image)
      const { title, description, content, meta_title, meta_description } = then
      const regionIds = await store.listExisting(db, 'regions', then.region_ids)
      const fields = {
        ...{ title, description, content, meta_title, meta_description },
        ...{ slug: now.slug, status: now.status, publish_at: now.publish_at },
        featured_image: picture ? image : null,
        category_ids: await store.listExisting(db, 'categories', then.category_ids),
        region_ids: regionIds.length > 0 ? regionIds : now.region_ids,
        version: expected,
      }
      return editing.updatePost(actor, postId, fields, 'restore')
    },
  }
}
