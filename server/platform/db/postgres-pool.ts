import type { PostgresPool, PostgresPoolClient } from 'kysely'
import pg from 'pg'
import { isUnavailable, unavailable } from '../../../domain/errors.ts'

const MOST_CONNECTIONS = 10
/** For a free connection, new or used. */
const CONNECT_MS = 5_000
const STATEMENT_MS = 15_000
/** Longer than PostgreSQL itself lets a statement run: only a dead connection takes it. */
const ANSWER_MS = 20_000
/** For the one connection that asks whether PostgreSQL is still there. */
const PROBE_MS = 2_000
/** How PostgreSQL calls the type of a count. */
const INT8 = 20

/**
 * What PostgreSQL says while it cannot do its work: connection lost (08), no room or memory (53),
 * stopped, starting or ended by an operator (57P), too slow (57014), a standby (25006).
 */
const OUT_OF_SERVICE = /^(08|53|57P|57014|25006)/

export interface PoolOptions {
  /** Told of a connection that was lost while nobody used it; another one is opened. */
  onError?: ((error: Error) => void) | undefined
  /** False for what may take its time, such as a migration or a copy; true if absent. */
  hasTimeLimits?: boolean | undefined
}

/**
 * A pool on PostgreSQL 14 or newer, which may go away at any moment: what is lost with it are the
 * requests that wait for it, as `unavailable`, and no connection that failed is used again. Counts
 * come back as numbers, not as text.
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
        // It may still come, when nobody waits for it any more.
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

/** A connection for as long as one piece of work has it. */
function lend(client: pg.PoolClient, watch: HealthProbe): PostgresPoolClient {
  let loss: unknown
  return {
    async query(text: string, values: unknown[]) {
      // What follows a loss, such as taking back the transaction, would wait for nothing, and hide
      // what was first.
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

/** What PostgreSQL refuses is the statement's fault; anything else means that it is out of reach. */
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
    // Not waited for: a server that is silent does not say goodbye either.
    void client.end().catch(() => {})
  }
}

/** An answer that is due for this long makes us ask whether anybody is there. */
const PATIENCE_MS = 3_000
const ASK_AGAIN_MS = 500

type HealthProbe = ReturnType<typeof createHealthProbe>

/**
 * Tells a slow answer from none: a server that is stopped, or cut off, holds its connections open
 * and says nothing. `probe` asks it on a way of its own and throws unless it answers in time. Once
 * it has not, all that waits is given up, and nothing new waits until it answers again.
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
    /** Passes on how `work` ends; throws `unavailable` if the server falls silent before. */
    during<T>(work: Promise<T>): Promise<T> {
      return new Promise<T>((resolve, reject) => {
        // Again and again: it may fall silent late in a long statement.
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
