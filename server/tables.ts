import type { Kysely, Transaction } from 'kysely'

/**
 * The database as `migrations/` leaves it. The same on both engines: times are ISO 8601
 * text in UTC, which sorts as it should; JSON is text. Each noun adds its own tables where its
 * statements are; here are those of `http/` and `platform/`.
 */
export interface Tables {
  /**
   * When each job last began, so that one of several instances runs it; and when an instance was
   * last seen to be ready, for which it writes here.
   */
  jobs: { name: string; ran_at: string }
  /** Tries per address where several instances count together (PostgreSQL); `expire` is in ms. */
  rate_limits: { key: string; points: number; expire: number | null }
  idempotency_keys: {
    call: string
    key: string
    body_hash: string
    response: string
    created_at: string
  }
  settings: { name: string; value: string }
}

/** A handle on the database, inside or outside a transaction. */
export type Database = Kysely<Tables>
export type Trx = Transaction<Tables>

/**
 * Tables that a migration fills, the second one in earlier versions only; they hold nothing that
 * is not counted in another table.
 */
export const filledByMigration: readonly string[] = ['benchmark', 'quickscore_totals']
