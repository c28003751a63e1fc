import { type Actor, requireRole, type Staff } from '../../../domain/actor.ts'
import { notFound } from '../../../domain/errors.ts'
import type { PostPreview, SafeHtml } from '../../../domain/posts/published.ts'
import type { PreviewLink, PreviewWish, Revision } from '../../../domain/posts/revisions.ts'
import { readingMinutes } from '../../../domain/text.ts'
import { findRow, removeRows } from '../../platform/db/rows.ts'
import { findSecret, getSecret, isSigned, sign } from '../../platform/db/secrets.ts'
import type { Ports } from '../../ports.ts'
import { prepareContent } from '../content/sanitise.ts'
import { findRevision } from '../revisions/store.ts'
import { getTyped } from '../revisions/writing.ts'
import { findFiled, listFiling } from '../write/filing-store.ts'
import { findPost } from '../write/store.ts'
import * as store from './previews-store.ts'

const SECRET = 'preview-secret'
const PURPOSE = 'preview'
const HOUR_MS = 60 * 60 * 1000
const WEEK_MS = 7 * 24 * HOUR_MS

type PreviewPorts = Pick<Ports, 'db' | 'clock'>

/** A link that shows one post to its holder. Throws `not-found`. */
export async function createPreview(
  ports: PreviewPorts,
  actor: Actor,
  postId: number,
  wish: PreviewWish = {},
): Promise<PreviewLink> {
  requireRole(actor, 'editor')
  if (!(await findPost(ports.db, postId))) throw notFound('The blog post')
  return createLink(ports, actor, { postId, subject: String(postId) }, wish)
}

/**
 * A link to typed text that is not saved. Once the text is saved or discarded, the link shows the
 * post; a link to a post not saved yet is valid for an hour. Throws `not-found`.
 */
export async function createTypedPreview(
  ports: PreviewPorts,
  actor: Actor,
  id: number,
  wish: PreviewWish = {},
): Promise<PreviewLink> {
  requireRole(actor, 'editor')
  const { post_id: postId } = await getTyped(ports, actor, id)
  return createLink(ports, actor, { postId, subject: `k${id}-${postId ?? 0}` }, wish)
}

async function createLink(
  { db, clock }: PreviewPorts,
  { keyId }: Staff,
  { postId, subject }: { postId: number | null; subject: string },
  { valid_for }: PreviewWish,
): Promise<PreviewLink> {
  const now = clock.now()
  const isKept = valid_for !== undefined && postId !== null
  const expires = now.getTime() + (isKept && valid_for === 'week' ? WEEK_MS : HOUR_MS)
  const times = { created_at: now.toISOString(), expires_at: new Date(expires).toISOString() }
  const id = isKept ? await store.keepLink(db, { post_id: postId, key_id: keyId, ...times }) : null
  const named = id === null ? subject : `p${id}-${subject}`
  const secret = await getSecret(db, SECRET)
  const token = `${named}.${expires}.${sign(secret, PURPOSE, `${named} ${expires}`)}`
  return { url: `/insights/preview/${token}`, expires_at: times.expires_at }
}

/** Preview links of a post that have not expired. */
export function listPreviews({ db, clock }: PreviewPorts, actor: Actor, postId: number) {
  requireRole(actor, 'reader')
  return store.listLinks(db, postId, clock.now().toISOString())
}

/** Deletes a preview link; its address is `not-found` from then on. Throws `not-found`. */
export async function revokePreview({ db }: Pick<PreviewPorts, 'db'>, actor: Actor, id: number) {
  requireRole(actor, 'editor')
  if (!(await removeRows(db, 'preview_links', id))) throw notFound('The preview link')
}

/** The current post, draft or not, or the unsaved text. Throws `not-found`, without a reason. */
export async function getPreview(ports: PreviewPorts, token: string): Promise<PostPreview> {
  const subject = await readToken(ports, token)
  const [id, typed] = subject?.split('-').reverse() ?? []
  const found = typed ? await findRevision(ports.db, { id: Number(typed.slice(1)) }) : null
  if (found) return showTyped(ports, found.revision)
  const row = id ? await findPost(ports.db, Number(id)) : null
  if (!row) throw notFound('The preview')
  const filingOf = await listFiling(ports.db, [row], 'name')
  return {
    id: row.id,
    slug: row.slug,
    title: row.title,
    description: row.description,
    featured_image: row.featured_image,
    published_at: row.status === 'draft' ? null : row.published_at,
    updated_at: row.updated_at,
    ...filingOf(row),
    reading_minutes: readingMinutes(row.word_count),
    content: row.content as SafeHtml,
    meta_title: row.meta_title,
    meta_description: row.meta_description,
  }
}

async function showTyped(
  { db }: PreviewPorts,
  { created_at, ...fields }: Revision,
): Promise<PostPreview> {
  const { post_id } = fields
  const post = post_id === null ? null : await findPost(db, post_id)
  const isPublic = fields.status === 'published'
  const { html, words } = prepareContent(fields.content)
  return {
    // No row of `posts` has this content, so no rendering may be stored: id 0 matches none.
    id: 0,
    slug: fields.slug,
    title: fields.title,
    description: fields.description,
    featured_image: fields.featured_image,
    published_at: isPublic ? (post?.published_at ?? null) : null,
    updated_at: created_at,
    ...(await findFiled(db, fields)),
    reading_minutes: readingMinutes(words),
    content: html,
    meta_title: fields.meta_title,
    meta_description: fields.meta_description,
  }
}

/** The subject of a token; null if the token is forged, expired or revoked. */
async function readToken({ db, clock }: PreviewPorts, token: string): Promise<string | null> {
  const parts = /^((?:p(\d{1,10})-)?((?:k\d{1,10}-)?\d{1,10}))\.(\d{1,16})\.([\w-]{43})$/.exec(
    token,
  )
  const [, named, link, subject, expires, signature] = parts ?? []
  const secret = await findSecret(db, SECRET)
  if (!named || !subject || !expires || !signature || secret === null) return null
  if (!isSigned(signature, secret, PURPOSE, `${named} ${expires}`)) return null
  if (clock.now().getTime() >= Number(expires)) return null
  return !link || (await findRow(db, 'preview_links', Number(link))) ? subject : null
}
