import type { Generated, Kysely, Transaction } from 'kysely'
import type { UserType } from '../content/question.ts'
import type { Band } from '../domain/quickscore/scoring.ts'

/**
 * The database as `migrations/` leaves it. The same on both engines: times are ISO 8601
 * text in UTC, which sorts as it should; JSON is text.
 */
export interface Tables {
  quickscore_assessments: {
    id: Generated<number>
    name: string
    email: string
    company: string
    user_type: UserType
    score: number
    band: Band
    answers: string
    domain_scores: string
    bank_version: string
    created_at: string
  }
  /** One row per user type, kept in step by every insert and delete: the benchmark in one read. */
  quickscore_totals: { user_type: UserType; assessments: number; score_sum: number }
  outbox: {
    id: Generated<number>
    kind: string
    recipient: string
    payload: string
    message_id: string
    created_at: string
  }
  analytics_events: { id: Generated<number>; name: string; properties: string; created_at: string }
  idempotency_keys: {
    call: string
    key: string
    body_hash: string
    response: string
    created_at: string
  }
  admin_keys: { id: string; hash: string; created_at: string }
  regions: {
    id: Generated<number>
    name: string
    code: string
    version: number
    created_at: string
  }
  categories: {
    id: Generated<number>
    name: string
    slug: string
    description: string | null
    version: number
    created_at: string
  }
  posts: {
    id: Generated<number>
    title: string
    slug: string
    description: string
    content: string
    featured_image: string | null
    status: 'draft' | 'published'
    meta_title: string | null
    meta_description: string | null
    author_id: number
    published_at: string | null
    version: number
    created_at: string
    updated_at: string
  }
  post_regions: { post_id: number; region_id: number }
  post_categories: { post_id: number; category_id: number }
  settings: { name: string; value: string }
}

/** A handle on the database, inside or outside a transaction. */
export type Database = Kysely<Tables>
export type Trx = Transaction<Tables>
