import { randomUUID } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import pg from 'pg'
import type { Log } from '../log.ts'

/** Called with the changed cache tag, or with null if anything may have changed. */
type Watcher = (what: string | null) => void

/** Publishes changes of visible content to every instance. */
export interface Changes {
  /** Calls local listeners at once; other instances are notified in the background. */
  announce(what: string): void
  watch(listener: Watcher): void
  /** False while changes of other instances may be missed: then nothing may be cached. */
  isListening(): boolean
  /** Returns once listening has begun, or could not begin at the first try. */
  ready(): Promise<void>
  close(): Promise<void>
}

/** For one instance: its own listeners are called at once. */
export function createLocalChanges(): Changes {
  const listeners = new Set<Watcher>()
  return {
    announce: (what) => callAll(listeners, what),
    watch: (listener) => void listeners.add(listener),
    isListening: () => true,
    ready: async () => {},
    close: async () => {},
  }
}

const CHANNEL = 'plumbline_changes'
const FIRST_RETRY_MS = 250
const LONGEST_RETRY_MS = 2_000
/** Interval of a query that detects a connection which died silently. */
const HEARTBEAT_MS = 10_000

/**
 * Instances on one PostgreSQL notify each other by LISTEN and NOTIFY. An instance that cannot
 * listen reports so (`isListening`), and once it is back, treats everything as changed.
 */
export function createPostgresChanges<T>(
  { connectionString, db }: { connectionString: string; db: Kysely<T> },
  log: Log,
): Changes {
  const self = randomUUID()
  const listeners = new Set<Watcher>()
  const listener = new Listener(
    () => openClient(connectionString),
    log,
    (sent) => {
      const [sender, what] = sent?.split(' ') ?? []
      // The previous version sends no tag.
      if (sender !== self) callAll(listeners, what ?? null)
    },
  )
  const tellOthers = createTeller(
    (what) => sql`select pg_notify(${CHANNEL}, ${`${self} ${what}`})`.execute(db),
    // Their cached pages expire within minutes anyway.
    (err) => log.warn({ err }, 'Other instances could not be notified of a change'),
  )
  return {
    announce(what) {
      callAll(listeners, what)
      tellOthers.tell(what)
    },
    watch: (added) => void listeners.add(added),
    isListening: () => listener.isListening,
    ready: () => listener.connecting,
    async close() {
      await tellOthers.told()
      await listener.close()
    },
  }
}

/** Sends tags one after another; a tag repeated while it waits is sent once. */
function createTeller(send: (what: string) => Promise<unknown>, onError: (error: unknown) => void) {
  const waiting = new Set<string>()
  let sending: Promise<void> | null = null
  async function sendAll() {
    for (const what of waiting) {
      waiting.delete(what)
      await send(what).catch(onError)
    }
    sending = null
  }
  return {
    tell(what: string) {
      waiting.add(what)
      sending ??= sendAll()
    },
    async told() {
      while (sending) await sending
    },
  }
}

/** Listens on a connection of its own, and reconnects when it is lost. */
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

function callAll(listeners: Set<Watcher>, what: string | null): void {
  for (const listener of listeners) listener(what)
}
