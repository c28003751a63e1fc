import { randomUUID } from 'node:crypto'
import { nextAttempt } from '../../domain/mail/delivery.ts'
import type { Clock } from '../platform/clock.ts'
import type { Log } from '../platform/log.ts'
import { MailError, type Mailer } from '../platform/mail/mailer.ts'
import type { Database } from '../tables.ts'
import type { LetterWriters } from './service.ts'
import * as store from './store.ts'

/** A message is taken for this long; whoever has not ended it by then has crashed. */
const LEASE_MS = 5 * 60_000
/** And must be handed over in less, so that a slow server cannot make two of one. */
const HANDOVER_MS = 2 * 60_000
const LOOK_EVERY_MS = 1_000
/** What is being handed over when the server ends gets this long to be finished. */
const GRACE_MS = 5_000

export interface Attempt {
  kind: string
  outcome: 'sent' | 'failed' | 'dropped' | 'postponed'
  seconds: number
}

interface Ports {
  db: Database
  clock: Clock
  log: Log
  mailer: Mailer
  writers: LetterWriters
  /** Told of every attempt. */
  onAttempt?: ((attempt: Attempt) => void) | undefined
  /** Called when what was due has been tried. */
  onDone?: (() => Promise<unknown>) | undefined
}

export type OutboxWorker = ReturnType<typeof createOutboxWorker>

/**
 * Delivers what is owed. Any number of workers, in any number of processes, share the outbox: each
 * message is leased before it is tried. A crash between handing over and writing that down sends it
 * once more when the lease has ended, with the same Message-ID. One message at a time, so that a
 * crash makes no more than one such duplicate; whoever needs more speed starts more instances.
 */
export function createOutboxWorker(ports: Ports) {
  const { db, clock, log, mailer, writers, onAttempt, onDone } = ports
  const worker = randomUUID()
  const cutShort = new AbortController()
  let isStopping = false
  let wake = () => {}
  let loop = Promise.resolve()

  async function take(): Promise<store.MessageRow | null> {
    const now = clock.now()
    if (!(await store.isAnyDue(db, now.toISOString()))) return null
    const until = new Date(now.getTime() + LEASE_MS).toISOString()
    return store.leaseMessage(db, { lease: worker, now: now.toISOString(), until })
  }

  /** Never throws: what could not be written down is found again when the lease ends. */
  async function deliver(message: store.MessageRow): Promise<void> {
    const begun = performance.now()
    try {
      const outcome = await attempt(message)
      const seconds = (performance.now() - begun) / 1000
      if (outcome) onAttempt?.({ kind: message.kind, outcome, seconds })
    } catch (err) {
      log.error({ err, message: message.id }, 'What became of a message could not be stored')
    }
  }

  async function attempt(message: store.MessageRow): Promise<Attempt['outcome'] | null> {
    const result = await handOver(message).catch((error: unknown) => ({ error }))
    // Given back as it was: our own end is no failure of the message.
    if (cutShort.signal.aborted && typeof result === 'object') return null
    if (typeof result === 'object') return noteFailure(message, result.error)
    const status = result ? 'sent' : 'dropped'
    const ended_at = clock.now().toISOString()
    await store.endMessage(db, message, { status, ended_at, last_error: null })
    log.info({ message: message.id, kind: message.kind }, `A message was ${status}`)
    return status
  }

  /** False if the message is no longer owed. */
  async function handOver({ id, kind, recipient, ...row }: store.MessageRow): Promise<boolean> {
    const write = writers[kind]
    // An instance of an older version may meet what only a newer one knows: left for that one.
    if (!write) throw new MailError('This kind of message is not known here.', false)
    const date = new Date(row.created_at)
    const payload = JSON.parse(row.payload) as Record<string, unknown>
    const letter = await write({ recipient, payload, at: date })
    if (!letter) return false
    const signal = AbortSignal.any([cutShort.signal, AbortSignal.timeout(HANDOVER_MS)])
    await mailer.send({ id: row.message_id, recipient, date, letter }, signal)
    return true
  }

  async function noteFailure(
    message: store.MessageRow,
    error: unknown,
  ): Promise<Attempt['outcome']> {
    const isMail = error instanceof MailError
    if (!isMail) log.error({ err: error, message: message.id }, 'A message could not be made')
    const now = clock.now()
    const since = new Date(message.failing_since ?? now)
    const next = isMail && error.isPermanent ? null : nextAttempt(message.attempts + 1, since, now)
    const last_error = isMail ? error.message : 'The message could not be made.'
    const { id, kind } = message
    log.warn({ message: id, kind, again: next, cause: last_error }, 'A message was not delivered')
    if (!next) {
      await store.endMessage(db, message, {
        ...{ status: 'failed', ended_at: now.toISOString(), last_error },
      })
      return 'failed'
    }
    const [next_attempt_at, failing_since] = [next.toISOString(), since.toISOString()]
    await store.postponeMessage(db, message, { next_attempt_at, failing_since, last_error })
    return 'postponed'
  }

  /** Tries everything whose turn it is, and what becomes due meanwhile. */
  async function deliverDue(): Promise<void> {
    let isAny = false
    for (let message = await take(); message && !isStopping; message = await take()) {
      isAny = true
      await deliver(message)
    }
    if (isAny) await onDone?.()
  }

  async function run(): Promise<void> {
    while (!isStopping) {
      await deliverDue().catch((err) => log.error({ err }, 'The outbox could not be worked on'))
      await pause()
    }
  }

  /** Until somebody wakes us, or it is time to look again. */
  function pause(): Promise<void> {
    if (isStopping) return Promise.resolve()
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, LOOK_EVERY_MS)
      wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  }

  return {
    deliverDue,
    start() {
      loop = run()
    },
    /** Takes nothing more, and gives back what is still in hand after some seconds. */
    async stop() {
      isStopping = true
      wake()
      const timer = setTimeout(() => cutShort.abort(), GRACE_MS)
      await loop
      clearTimeout(timer)
      await store.releaseMessages(db, worker)
      mailer.close()
    },
  }
}
