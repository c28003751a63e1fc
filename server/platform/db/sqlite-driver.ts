import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite'
import { setImmediate as comeRound, setTimeout as wait } from 'node:timers/promises'
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
  SqliteAdapter,
} from 'kysely'
import { unavailable } from '../../../domain/errors.ts'
import { LogFile } from './log-file.ts'

const STATEMENTS_KEPT = 500
/** How long a statement waits for another process to release the file. */
const LOCKED_MS = 5_000
const LOOK_AGAIN_MS = 20
/** After this long, the event loop gets a turn before another statement runs. */
const SPELL_MS = 8

const SQLITE_BUSY = 5
/** Out of memory, read-only, a fault of the disk, a full one, no file to be opened, locked. */
const outOfService = new Set([SQLITE_BUSY, 7, 8, 10, 13, 14, 15])

/** Makes the one connection look like many, so that Kysely leaves the queue to this driver. */
export class TurnsAdapter extends SqliteAdapter {
  /** Migrations run in transactions, so that of several concurrent starts one makes the tables. */
  override get supportsTransactionalDdl() {
    return true
  }

  override get supportsMultipleConnections() {
    return true
  }
}

/**
 * Kysely's driver for `node:sqlite`. All statements share one connection and take turns; a
 * transaction keeps its turn until it ends. SQLite itself would block our whole process while it
 * waits for another process's lock. Here a locked statement gives up its turn, so that others can
 * read, and retries; after five seconds it is `unavailable`, as are errors of the disk.
 *
 * SQLite would also block for the disk at each commit. Here the log is synced outside the event
 * loop, and no commit is reported before that: neither to the writer nor to readers of its rows.
 */
export class TurnsDriver implements Driver {
  #file: SharedFile

  constructor(connection: DatabaseSync, logPath: string) {
    this.#file = new SharedFile(connection, new LogFile(logPath))
  }

  init = async () => {}
  acquireConnection = async () => new Lease(this.#file)
  beginTransaction = (lease: Lease) => lease.begin()
  commitTransaction = (lease: Lease) => lease.commit()
  rollbackTransaction = (lease: Lease) => lease.rollback()
  releaseConnection = async (lease: Lease) => this.#file.leave(lease)

  async destroy() {
    await this.#file.log.close()
    this.#file.connection.close()
  }
}

/** One user of the connection, with exclusive use while its transaction is open. */
class Lease implements DatabaseConnection {
  #file: SharedFile
  /** Why SQLite rolled back by itself; later statements must not run outside the transaction. */
  #loss: unknown

  constructor(file: SharedFile) {
    this.#file = file
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const result = await this.#run<R>(sql, parameters)
    // Once the disk has failed, reads go on without a sync.
    const isWaiting = this.#file.holder !== this && !(this.#file.log.failure && isReading(sql))
    if (isWaiting) await this.#file.log.sync()
    return result
  }

  // biome-ignore lint/correctness/useYield: nothing here reads in a stream, and Kysely asks for one.
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('Rows are not streamed from SQLite.')
  }

  async begin(): Promise<void> {
    await this.#file.enter(this)
    // All our transactions write. Taking the write lock at once avoids the failure of upgrading
    // a read transaction after another process has written.
    await this.#run('begin immediate')
  }

  /** Resolves when the transaction is on the disk; the next one may begin earlier. */
  async commit(): Promise<void> {
    await this.#run('commit')
    await this.#file.log.sync()
  }

  /** Does nothing where SQLite has rolled back by itself, as it does on a full disk. */
  async rollback(): Promise<void> {
    this.#loss = undefined
    await this.#file.enter(this)
    if (this.#file.connection.isTransaction) this.#file.execute('rollback', [])
  }

  async #run<R>(sql: string, parameters: readonly unknown[] = []): Promise<QueryResult<R>> {
    if (this.#loss) throw this.#loss
    const { connection } = this.#file
    const end = performance.now() + LOCKED_MS
    for (;;) {
      await this.#file.enter(this)
      await this.#file.rest()
      const wasOpen = connection.isTransaction
      try {
        return this.#file.execute<R>(sql, parameters)
      } catch (error) {
        const code = codeOf(error)
        if (wasOpen || code !== SQLITE_BUSY || performance.now() > end) {
          const reason = outOfService.has(code) ? unavailable(error) : error
          if (wasOpen && !connection.isTransaction) this.#loss = reason
          throw reason
        }
      } finally {
        if (!connection.isTransaction) this.#file.leave(this)
      }
      await wait(LOOK_AGAIN_MS)
    }
  }
}

/** The connection, the lease that holds it, and the queue of waiting leases. */
class SharedFile {
  readonly connection: DatabaseSync
  readonly log: LogFile
  holder: Lease | null = null
  #waiting: { lease: Lease; begin(): void }[] = []
  #statements = new Map<string, { statement: StatementSync; hasRows: boolean }>()
  #spellEnd = 0

  constructor(connection: DatabaseSync, log: LogFile) {
    this.connection = connection
    this.log = log
  }

  async enter(lease: Lease): Promise<void> {
    if (this.holder && this.holder !== lease)
      return new Promise((begin) => void this.#waiting.push({ lease, begin }))
    this.holder = lease
  }

  /** Passes the turn to the next lease; does nothing for a lease that does not hold it. */
  leave(lease: Lease): void {
    if (this.holder !== lease) return
    const next = this.#waiting.shift()
    this.holder = next?.lease ?? null
    next?.begin()
  }

  /** Yields to the event loop, which back-to-back statements would otherwise block. */
  async rest(): Promise<void> {
    const now = performance.now()
    if (this.#spellEnd > 0 && now > this.#spellEnd) return comeRound()
    if (this.#spellEnd === 0) void comeRound().then(() => (this.#spellEnd = 0))
    this.#spellEnd ||= now + SPELL_MS
  }

  execute<R>(sql: string, parameters: readonly unknown[]): QueryResult<R> {
    const isWriting = !isReading(sql) && sql !== 'rollback'
    if (isWriting && this.log.failure) throw this.log.failure
    let known = this.#statements.get(sql)
    if (!known) {
      const statement = this.connection.prepare(sql)
      known = { statement, hasRows: statement.columns().length > 0 }
      if (this.#statements.size < STATEMENTS_KEPT) this.#statements.set(sql, known)
    }
    const values = parameters as SQLInputValue[]
    const result = known.hasRows
      ? { rows: known.statement.all(...values) as R[] }
      : { rows: [], numAffectedRows: BigInt(known.statement.run(...values).changes) }
    if (isWriting && !this.connection.isTransaction) this.log.note()
    return result
  }
}

/** Anything else counts as a write: a needless sync costs little. */
function isReading(sql: string): boolean {
  return /^\s*(select|pragma)\b/i.test(sql)
}

/** SQLite's primary error code, without the detail in higher bits; -1 for any other error. */
function codeOf(error: unknown): number {
  const { errcode } = error as { errcode?: unknown }
  return typeof errcode === 'number' ? errcode & 0xff : -1
}
