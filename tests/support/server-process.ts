import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { startArguments } from '../../scripts/start-arguments.ts'
import { scratchRoot } from './scratch-root.ts'

const root = join(import.meta.dirname, '../..')
/** Time limit in ms for a start that hangs; no slow machine takes that long. */
const startsWithin = 180_000

/** The build's compile cache, which halves the start time. */
export const compileCache = join(root, 'build/compiled')

/** The admin key of every server under test. */
export const adminKey = 'the-key-of-the-servers-under-test-0123456789'

/** The production server as a separate process, with its own port and data folder. */
export interface ServerProcess {
  url: string
  pid: number
  adminKey: string
  dataDir: string
  /** All output so far, for messages. */
  output: () => string
  /** Stops the server; resolves to its exit code, null if it was killed. */
  stop: (signal?: NodeJS.Signals) => Promise<number | null>
}

export interface ServerOptions {
  /** A data folder to start on, as after a crash; without one, a fresh folder. */
  dataDir?: string
  /** Another checkout of the product, built. */
  root?: string
  env?: Record<string, string>
  /** Arguments of Node in place of those of `npm start`. */
  arguments?: readonly string[]
}

/** The server's whole environment: settings of the machine must not affect a test. */
function environment(dataDir: string): Record<string, string> {
  return {
    PATH: process.env.PATH ?? '',
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT: '0',
    DATA_DIR: dataDir,
    ADMIN_KEY: adminKey,
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'warn',
    MALLOC_ARENA_MAX: '1',
    MALLOC_TRIM_THRESHOLD_: '131072',
    NODE_COMPILE_CACHE: compileCache,
  }
}

function untilListening(child: ChildProcess, output: () => string): Promise<string> {
  return new Promise((resolve, reject) => {
    const fail = (what: string) => reject(new Error(`The server ${what}:\n${output()}`))
    const timer = setTimeout(() => fail(`did not listen within ${startsWithin} ms`), startsWithin)
    child.stdout?.on('data', () => {
      const url = / is at (http:\/\/\S+)/.exec(output())?.[1]
      if (!url) return
      clearTimeout(timer)
      resolve(url)
    })
    child.on('error', reject)
    child.on('exit', (code) => {
      clearTimeout(timer)
      fail(`ended with ${code} before it listened`)
    })
  })
}

function end(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve(child.exitCode)
  return new Promise((resolve) => {
    child.once('exit', resolve)
    child.kill(signal)
  })
}

/** Starts the built production server (`npm run build` first) and waits until it listens. */
export async function startServer(options: ServerOptions = {}): Promise<ServerProcess> {
  const dataDir = options.dataDir ?? (await mkdtemp(join(scratchRoot, 'plumbline-journey-')))
  const child = spawn(process.execPath, options.arguments ?? startArguments, {
    cwd: options.root ?? root,
    env: { ...environment(dataDir), ...options.env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let written = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      written += chunk
    })
  }
  const output = () => written
  const killAtExit = () => void child.kill('SIGKILL')
  process.once('exit', killAtExit)
  child.once('exit', () => process.off('exit', killAtExit))

  const url = await untilListening(child, output).catch(async (error) => {
    child.kill('SIGKILL')
    if (!options.dataDir) await rm(dataDir, { recursive: true, force: true })
    throw error
  })
  const pid = child.pid ?? 0
  return { url, pid, adminKey, dataDir, output, stop: (signal = 'SIGTERM') => end(child, signal) }
}

/** Removes the data folder of a stopped server. */
export async function removeData(server: ServerProcess): Promise<void> {
  await rm(server.dataDir, { recursive: true, force: true })
}
