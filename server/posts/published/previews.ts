import { createHmac, timingSafeEqual } from 'node:crypto'
import { type Actor, requireAdmin } from '../../../domain/actor.ts'
import { notFound } from '../../../domain/errors.ts'
import type { PostPreview, SafeHtml } from '../../../domain/posts/published.ts'
import type { PreviewLink } from '../../../domain/posts/revisions.ts'
import { readingMinutes } from '../../../domain/reading-time.ts'
import type { Clock } from '../../platform/clock.ts'
import { findSecret, getSecret } from '../../platform/db/secrets.ts'
import type { Database } from '../../tables.ts'
import { findPost, listFiling } from '../store.ts'

const SECRET = 'preview-secret'
const HOUR_MS = 60 * 60 * 1000

interface PreviewPorts {
  db: Database
  clock: Clock
}

/** A link that shows one post to whoever holds it, for an hour. Throws `not-found`. */
export async function createPreview(
  { db, clock }: PreviewPorts,
  actor: Actor,
  postId: number,
): Promise<PreviewLink> {
  requireAdmin(actor)
  if (!(await findPost(db, postId))) throw notFound('The blog post')
  const expires = clock.now().getTime() + HOUR_MS
  const secret = await getSecret(db, SECRET)
  const token = `${postId}.${expires}.${sign(secret, String(postId), String(expires))}`
  const expires_at = new Date(expires).toISOString()
  return { url: `/insights/preview/${token}`, expires_at }
}

/** The post as it stands now, draft or not. Throws `not-found`, without saying why. */
export async function getPreview(ports: PreviewPorts, token: string): Promise<PostPreview> {
  const id = await readToken(ports, token)
  const row = id === null ? null : await findPost(ports.db, id)
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

/** The post that a token is for; null for a token that is none, or no longer. */
async function readToken({ db, clock }: PreviewPorts, token: string): Promise<number | null> {
  const [, id, expires, signature] = /^(\d{1,10})\.(\d{1,16})\.([\w-]{43})$/.exec(token) ?? []
  const secret = await findSecret(db, SECRET)
  if (!id || !expires || !signature || secret === null) return null
  const expected = sign(secret, id, expires)
  if (!timingSafeEqual(Buffer.from(signature), Buffer.from(expected))) return null
  return clock.now().getTime() < Number(expires) ? Number(id) : null
}

function sign(secret: string, id: string, expires: string): string {
  return createHmac('sha256', secret).update(`preview ${id} ${expires}`).digest('base64url')
}
