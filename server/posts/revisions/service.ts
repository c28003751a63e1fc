/** Revisions of posts: earlier saves, and typed text that was not saved. */
import { type Actor, requireRole } from '../../../domain/actor.ts'
import { notFound } from '../../../domain/errors.ts'
import type { Page } from '../../../domain/list-query.ts'
import type { PostRecord } from '../../../domain/posts/editing.ts'
import { readId } from '../../../domain/write-body.ts'
import { listExistingLabels } from '../../labels/service.ts'
import { findMediaByUrl } from '../../media/service.ts'
import { getPost, type PostPorts, updatePost } from '../write/service.ts'
import * as store from './store.ts'

/** Newest first. Throws `not-found` for a post that does not exist. */
export async function listRevisions(ports: PostPorts, actor: Actor, postId: number, page: Page) {
  requireRole(actor, 'reader')
  await getPost(ports, actor, postId)
  return store.listRevisions(ports.db, postId, page)
}

/** A revision by its name (`revisionName`). Throws `not-found`. */
export async function getRevision({ db }: PostPorts, actor: Actor, postId: number, name: string) {
  requireRole(actor, 'reader')
  const number = readId(name.replace(/^k/, ''))
  if (number === null) throw notFound('The revision')
  const wanted = name.startsWith('k') ? { id: number } : { kind: 'save' as const, version: number }
  const found = await store.findRevision(db, { ...wanted, post_id: postId })
  if (!found) throw notFound('The revision')
  return found.revision
}

/** The revisions of all posts, for the full export. */
export async function* readRevisions({ db }: Pick<PostPorts, 'db'>, actor: Actor) {
  requireRole(actor, 'reader')
  yield* store.readRevisions(db)
}

/**
 * Saves the words, picture and labels of a revision as a new version. The slug, status and publish
 * time stay as they are now, so what is public, and where, does not change. Labels and a picture
 * deleted since are left out. Throws `not-found`; `conflict` (`version_conflict`) if the post is
 * no longer at version `expected`.
 */
export async function restoreRevision(
  ports: PostPorts,
  actor: Actor,
  postId: number,
  name: string,
  expected: number | undefined,
): Promise<PostRecord> {
  requireRole(actor, 'editor')
  const { db } = ports
  const now = await getPost(ports, actor, postId)
  const then = await getRevision(ports, actor, postId, name)
  const image = then.featured_image
  const picture = image === null ? null : await findMediaByUrl(ports, image)
  const regionIds = await listExistingLabels(db, 'regions', then.region_ids)
  const fields = {
    // Typed text may lack a title or description.
    title: then.title.trim() || now.title,
    slug: now.slug,
    description: then.description.trim() || now.description,
    content: then.content,
    featured_image: picture ? image : null,
    meta_title: then.meta_title,
    meta_description: then.meta_description,
    status: now.status,
    publish_at: now.publish_at,
    category_ids: await listExistingLabels(db, 'categories', then.category_ids),
    region_ids: regionIds.length > 0 ? regionIds : now.region_ids,
    author_ids: await listExistingLabels(db, 'authors', then.author_ids),
    version: expected,
  }
  return updatePost(ports, actor, postId, fields, 'restore')
}
