import { randomUUID } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import pg from 'pg'
import type { Log } from '../log.ts'

/** Tells every instance that what visitors see has changed. */
export interface Changes {
  /** Resolves once the others have been told; never throws. */
  announce(): Promise<void>
  watch(listener: () => void): void
  /** False while changes made elsewhere might go unheard: then nothing must be kept. */
  isListening(): boolean
  /** Returns once listening has begun, or could not begin at the first try. */
  ready(): Promise<void>
  close(): Promise<void>
}

/** For one instance: its own listeners are called at once. */
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
  const listener = new Listener(
    () => openClient(connectionString),
    log,
    (sender) => {
      if (sender !== self) callAll(listeners)
    },
  )
  return {
    async announce() {
      callAll(listeners)
      try {
        await sql`select pg_notify(${CHANNEL}, ${self})`.execute(db)
      } catch (err) {
        // Their pages are a minute old at most.
        log.warn({ err }, 'Other instances could not be told of a change')
      }
    },
    watch: (added) => void listeners.add(added),
    isListening: () => listener.isListening,
    ready: () => listener.connecting,
    close: () => listener.close(),
  }
}

/** A connection of its own, which is opened again when it is lost. */
class Listener {
  #client: pg.Client | null = null
  #lost = new WeakSet<pg.Client>()
  #timer: NodeJS.Timeout | undefined
  #retryMs = FIRST_RETRY_MS
  #isClosed = false
  #open: () => pg.Client
  #hear: (sent: string | null) => void
  #log: Log
  /** Returns once listening has begun, or could not begin. */
  connecting: Promise<void>

  /** `hear` is called with what was sent, and with null where something may have been missed. */
  constructor(open: () => pg.Client, log: Log, hear: (sent: string | null) => void) {
    this.#open = open
    this.#log = log
    this.#hear = hear
    this.connecting = this.#connect()
  }

  get isListening(): boolean {
    return this.#client !== null
  }

  async close(): Promise<void> {
    this.#isClosed = true
    clearTimeout(this.#timer)
    await this.connecting
    const last = this.#client
    if (last) this.#lost.add(last)
    this.#client = null
    await last?.end()
  }

  async #connect(): Promise<void> {
    const next = this.#open()
    next.on('error', () => this.#lose(next))
    next.on('end', () => this.#lose(next))
    next.on('notification', ({ payload }) => this.#hear(payload ?? null))
    try {
      await next.connect()
      await next.query(`LISTEN ${CHANNEL}`)
      this.#client = next
      this.#retryMs = FIRST_RETRY_MS
      this.#hear(null)
      this.#later(HEARTBEAT_MS, () => void this.#beat(next))
    } catch (err) {
      this.#log.warn({ err }, 'Changes made by other instances cannot be heard')
      this.#lose(next)
    }
  }

  async #beat(current: pg.Client): Promise<void> {
    try {
      await current.query('SELECT 1')
      if (this.#client === current) this.#later(HEARTBEAT_MS, () => void this.#beat(current))
    } catch {
      this.#lose(current)
    }
  }

  #lose(gone: pg.Client): void {
    if (this.#lost.has(gone)) return
    this.#lost.add(gone)
    if (this.#client === gone) this.#client = null
    void gone.end().catch(() => {})
    this.#hear(null)
    this.#later(this.#retryMs, () => {
      this.connecting = this.#connect()
    })
    this.#retryMs = Math.min(this.#retryMs * 2, LONGEST_RETRY_MS)
  }

  #later(ms: number, work: () => void): void {
    clearTimeout(this.#timer)
    if (!this.#isClosed) this.#timer = setTimeout(work, ms).unref()
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
