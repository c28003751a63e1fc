import { randomUUID } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import pg from 'pg'
import type { Log } from '../log.ts'

/** Tells every instance that what visitors see has changed. */
export interface Changes {
  /** Returns once it has been said; never throws. */
  announce(): Promise<void>
  watch(listener: () => void): void
  /** False while changes made elsewhere might go unheard: then nothing must be kept. */
  isListening(): boolean
  /** Returns once listening has begun, or could not begin at the first try. */
  ready(): Promise<void>
  close(): Promise<void>
}

/** One instance: whoever announces is heard at once. */
export function createLocalChanges(): Changes {
  const listeners = new Set<() => void>()
  return {
    announce: async () => callAll(listeners),
    watch: (listener) => void listeners.add(listener),
    isListening: () => true,
    ready: async () => {},
    close: async () => {},
  }
}

const CHANNEL = 'plumbline_changes'
const FIRST_RETRY_MS = 250
const LONGEST_RETRY_MS = 10_000
/** A connection that died without a word is found out by this. */
const HEARTBEAT_MS = 10_000

/**
 * Several instances on one PostgreSQL hear each other by LISTEN and NOTIFY. While an instance cannot
 * hear the others, it says so, and what it missed counts as a change once it is back.
 */
export function createPostgresChanges<T>(
  { connectionString, db }: { connectionString: string; db: Kysely<T> },
  log: Log,
): Changes {
  const self = randomUUID()
  const listeners = new Set<() => void>()
  const ear = listen(connectionString, log, (sender) => {
    if (sender !== self) callAll(listeners)
  })
  return {
    ...ear,
    async announce() {
      callAll(listeners)
      try {
        await sql`select pg_notify(${CHANNEL}, ${self})`.execute(db)
      } catch (err) {
        // Their pages are a minute old at most.
        log.warn({ err }, 'Other instances could not be told of a change')
      }
    },
    watch: (listener) => void listeners.add(listener),
  }
}

/**
 * Holds a connection of its own, which is opened again when it is lost. `hear` is called with what
 * was sent, and with null where something may have been missed.
 */
function listen(connectionString: string, log: Log, hear: (sent: string | null) => void) {
  let client: pg.Client | null = null
  let timer: NodeJS.Timeout | undefined
  let retryMs = FIRST_RETRY_MS
  let isClosed = false
  const lost = new WeakSet<pg.Client>()
  let connecting = connect()

  async function connect(): Promise<void> {
    const next = openClient(connectionString)
    next.on('error', () => lose(next))
    next.on('end', () => lose(next))
    next.on('notification', ({ payload }) => hear(payload ?? null))
    try {
      await next.connect()
      await next.query(`LISTEN ${CHANNEL}`)
      client = next
      retryMs = FIRST_RETRY_MS
      hear(null)
      later(HEARTBEAT_MS, () => void beat(next))
    } catch (err) {
      log.warn({ err }, 'Changes made by other instances cannot be heard')
      lose(next)
    }
  }

  async function beat(current: pg.Client): Promise<void> {
    try {
      await current.query('SELECT 1')
      if (client === current) later(HEARTBEAT_MS, () => void beat(current))
    } catch {
      lose(current)
    }
  }

  function lose(gone: pg.Client): void {
    if (lost.has(gone)) return
    lost.add(gone)
    if (client === gone) client = null
    void gone.end().catch(() => {})
    hear(null)
    later(retryMs, () => {
      connecting = connect()
    })
    retryMs = Math.min(retryMs * 2, LONGEST_RETRY_MS)
  }

  function later(ms: number, work: () => void): void {
    clearTimeout(timer)
    if (!isClosed) timer = setTimeout(work, ms).unref()
  }

  return {
    isListening: () => client !== null,
    ready: () => connecting,
    async close() {
      isClosed = true
      clearTimeout(timer)
      await connecting
      const last = client
      if (last) lost.add(last)
      client = null
      await last?.end()
    },
  }
}

function openClient(connectionString: string): pg.Client {
  return new pg.Client({
    connectionString,
    keepAlive: true,
    connectionTimeoutMillis: 5_000,
    query_timeout: 5_000,
  })
}

function callAll(listeners: Set<() => void>): void {
  for (const listener of listeners) listener()
}
