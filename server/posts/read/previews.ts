import { createHmac, timingSafeEqual } from 'node:crypto'
import { type Actor, requireRole } from '../../../domain/actor.ts'
import { notFound } from '../../../domain/errors.ts'
import type { PostPreview, SafeHtml } from '../../../domain/posts/published.ts'
import type { PreviewLink, Revision } from '../../../domain/posts/revisions.ts'
import { readingMinutes } from '../../../domain/text.ts'
import { findSecret, getSecret } from '../../platform/db/secrets.ts'
import type { Ports } from '../../ports.ts'
import { prepareContent } from '../content/sanitise.ts'
import { findFilingOf, findRevision } from '../revisions/store.ts'
import { getTyped } from '../revisions/writing.ts'
import { findPost, listFiling } from '../write/store.ts'

const SECRET = 'preview-secret'
const HOUR_MS = 60 * 60 * 1000

type PreviewPorts = Pick<Ports, 'db' | 'clock'>

/** A link that shows one post to its holder for an hour. Throws `not-found`. */
export async function createPreview(
  ports: PreviewPorts,
  actor: Actor,
  postId: number,
): Promise<PreviewLink> {
  requireRole(actor, 'editor')
  if (!(await findPost(ports.db, postId))) throw notFound('The blog post')
  return createLink(ports, String(postId))
}

/**
 * The same with what was typed and not saved. Once that is saved or discarded, the link shows the
 * post. Throws `not-found`.
 */
export async function createTypedPreview(
  ports: PreviewPorts,
  actor: Actor,
  id: number,
): Promise<PreviewLink> {
  requireRole(actor, 'editor')
  const { post_id } = await getTyped(ports, actor, id)
  return createLink(ports, `k${id}-${post_id ?? 0}`)
}

async function createLink({ db, clock }: PreviewPorts, subject: string): Promise<PreviewLink> {
  const expires = clock.now().getTime() + HOUR_MS
  const secret = await getSecret(db, SECRET)
  const token = `${subject}.${expires}.${sign(secret, subject, String(expires))}`
  const expires_at = new Date(expires).toISOString()
  return { url: `/insights/preview/${token}`, expires_at }
}

/** The post as it stands now, draft or not. Throws `not-found`, without saying why. */
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
    // No row of the posts holds this content, so none can keep what readers would see of it.
    id: 0,
    slug: fields.slug,
    title: fields.title,
    description: fields.description,
    featured_image: fields.featured_image,
    published_at: isPublic ? (post?.published_at ?? null) : null,
    updated_at: created_at,
    ...(await findFilingOf(db, fields)),
    reading_minutes: readingMinutes(words),
    content: html,
    meta_title: fields.meta_title,
    meta_description: fields.meta_description,
  }
}

/** What a token is for; null for a token that is none, or no longer. */
async function readToken({ db, clock }: PreviewPorts, token: string): Promise<string | null> {
  const parts = /^((?:k\d{1,10}-)?\d{1,10})\.(\d{1,16})\.([\w-]{43})$/.exec(token)
  const [, subject, expires, signature] = parts ?? []
  const secret = await findSecret(db, SECRET)
  if (!subject || !expires || !signature || secret === null) return null
  const expected = sign(secret, subject, expires)
  if (!timingSafeEqual(Buffer.from(signature), Buffer.from(expected))) return null
  return clock.now().getTime() < Number(expires) ? subject : null
}

function sign(secret: string, subject: string, expires: string): string {
  return createHmac('sha256', secret).update(`preview ${subject} ${expires}`).digest('base64url')
}
