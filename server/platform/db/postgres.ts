import { PostgresDialect } from 'kysely'
import pg from 'pg'

const INT8 = 20

/** Opens a pool on PostgreSQL 14 or newer. Counts come back as numbers, not as text. */
export function createPostgresDialect(
  connectionString: string,
  onError: (error: Error) => void,
): PostgresDialect {
  const pool = new pg.Pool({
    connectionString,
    max: 10,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 15_000,
    types: {
      getTypeParser: (oid: number, format?: 'text' | 'binary') =>
        oid === INT8 ? Number : pg.types.getTypeParser(oid, format as 'text'),
    },
  })
  // An idle connection that the server closes must not take the process down with it.
  pool.on('error', onError)
  return new PostgresDialect({ pool })
}
