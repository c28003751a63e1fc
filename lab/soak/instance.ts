import { type ChildProcess, spawn } from 'node:child_process'
import { createWriteStream, readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { startArguments } from '../../scripts/start-arguments.ts'

const STARTS_WITHIN_MS = 120_000
const LOOK_EVERY_MS = 100

export interface InstanceOptions {
  name: string
  /** The folder of its code, built. */
  root: string
  /** The folder for its log. */
  folder: string
  env: Record<string, string>
  /** Loaded before its own code. */
  preloaded?: string
}

/** A server under test as a separate process, which restarts at the same address. */
export class Instance {
  readonly name: string
  readonly url: string
  /** Number of log lines at the level `error`, by message. */
  readonly errors = new Map<string, number>()
  #options: InstanceOptions
  #port: number
  #child: ChildProcess | null = null

  constructor(options: InstanceOptions, port: number) {
    this.name = options.name
    this.url = `http://127.0.0.1:${port}`
    this.#options = options
    this.#port = port
  }

  get isRunning(): boolean {
    return this.#child !== null && this.#child.exitCode === null && this.#child.signalCode === null
  }

  /** Starts the process and waits until it is ready. */
  async start(): Promise<void> {
    const { root, env, preloaded } = this.#options
    const args = [...(preloaded ? ['--import', preloaded] : []), ...startArguments]
    const child = spawn(join(root, 'node_modules/node/bin/node'), args, {
      cwd: root,
      env: {
        PATH: process.env.PATH ?? '',
        NODE_ENV: 'production',
        HOST: '127.0.0.1',
        PORT: String(this.#port),
        MALLOC_ARENA_MAX: '1',
        MALLOC_TRIM_THRESHOLD_: '131072',
        NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/compiled'),
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    this.#child = child
    this.#keepLog(child)
    await this.untilReady()
  }

  /** Throws if the process has ended, or is not ready within two minutes. */
  async untilReady(): Promise<void> {
    const giveUpAt = performance.now() + STARTS_WITHIN_MS
    while (!(await this.isReady())) {
      if (!this.isRunning) throw new Error(`${this.name} has ended by itself; see its log.`)
      if (performance.now() > giveUpAt) throw new Error(`${this.name} did not become ready.`)
      await pause(LOOK_EVERY_MS)
    }
  }

  async isReady(): Promise<boolean> {
    const signal = AbortSignal.timeout(3_000)
    const answer = await fetch(`${this.url}/readyz`, { signal }).catch(() => null)
    await answer?.arrayBuffer().catch(() => null)
    return answer?.status === 200
  }

  /** Stops the process; resolves to its exit code, null if the signal killed it. */
  async end(signal: NodeJS.Signals): Promise<number | null> {
    const child = this.#child
    if (!child || !this.isRunning) return child?.exitCode ?? null
    const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
    child.kill('SIGCONT')
    child.kill(signal)
    return ended
  }

  /** Sends a signal without waiting: SIGSTOP, SIGCONT, or SIGKILL at the end of the run. */
  signal(signal: NodeJS.Signals): void {
    if (this.isRunning) this.#child?.kill(signal)
  }

  /** Resident memory in MB; null while the process does not run. */
  readMemory(): number | null {
    try {
      const status = readFileSync(`/proc/${this.#child?.pid}/status`, 'utf8')
      const kilobytes = Number(/VmRSS:\s+(\d+)/.exec(status)?.[1])
      return this.isRunning && kilobytes > 0 ? Math.round(kilobytes / 1024) : null
    } catch {
      return null
    }
  }

  #keepLog(child: ChildProcess): void {
    const file = createWriteStream(join(this.#options.folder, `${this.name}.log`), { flags: 'a' })
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk: Buffer) => {
        file.write(chunk)
        for (const line of chunk.toString().split('\n')) this.#countError(line)
      })
    }
    child.once('close', () => file.end())
  }

  #countError(line: string): void {
    if (!line.includes('"level":50') && !line.includes('"level":60')) return
    const message = /"msg":"([^"]*)"/.exec(line)?.[1] ?? 'an error without a message'
    this.errors.set(message, (this.errors.get(message) ?? 0) + 1)
  }
}

/** A port that nobody uses now. */
export function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.on('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
