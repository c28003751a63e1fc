import type { PostgresPool, PostgresPoolClient } from 'kysely'
import pg from 'pg'
import { isUnavailable, unavailable } from '../../../domain/errors.ts'

const MOST_CONNECTIONS = 10
/** How long a request waits for a connection. */
const CONNECT_MS = 5_000
const STATEMENT_MS = 15_000
/** Longer than PostgreSQL lets a statement run: only a dead connection takes this long. */
const ANSWER_MS = 20_000
/** Time limit of the probe that checks whether PostgreSQL still answers. */
const PROBE_MS = 2_000
/** PostgreSQL's type id of `bigint`, which counts have. */
const INT8 = 20

/**
 * SQLSTATEs of a PostgreSQL that cannot work: connection lost (08), no room or memory (53),
 * stopped, starting or ended by an operator (57P), too slow (57014), a standby (25006).
 */
const OUT_OF_SERVICE = /^(08|53|57P|57014|25006)/

export interface PoolOptions {
  /** Called when an idle connection is lost; the pool opens another one. */
  onError?: ((error: Error) => void) | undefined
  /** False for long work, such as a migration or a copy; true if absent. */
  hasTimeLimits?: boolean | undefined
}

/**
 * A pool on PostgreSQL 14 or newer, which may go away at any moment: then only the requests that
 * wait for it fail, as `unavailable`, and failed connections are not used again. Counts are
 * numbers, not text.
 */
export function createPostgresPool(
  connectionString: string,
  { onError, hasTimeLimits = true }: PoolOptions = {},
): PostgresPool {
  const pool = new pg.Pool({
    connectionString,
    max: MOST_CONNECTIONS,
    connectionTimeoutMillis: CONNECT_MS,
    ...(hasTimeLimits && { statement_timeout: STATEMENT_MS, query_timeout: ANSWER_MS }),
    keepAlive: true,
    types: {
      getTypeParser: (oid: number, format?: 'text' | 'binary') =>
        oid === INT8 ? Number : pg.types.getTypeParser(oid, format as 'text'),
    },
  })
  // An idle connection that the server closes must not take the process down with it.
  pool.on('error', (error) => onError?.(error))
  // The pool listens to its idle connections only. An error event that nobody hears ends the
  // process; the holder of the connection learns of it from the statement that fails.
  pool.on('connect', (client) => client.on('error', () => {}))
  const watch = createHealthProbe(() => probe(connectionString))
  return {
    options: pool.options,
    async connect() {
      watch.requireAnswers()
      const connecting = pool.connect()
      const client = await watch.during(connecting).catch((error) => {
        // The connection may still open later, when nobody waits for it.
        connecting.then(
          (late) => late.release(),
          () => {},
        )
        throw explain(error)
      })
      return lend(client, watch)
    },
    async end() {
      watch.stop()
      await pool.end()
    },
  }
}

/** A connection of the pool, on loan for one piece of work. */
function lend(client: pg.PoolClient, watch: HealthProbe): PostgresPoolClient {
  let loss: unknown
  return {
    async query(text: string, values: unknown[]) {
      // After a loss, further statements such as the rollback would wait in vain and hide the first
      // error.
      if (loss) throw loss
      try {
        return await watch.during(client.query(text, values))
      } catch (error) {
        const explained = explain(error)
        if (explained !== error) loss = explained
        throw explained
      }
    },
    release: (isUseless?: boolean) => client.release(isUseless || loss !== undefined),
  } as unknown as PostgresPoolClient
}

/** Errors of the statement pass as they are; any other becomes `unavailable`. */
function explain(error: unknown): unknown {
  if (isUnavailable(error)) return unavailable(error.cause)
  const isRefusal = error instanceof pg.DatabaseError && !OUT_OF_SERVICE.test(error.code ?? '')
  return isRefusal ? error : unavailable(error)
}

/** Throws unless PostgreSQL answers; that it is full or starting is an answer. */
async function probe(connectionString: string): Promise<void> {
  const client = new pg.Client({
    connectionString,
    connectionTimeoutMillis: PROBE_MS,
    query_timeout: PROBE_MS,
  })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query('select 1')
  } catch (error) {
    if (!(error instanceof pg.DatabaseError)) throw error
  } finally {
    // Not awaited: a silent server does not close the connection either.
    void client.end().catch(() => {})
  }
}

/** After this long without an answer, the server is probed. */
const PATIENCE_MS = 3_000
const ASK_AGAIN_MS = 500

type HealthProbe = ReturnType<typeof createHealthProbe>

/**
 * Tells a slow answer from none: a server that is stopped, or cut off, holds its connections open
 * silently. `probe` uses a connection of its own and throws unless it is answered in time. Once it
 * throws, all waiting work is rejected, and new work too until a probe succeeds.
 */
function createHealthProbe(probe: () => Promise<void>) {
  const waiting = new Set<(error: unknown) => void>()
  let isAsking = false
  let silence: Error | null = null
  let timer: NodeJS.Timeout | undefined
  let isStopped = false

  async function ask() {
    if (isAsking) return
    isAsking = true
    try {
      await probe()
      silence = null
    } catch (error) {
      if (isStopped) return
      silence = error as Error
      for (const giveUp of waiting) giveUp(unavailable(error))
      timer = setTimeout(ask, ASK_AGAIN_MS).unref()
    } finally {
      isAsking = false
    }
  }

  return {
    /** Throws `unavailable` while the server is known to be silent. */
    requireAnswers() {
      if (silence) throw unavailable(silence)
    },
    /** Settles as `work` does; throws `unavailable` if the server falls silent first. */
    during<T>(work: Promise<T>): Promise<T> {
      return new Promise<T>((resolve, reject) => {
        // Repeated: the server may fall silent late in a long statement.
        const asks = setInterval(ask, PATIENCE_MS).unref()
        waiting.add(reject)
        const finish = () => {
          clearInterval(asks)
          waiting.delete(reject)
        }
        work.then(resolve, reject).then(finish)
      })
    },
    stop() {
      isStopped = true
      clearTimeout(timer)
    },
  }
}
