import { createHmac, timingSafeEqual } from 'node:crypto'
import { type Actor, requireAdmin } from '../../domain/actor.ts'
import { notFound } from '../../domain/errors.ts'
import type { PostPreview, SafeHtml } from '../../domain/posts/published.ts'
import type { PreviewLink } from '../../domain/posts/revisions.ts'
import { readingMinutes } from '../../domain/reading-time.ts'
import type { Clock } from '../platform/clock.ts'
import { findSecret, getSecret } from '../platform/db/secrets.ts'
import type { Database } from '../tables.ts'
import * as store from './editing-store.ts'
import { listCategoriesOf, listRegionsOf } from './store.ts'

const SECRET = 'preview-secret'
const HOUR_MS = 60 * 60 * 1000

interface Ports {
  db: Database
  clock: Clock
}

/** Links that show one post to whoever holds them, for an hour (decisions, A8 and C, "Articles"). */
export function createPreviews({ db, clock }: Ports) {
  /** The post that a token is for; null for a token that is none, or no longer. */
  async function readToken(token: string): Promise<number | null> {
    const [, id, expires, signature] = /^(\d{1,10})\.(\d{1,16})\.([\w-]{43})$/.exec(token) ?? []
    const secret = await findSecret(db, SECRET)
    if (!id || !expires || !signature || secret === null) return null
    const expected = sign(secret, id, expires)
    if (!timingSafeEqual(Buffer.from(signature), Buffer.from(expected))) return null
    return clock.now().getTime() < Number(expires) ? Number(id) : null
  }

  return {
    /** Throws `not-found`. */
    async createPreview(actor: Actor, postId: number): Promise<PreviewLink> {
      requireAdmin(actor)
      if (!(await store.findPost(db, postId))) throw notFound('The blog post')
      const expires = clock.now().getTime() + HOUR_MS
      const secret = await getSecret(db, SECRET)
      const token = `${postId}.${expires}.${sign(secret, String(postId), String(expires))}`
      const expires_at = new Date(expires).toISOString()
      return { url: `/insights/preview/${token}`, expires_at }
    },

    /** The post as it stands now, draft or not. Throws `not-found`, without saying why. */
    async getPreview(token: string): Promise<PostPreview> {
      const id = await readToken(token)
      const row = id === null ? null : await store.findPost(db, id)
      if (!row) throw notFound('The preview')
      const categories = await listCategoriesOf(db, [row.id])
      const regions = await listRegionsOf(db, [row.id])
      return {
        ...{ id: row.id, slug: row.slug, title: row.title, description: row.description },
        ...{ featured_image: row.featured_image, updated_at: row.updated_at },
        ...{ meta_title: row.meta_title, meta_description: row.meta_description },
        content: row.content as SafeHtml,
        published_at: row.status === 'draft' ? null : row.published_at,
        categories: categories.map(({ id, name, slug }) => ({ id, name, slug })),
        regions: regions.map(({ id, name, code }) => ({ id, name, code })),
        reading_minutes: readingMinutes(row.word_count),
      }
    },
  }
}

function sign(secret: string, id: string, expires: string): string {
  return createHmac('sha256', secret).update(`preview ${id} ${expires}`).digest('base64url')
}
