import { randomUUID } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import pg from 'pg'
import type { Log } from '../log.ts'

/** Told of what has changed; of null where anything may have. */
type Watcher = (what: string | null) => void

/** Tells every instance that what visitors see has changed. */
export interface Changes {
  /** Listeners here are called at once, the others are told soon: nobody waits for that. */
  announce(what: string): void
  watch(listener: Watcher): void
  /** False while changes made elsewhere might go unheard: then nothing must be kept. */
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
  const listeners = new Set<Watcher>()
  const listener = new Listener(
    () => openClient(connectionString),
    log,
    (sent) => {
      const [sender, what] = sent?.split(' ') ?? []
      // The version before this one names no subject.
      if (sender !== self) callAll(listeners, what ?? null)
    },
  )
  const tellOthers = createTeller(
    (what) => sql`select pg_notify(${CHANNEL}, ${`${self} ${what}`})`.execute(db),
    // Their pages are a few minutes old at most.
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

/** Sends one thing after the other; what is said again while it waits is sent once. */
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
