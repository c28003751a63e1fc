import { AsyncLocalStorage } from 'node:async_hooks'
import { type ChildProcess, fork } from 'node:child_process'
import { busy, DomainError, invalid } from '../../domain/errors.ts'

/** The process died during a job, or was killed because the job took too long. */
export class ProcessEndedError extends Error {}

const REST_MS = 30_000
const LONGEST_MS = 60_000
const MOST_HEAP_MB = 192
const CANNOT_START = 'The server has no room for this at the moment. Please try again in a minute.'

let report: (error: Error) => void = () => {}

/** Sets the callback for processes that end unexpectedly: a job has no log at hand. */
export function onProcessFault(told: typeof report): void {
  report = told
}

type Outcome<Result> = { result: Result } | { error: string; isRefusal: boolean }

/** Priority of a job. */
export interface Asking {
  /** Queues behind all jobs that are not patient. */
  isPatient?: boolean | undefined
}

/** Signal that aborts when the requester has gone: a job that still waits is then dropped. */
export const requester = new AsyncLocalStorage<AbortSignal>()

interface Options {
  args?: readonly string[]
  /** Idle time after which the process ends: the libraries keep the memory of past work. */
  restMs?: number
  /** A job that takes longer is rejected, and its process killed. */
  longestMs?: number
  /** Queue limit, separate for patient jobs: one job more is `too-busy`, with that message. */
  most?: { waiting: number; busy: string }
  /** The executable; Node itself if absent. */
  execPath?: string
}

interface Waiting<Job, Result> {
  job: Job
  isPatient: boolean
  resolve: (result: Result) => void
  reject: (error: Error) => void
}

/**
 * A child process for work that takes much memory, or a library that a hostile file could crash. It
 * does one job at a time, in the order of the queue. It starts with the first job, and again with
 * the next after it ended. An idle process does not keep its parent alive, and it ends with its
 * parent. Its `module` calls `answerJobs`.
 */
export class OwnProcess<Job extends object, Result> {
  #module: URL
  #options: Options
  #queue: Waiting<Job, Result>[] = []
  #child: ChildProcess | undefined
  #timer: NodeJS.Timeout | undefined

  constructor(module: URL, options: Options = {}) {
    this.#module = module
    this.#options = options
  }

  /**
   * Throws the work's error, an `invalid` as such; `ProcessEndedError` if the process ended first;
   * `too-busy` if no process could be started, or too many wait.
   */
  run(job: Job, { isPatient = false }: Asking = {}): Promise<Result> {
    const signal = requester.getStore()
    const { most } = this.#options
    return new Promise((resolve, reject) => {
      if (most && this.count(isPatient) >= most.waiting) return reject(busy(most.busy))
      if (signal?.aborted) return reject(signal.reason)
      const waiting = { job, isPatient, resolve, reject }
      const before = isPatient ? -1 : this.#queue.findIndex((one, i) => i > 0 && one.isPatient)
      this.#queue.splice(before < 0 ? this.#queue.length : before, 0, waiting)
      signal?.addEventListener('abort', () => this.#drop(waiting, signal.reason), { once: true })
      if (this.#queue.length === 1) this.#runFirst()
    })
  }

  /** Number of patient or of other jobs, the running one included. */
  count(isPatient: boolean): number {
    return this.#queue.filter((one) => one.isPatient === isPatient).length
  }

  /** Kills the process; its job and all waiting ones are rejected. */
  async close(): Promise<void> {
    clearTimeout(this.#timer)
    const ended = this.#end()
    for (const { reject } of this.#queue.splice(0)) reject(new Error('the server is stopping'))
    if (ended && ended.exitCode === null && ended.signalCode === null) {
      keepAlive(ended, true)
      await new Promise((resolve) => ended.once('exit', resolve))
    }
  }

  /** Drops a waiting job; a running one is finished. */
  #drop(waiting: Waiting<Job, Result>, reason: Error): void {
    const place = this.#queue.indexOf(waiting)
    if (place < 1) return
    this.#queue.splice(place, 1)
    waiting.reject(reason)
  }

  #runFirst(): void {
    clearTimeout(this.#timer)
    const { restMs = REST_MS, longestMs = LONGEST_MS } = this.#options
    const [first] = this.#queue
    if (!first) {
      if (this.#child) keepAlive(this.#child, false)
      this.#timer = setTimeout(() => this.#end(), restMs).unref()
      return
    }
    const tooLong = () => this.#fail(new ProcessEndedError(`a job took over ${longestMs} ms`))
    this.#timer = setTimeout(tooLong, longestMs)
    try {
      this.#child ??= this.#start()
      keepAlive(this.#child, true)
      // A failed send needs no handling: the process's end reports it.
      this.#child.send(first.job, () => {})
    } catch (error) {
      this.#fail(cannotStart(error))
    }
  }

  #settleFirst(settle: (first: Waiting<Job, Result>) => void): void {
    const first = this.#queue.shift()
    if (first) settle(first)
    this.#runFirst()
  }

  /** Rejects the running job; the next one gets another process. */
  #fail(error: Error): void {
    this.#end()
    report(error)
    this.#settleFirst(({ reject }) => reject(error))
  }

  #start(): ChildProcess {
    const { args = [], execPath = process.execPath } = this.#options
    const started = fork(this.#module, args, {
      execPath,
      serialization: 'advanced',
      execArgv: [`--max-old-space-size=${MOST_HEAP_MB}`, '--max-semi-space-size=4'],
      env: chooseEnvironment(),
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    })
    started.on('message', (outcome: Outcome<Result>) => {
      if (this.#child !== started) return
      this.#settleFirst(({ resolve, reject }) => {
        if ('result' in outcome) resolve(outcome.result)
        else reject(outcome.isRefusal ? invalid(outcome.error) : new Error(outcome.error))
      })
    })
    started.on('error', (error) => {
      // A process that could not be started emits no `exit`.
      if (this.#child === started && started.pid === undefined) this.#fail(cannotStart(error))
    })
    started.once('exit', (code, signal) => {
      if (this.#child !== started) return
      this.#fail(new ProcessEndedError(`the process ended (${signal ?? code})`))
    })
    return started
  }

  /** Kills the process; the next job starts another. */
  #end(): ChildProcess | undefined {
    const ended = this.#child
    this.#child = undefined
    ended?.kill('SIGKILL')
    return ended
  }
}

/** Bytes that a process answered with. */
export const bufferOf = ({ buffer, byteOffset, byteLength }: Uint8Array): Buffer =>
  Buffer.from(buffer, byteOffset, byteLength)

const cannotStart = (cause: unknown) => busy(CANNOT_START, cause)

function keepAlive(child: ChildProcess, isNeeded: boolean): void {
  for (const one of [child, child.channel]) {
    if (isNeeded) one?.ref()
    else one?.unref()
  }
}

/** The process's environment, without the settings, which hold secrets. */
function chooseEnvironment(): NodeJS.ProcessEnv {
  const { PATH, TMPDIR, NODE_COMPILE_CACHE } = process.env
  return {
    NODE_ENV: process.env.NODE_ENV,
    ...(PATH && { PATH }),
    ...(TMPDIR && { TMPDIR }),
    ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }),
  }
}

/** Called by the child's module: does one job at a time until the parent disconnects. */
export function answerJobs<Job, Result>(work: (job: Job) => Promise<Result>): void {
  // Ctrl-C reaches every process of a terminal; the server may still need an answer to finish.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {})
  process.on('disconnect', () => process.exit())
  process.on('message', async (job: Job) => {
    const outcome: Outcome<Result> = await work(job).then(
      (result) => ({ result }),
      (error: Error) => ({ error: error.message, isRefusal: isRefusal(error) }),
    )
    // The callback swallows the error of answering a server that has gone meanwhile.
    process.send?.(outcome, undefined, undefined, () => {})
  })
}

const isRefusal = (error: Error) => error instanceof DomainError && error.kind === 'invalid'
