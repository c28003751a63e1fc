import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
  SqliteAdapter,
} from 'kysely'
import { unavailable } from '../../../domain/errors.ts'
import { LogFile } from './log-file.ts'
import { SharedCommit } from './shared-commit.ts'

const STATEMENTS_KEPT = 500
/** How long a statement waits for another process to let go of the file. */
const LOCKED_MS = 5_000
const LOOK_AGAIN_MS = 20
/** What of a shared commit is of one transaction, and can be taken back without the others. */
const PART = 'part'

const SQLITE_BUSY = 5
/** Out of memory, read-only, a fault of the disk, a full one, no file to be opened, locked. */
const outOfService = new Set([SQLITE_BUSY, 7, 8, 10, 13, 14, 15])

/** To Kysely the one connection looks like many, so that it leaves taking turns to us. */
export class TurnsAdapter extends SqliteAdapter {
  /** So that migrations hold the file, and of several starts at once one makes the tables. */
  override get supportsTransactionalDdl() {
    return true
  }

  override get supportsMultipleConnections() {
    return true
  }
}

/**
 * Kysely's driver for `node:sqlite`. All statements share one connection and take turns; a
 * transaction keeps its turn until it ends. SQLite itself would wait for the lock of another process
 * with the whole of ours standing still. Here who meets a lock steps back, lets the others read, and
 * tries again; after five seconds it is `unavailable`, and so is whatever the disk refuses.
 *
 * What was committed is acknowledged once it is on the disk. SQLite would wait for the disk at each
 * commit, and the whole process with it; here the log is brought to the disk outside of the event
 * loop, once for all commits that came together. Transactions that come in one turn of the event loop
 * are one to SQLite, each a savepoint that can fail alone: what they all change goes into the log once.
 */
export class TurnsDriver implements Driver {
  #file: SharedFile

  constructor(connection: DatabaseSync, path: string) {
    this.#file = new SharedFile(connection, new LogFile(`${path}-wal`))
  }

  async init() {}

  async acquireConnection(): Promise<Turn> {
    return new Turn(this.#file)
  }

  async beginTransaction(turn: Turn) {
    await turn.begin()
  }

  async commitTransaction(turn: Turn) {
    await turn.commit()
  }

  async rollbackTransaction(turn: Turn) {
    await turn.rollback()
  }

  async releaseConnection(turn: Turn) {
    this.#file.leave(turn)
  }

  async destroy() {
    await this.#file.log.close()
    this.#file.connection.close()
  }
}

/** One user of the connection, who has it to themselves while their transaction is open. */
class Turn implements DatabaseConnection {
  #file: SharedFile
  /** Why our transaction was taken back without our asking; what follows must not run outside of it. */
  #loss: unknown
  /** Our transaction is a part of one that others have begun. */
  #isPart = false

  constructor(file: SharedFile) {
    this.#file = file
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    if (sql === 'rollback') return this.rollback()
    const result = await this.run<R>(sql, parameters)
    const isStored = !this.#file.isHeldBy(this) && !isReading(sql)
    if (isStored) await this.#file.log.sync()
    return result
  }

  // biome-ignore lint/correctness/useYield: nothing here reads in a stream, and Kysely asks for one.
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('Rows are not streamed from SQLite.')
  }

  async run<R>(sql: string, parameters: readonly unknown[] = []): Promise<QueryResult<R>> {
    if (this.#loss) throw this.#loss
    const end = performance.now() + LOCKED_MS
    for (;;) {
      await this.#file.enter(this)
      const wasOpen = this.#file.connection.isTransaction
      try {
        return this.#file.execute<R>(sql, parameters)
      } catch (error) {
        const isLocked = !wasOpen && codeOf(error) === SQLITE_BUSY && performance.now() < end
        if (!isLocked) throw this.#explain(error, wasOpen)
      } finally {
        if (!this.#file.connection.isTransaction) this.#file.leave(this)
      }
      await wait(LOOK_AGAIN_MS)
    }
  }

  async begin(): Promise<void> {
    await this.#file.enter(this, true)
    this.#isPart = this.#file.shared.isOpen
    // All our transactions write. Taking the write lock at once avoids the failure of a
    // reading transaction that turns into a writing one behind another process's back.
    await this.run(this.#isPart ? `savepoint ${PART}` : 'begin immediate').catch((error) => {
      if (this.#isPart) this.#file.giveUp(error)
      throw error
    })
  }

  /** Resolves when it is on the disk, and with it all that share the commit. */
  async commit(): Promise<void> {
    if (this.#loss) throw this.#loss
    if (this.#isPart) await this.run(`release ${PART}`)
    this.#isPart = false
    await this.#file.commit(this)
  }

  /** Nothing is left to be done where SQLite has rolled back by itself, as it does on a full disk. */
  async rollback(): Promise<QueryResult<never>> {
    if (this.#loss) {
      this.#loss = undefined
      return { rows: [] }
    }
    await this.#file.enter(this)
    try {
      if (this.#isPart) await this.#takeBackPart()
      else this.#file.rollback()
    } finally {
      this.#file.leave(this)
    }
    return { rows: [] }
  }

  /** What it had was taken back with what others had. */
  lose(reason: unknown): void {
    this.#loss = reason
  }

  async #takeBackPart() {
    try {
      await this.run(`rollback to ${PART}`)
      await this.run(`release ${PART}`)
    } catch (error) {
      this.#file.giveUp(error)
    }
  }

  #explain(error: unknown, wasOpen: boolean): unknown {
    const explained = explain(error)
    if (wasOpen && !this.#file.connection.isTransaction) {
      this.#loss = explained
      this.#file.shared.fail(explained)
    }
    return explained
  }
}

interface Waiting {
  turn: Turn
  isTransaction: boolean
  begin(): void
}

interface Prepared {
  statement: StatementSync
  hasRows: boolean
}

/** The connection, whose turn it is, and who waits for theirs in the order in which they came. */
class SharedFile {
  readonly connection: DatabaseSync
  readonly log: LogFile
  readonly shared = new SharedCommit<Turn>()
  #holder: Turn | null = null
  #waiting: Waiting[] = []
  #statements = new Map<string, Prepared>()

  constructor(connection: DatabaseSync, log: LogFile) {
    this.connection = connection
    this.log = log
  }

  /** True within its transaction. */
  isHeldBy(turn: Turn): boolean {
    return this.#holder === turn
  }

  /** Only who begins a transaction may be let in while a commit is shared. */
  async enter(turn: Turn, isTransaction = false): Promise<void> {
    if (this.#holder === turn) return
    if (this.#holder === null) {
      if (!isTransaction) this.#commit()
      this.#holder = turn
      return
    }
    await new Promise<void>((begin) => {
      this.#waiting.push({ turn, isTransaction, begin })
    })
  }

  /** Gives the turn to the next. No error without having it. */
  leave(turn: Turn): void {
    if (this.#holder !== turn) return
    const next = this.#waiting.shift()
    if (next?.isTransaction === false || !this.shared.hasRoom()) this.#commit()
    else if (!next && this.shared.isOpen) setImmediate(() => this.#holder ?? this.#commit())
    this.#holder = next?.turn ?? null
    next?.begin()
  }

  /** Ends the transaction, together with those that come before the event loop has come round. */
  commit(turn: Turn): Promise<void> {
    const committed = this.shared.join(turn)
    this.leave(turn)
    return committed
  }

  /** Nothing happens where nobody waits for it. */
  #commit(): void {
    if (!this.shared.isOpen) return
    try {
      this.execute('commit', [])
      this.shared.settle(this.log.sync())
    } catch (error) {
      this.giveUp(explain(error))
    }
  }

  /** Nobody of those who share the commit gets it. */
  giveUp(error: unknown): void {
    this.shared.fail(error)
    this.rollback()
  }

  rollback(): void {
    if (this.connection.isTransaction) this.execute('rollback', [])
  }

  execute<R>(sql: string, parameters: readonly unknown[]): QueryResult<R> {
    const { statement, hasRows } = this.#prepare(sql)
    const values = parameters as SQLInputValue[]
    if (hasRows) return { rows: statement.all(...values) as R[] }
    const { changes, lastInsertRowid } = statement.run(...values)
    return { rows: [], insertId: BigInt(lastInsertRowid), numAffectedRows: BigInt(changes) }
  }

  #prepare(sql: string): Prepared {
    const known = this.#statements.get(sql)
    if (known) return known
    const statement = this.connection.prepare(sql)
    const prepared = { statement, hasRows: statement.columns().length > 0 }
    if (this.#statements.size < STATEMENTS_KEPT) this.#statements.set(sql, prepared)
    return prepared
  }
}

/** When in doubt it writes: to bring to the disk what is there already costs little. */
function isReading(sql: string): boolean {
  return /^\s*(select|pragma)\b/i.test(sql)
}

function explain(error: unknown): unknown {
  return outOfService.has(codeOf(error)) ? unavailable(error) : error
}

/** The kind of SQLite's error, without its detail in the higher bits; -1 for any other error. */
function codeOf(error: unknown): number {
  const { errcode } = error as { errcode?: unknown }
  return typeof errcode === 'number' ? errcode & 0xff : -1
}
