import { AsyncLocalStorage } from 'node:async_hooks'
import { type ChildProcess, fork } from 'node:child_process'
import { busy, DomainError, invalid } from '../../domain/errors.ts'

/** It died over a job, or was ended because the job took too long. */
export class ProcessEndedError extends Error {}

const REST_MS = 30_000
const LONGEST_MS = 60_000
const MOST_HEAP_MB = 192
const CANNOT_START = 'The server has no room for this at the moment. Please try again in a minute.'

let report: (error: Error) => void = () => {}

/** Who is told of processes that end before their time: a job has no log at hand. */
export function onProcessFault(told: typeof report): void {
  report = told
}

type Outcome<Result> = { result: Result } | { error: string; isRefusal: boolean }

/** How much a job matters to those who ask for others. */
export interface Asking {
  /** Lets all others pass. */
  isPatient?: boolean | undefined
}

/** Aborted once the requester of what is being done has gone: a job that still waits is dropped then. */
export const requester = new AsyncLocalStorage<AbortSignal>()

interface Options {
  args?: readonly string[]
  /** Libraries like these keep the memory of past work: after so long without any it ends. */
  restMs?: number
  /** A job that takes longer is ended, and its process with it. */
  longestMs?: number
  /** While so many wait, patient ones or the others, one more is `too-busy`, and told so. */
  most?: { waiting: number; busy: string }
  /** What is started; Node itself if absent. */
  execPath?: string
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
  #options: Options
  #queue: Waiting<Job, Result>[] = []
  #child: ChildProcess | undefined
  #timer: NodeJS.Timeout | undefined

  constructor(module: URL, options: Options = {}) {
    this.#module = module
    this.#options = options
  }

  /**
   * Throws what the work throws, an `invalid` as such; `ProcessEndedError` if it came to no end,
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

  /** How many wait, the one at work included: patient ones, or the others. */
  count(isPatient: boolean): number {
    return this.#queue.filter((one) => one.isPatient === isPatient).length
  }

  /** Ends it; what it is at, and what waits, is rejected. */
  async close(): Promise<void> {
    clearTimeout(this.#timer)
    const ended = this.#end()
    for (const { reject } of this.#queue.splice(0)) reject(new Error('the server is stopping'))
    if (ended && ended.exitCode === null && ended.signalCode === null) {
      keepAlive(ended, true)
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
      // What cannot be sent is told by its end.
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

  /** The job at work is given up, and the next one gets another process. */
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
      // One that could not be started has no end that it tells.
      if (this.#child === started && started.pid === undefined) this.#fail(cannotStart(error))
    })
    started.once('exit', (code, signal) => {
      if (this.#child !== started) return
      this.#fail(new ProcessEndedError(`the process ended (${signal ?? code})`))
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
    // A server that has gone meanwhile wants no answer, which would else be an error of its own.
    process.send?.(outcome, undefined, undefined, () => {})
  })
}

const isRefusal = (error: Error) => error instanceof DomainError && error.kind === 'invalid'
