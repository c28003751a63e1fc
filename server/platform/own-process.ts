import { type ChildProcess, fork } from 'node:child_process'
import { DomainError, invalid } from '../../domain/errors.ts'

export class ProcessEndedError extends Error {}

const REST_MS = 30_000
const MOST_HEAP_MB = 192

type Outcome<Result> = { result: Result } | { error: string; isRefusal: boolean }

/** How much a job matters to those who ask for others. */
export interface Asking {
  /** Lets all others pass. */
  isPatient?: boolean | undefined
  /** Once it is aborted, a job that still waits is dropped with its reason. */
  signal?: AbortSignal | undefined
}

interface Waiting<Job, Result> {
  job: Job
  isPatient: boolean
  resolve: (result: Result) => void
  reject: (error: Error) => void
}

/**
 * Where work is done that takes much memory, or a library that a hostile file could bring down. One
 * process does one job at a time, in the order in which they were asked for. It starts with the
 * first, and again with the next after it ended. While it has nothing to do, it keeps no program
 * from ending; and it ends with the process that started it. Its `module` calls `answerJobs`.
 */
export class OwnProcess<Job extends object, Result> {
  #module: URL
  #args: readonly string[]
  #restMs: number
  #queue: Waiting<Job, Result>[] = []
  #child: ChildProcess | undefined
  #resting: NodeJS.Timeout | undefined

  /** Libraries like these keep the memory of past work: after `restMs` without any it ends. */
  constructor(module: URL, args: readonly string[] = [], restMs = REST_MS) {
    this.#module = module
    this.#args = args
    this.#restMs = restMs
  }

  /** Throws what the work throws, an `invalid` as such; `ProcessEndedError` if it came to no end. */
  run(job: Job, { isPatient = false, signal }: Asking = {}): Promise<Result> {
    return new Promise((resolve, reject) => {
      if (signal?.aborted) return reject(signal.reason)
      const waiting = { job, isPatient, resolve, reject }
      const before = isPatient ? -1 : this.#queue.findIndex((one, i) => i > 0 && one.isPatient)
      this.#queue.splice(before < 0 ? this.#queue.length : before, 0, waiting)
      signal?.addEventListener('abort', () => this.#drop(waiting, signal.reason), { once: true })
      if (this.#queue.length === 1) this.#runFirst()
    })
  }

  /** How many wait, the one at work included: patient ones, or the others. */
  count(isPatient: boolean): number {
    return this.#queue.filter((one) => one.isPatient === isPatient).length
  }

  /** Ends it; what it is at, and what waits, is rejected. */
  async close(): Promise<void> {
    clearTimeout(this.#resting)
    const ended = this.#end()
    for (const { reject } of this.#queue.splice(0)) reject(new Error('the server is stopping'))
    if (ended && ended.exitCode === null && ended.signalCode === null) {
      await new Promise((resolve) => ended.once('exit', resolve))
    }
  }

  /** What is at work already comes to its end. */
  #drop(waiting: Waiting<Job, Result>, reason: Error): void {
    const place = this.#queue.indexOf(waiting)
    if (place < 1) return
    this.#queue.splice(place, 1)
    waiting.reject(reason)
  }

  #runFirst(): void {
    clearTimeout(this.#resting)
    const [first] = this.#queue
    if (!first) {
      if (this.#child) keepAlive(this.#child, false)
      this.#resting = setTimeout(() => this.#end(), this.#restMs).unref()
      return
    }
    this.#child ??= this.#start()
    keepAlive(this.#child, true)
    // What cannot be sent is told by its end.
    this.#child.send(first.job, () => {})
  }

  #settleFirst(settle: (first: Waiting<Job, Result>) => void): void {
    const first = this.#queue.shift()
    if (first) settle(first)
    this.#runFirst()
  }

  #start(): ChildProcess {
    const started = fork(this.#module, this.#args, {
      serialization: 'advanced',
      execArgv: [`--max-old-space-size=${MOST_HEAP_MB}`, '--max-semi-space-size=4'],
      env: chooseEnvironment(),
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    })
    started.on('message', (outcome: Outcome<Result>) => {
      this.#settleFirst(({ resolve, reject }) => {
        if ('result' in outcome) resolve(outcome.result)
        else reject(outcome.isRefusal ? invalid(outcome.error) : new Error(outcome.error))
      })
    })
    started.on('error', () => {})
    started.once('exit', (code, signal) => {
      if (this.#child !== started) return
      this.#child = undefined
      const error = new ProcessEndedError(`the process ended (${signal ?? code})`)
      this.#settleFirst(({ reject }) => reject(error))
    })
    return started
  }

  /** From now on it is nobody's: the next job starts another. */
  #end(): ChildProcess | undefined {
    const ended = this.#child
    this.#child = undefined
    ended?.kill('SIGKILL')
    return ended
  }
}

function keepAlive(child: ChildProcess, isNeeded: boolean): void {
  for (const one of [child, child.channel]) {
    if (isNeeded) one?.ref()
    else one?.unref()
  }
}

/** None of the settings, which hold secrets. */
function chooseEnvironment(): NodeJS.ProcessEnv {
  const { PATH, TMPDIR, NODE_COMPILE_CACHE } = process.env
  return {
    NODE_ENV: process.env.NODE_ENV,
    ...(PATH && { PATH }),
    ...(TMPDIR && { TMPDIR }),
    ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }),
  }
}

/** For the module of the process: does one job after another, until nobody is there to ask. */
export function answerJobs<Job, Result>(work: (job: Job) => Promise<Result>): void {
  // Ctrl-C reaches every process of a terminal; the server may still need an answer to finish.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {})
  process.on('disconnect', () => process.exit())
  process.on('message', async (job: Job) => {
    const outcome: Outcome<Result> = await work(job).then(
      (result) => ({ result }),
      (error: Error) => ({ error: error.message, isRefusal: isRefusal(error) }),
    )
    process.send?.(outcome)
  })
}

const isRefusal = (error: Error) => error instanceof DomainError && error.kind === 'invalid'
