import { randomUUID } from 'node:crypto'
import { isUnavailable, reasonOf } from '../../domain/errors.ts'
import { endOf, nextAttempt } from '../../domain/mail.ts'
import type { Clock } from '../platform/clock.ts'
import type { Log } from '../platform/log.ts'
import { MailError, type Mailer } from '../platform/mail/mailer.ts'
import type { Receiver } from '../platform/mail/receiver.ts'
import type { Database } from '../tables.ts'
import { isCall, type MailWriters } from './definitions.ts'
import * as queue from './queue-store.ts'
import type { About, MailRow } from './store.ts'

/** Time limit of a handover, within the lease: a slow server must not cause a duplicate. */
const HANDOVER_MS = 2 * 60_000
const LOOK_EVERY_MS = 1_000
/** How long a handover may continue when the server stops. */
const GRACE_MS = 5_000

export interface Attempt {
  kind: string
  outcome: 'sent' | 'filed' | 'failed' | 'dropped' | 'postponed'
  seconds: number
}

interface Ports {
  db: Database
  clock: Clock
  log: Log
  mailer: Mailer
  /** Takes the calls; without one they wait. */
  receiver?: Receiver | undefined
  writers: Pick<MailWriters, 'get'>
  /** Called after every attempt. */
  onAttempt?: ((attempt: Attempt) => void) | undefined
  /** Called with the record behind a mail whose address does not exist. */
  onUnknownAddress?: ((about: About) => Promise<unknown>) | undefined
  /** Called once all due mail has been tried. */
  onDone?: (() => Promise<unknown>) | undefined
}

/** The ports, and the state of one worker. */
interface Worker extends Ports {
  /** Id of this worker in its leases. */
  lease: string
  /** True once no more mail may be taken. */
  isStopping: boolean
  /** Aborts the handover in progress, whose mail is then released. */
  cutShort: AbortController
  /** Ends the wait for the next look. */
  wake: () => void
}

export type MailWorker = ReturnType<typeof createMailWorker>

/**
 * Delivers queued mail. Any number of workers, in any number of processes, share the queue: each
 * mail is leased before it is tried. After a crash between a handover and its record, the mail is
 * sent once more when the lease ends, with the same Message-ID. A worker sends one mail at a time,
 * so that a crash makes at most one such duplicate; more instances are faster.
 */
export function createMailWorker(ports: Ports) {
  const worker: Worker = {
    ...ports,
    lease: randomUUID(),
    isStopping: false,
    cutShort: new AbortController(),
    wake: () => {},
  }
  let loop = Promise.resolve()
  return {
    deliverDue: () => deliverDue(worker),
    start() {
      loop = run(worker)
    },
    /** Takes no more mail, and after some seconds releases the mail in progress. */
    async stop() {
      worker.isStopping = true
      worker.wake()
      const timer = setTimeout(() => worker.cutShort.abort(), GRACE_MS)
      await loop
      clearTimeout(timer)
      // Without a database the lease ends by itself, and must not hold up the stop.
      await queue.releaseLease(worker.db, worker.lease).catch((err) => {
        worker.log.warn({ err: reasonOf(err) }, 'What was in hand could not be given back')
      })
      worker.mailer.close()
    },
  }
}

async function run(worker: Worker): Promise<void> {
  const { log } = worker
  while (!worker.isStopping) {
    await deliverDue(worker).catch((err) =>
      log.error({ err: reasonOf(err) }, 'The outbox could not be worked on'),
    )
    await pause(worker)
  }
}

/** Waits until `wake` is called, or it is time to look again. */
function pause(worker: Worker): Promise<void> {
  if (worker.isStopping) return Promise.resolve()
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, LOOK_EVERY_MS)
    worker.wake = () => {
      clearTimeout(timer)
      resolve()
    }
  })
}

/** Tries all due mail, and what becomes due in the meantime. */
async function deliverDue(worker: Worker): Promise<void> {
  let isAny = false
  for (let mail = await take(worker); mail && !worker.isStopping; mail = await take(worker)) {
    isAny = true
    await deliver(worker, mail)
  }
  if (isAny) await worker.onDone?.()
}

async function take({ db, clock, lease }: Worker): Promise<MailRow | null> {
  const now = clock.now().toISOString()
  return (await queue.isAnyDue(db, now)) ? queue.leaseMail(db, { lease, now }) : null
}

/** Never throws: mail whose outcome could not be stored is due again when its lease ends. */
async function deliver(worker: Worker, mail: MailRow): Promise<void> {
  const begun = performance.now()
  try {
    const outcome = await attempt(worker, mail)
    const seconds = (performance.now() - begun) / 1000
    if (outcome) worker.onAttempt?.({ kind: mail.kind, outcome, seconds })
  } catch (err) {
    worker.log.error({ err, message: mail.id }, 'What became of a message could not be stored')
  }
}

/** Null if a stop of the server interrupted the attempt. */
async function attempt(worker: Worker, mail: MailRow): Promise<Attempt['outcome'] | null> {
  const { db, clock, log, cutShort } = worker
  const result = await handOver(worker, mail).catch((error: unknown) => ({ error }))
  // A stop of the server is no failure of the message.
  if (cutShort.signal.aborted && typeof result === 'object') return null
  if (typeof result === 'object') return noteFailure(worker, mail, result.error)
  const ending = { status: result, ended_at: clock.now().toISOString(), last_error: null }
  await untilStored(worker, () => queue.giveBack(db, mail, ending))
  log.info({ message: mail.id, kind: mail.kind }, told[result])
  return result
}

const told = {
  sent: 'A message was sent',
  filed: 'A message was written to a file: nobody has received it',
  dropped: 'A message was dropped',
}

/**
 * Sent mail must be stored as sent, or it is sent again when the lease ends: so this waits for an
 * unreachable database, and no other mail is taken meanwhile.
 */
async function untilStored(worker: Worker, work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (!isUnavailable(error) || worker.isStopping) throw error
    worker.log.warn({ err: reasonOf(error) }, 'What became of a message could not be stored yet')
    await pause(worker)
    await untilStored(worker, work)
  }
}

/** `filed`: written to a file instead of being sent. `dropped`: not needed any more. */
async function handOver(worker: Worker, mail: MailRow): Promise<'sent' | 'filed' | 'dropped'> {
  const write = worker.writers.get(mail.kind)
  // An instance of an older version leaves kinds that only a newer one knows to that one.
  if (!write) throw new MailError('This kind of message is not known.', false)
  const content = await write(mail)
  if (!content) return 'dropped'
  const { message_id: id, recipient } = mail
  const signal = AbortSignal.any([worker.cutShort.signal, AbortSignal.timeout(HANDOVER_MS)])
  if (isCall(content)) {
    if (!worker.receiver) throw new MailError('No receiver of leads is set.', false)
    await worker.receiver.send(id, content, signal)
    return 'sent'
  }
  const date = new Date(mail.created_at)
  await worker.mailer.send({ id, recipient, date, content }, signal)
  return endOf(worker.mailer.sends)
}

async function noteFailure(
  { db, clock, log, onUnknownAddress }: Worker,
  mail: MailRow,
  error: unknown,
): Promise<'failed' | 'postponed'> {
  const { id, kind } = mail
  const isMail = error instanceof MailError
  if (!isMail) log.error({ err: error, message: id }, 'A message could not be made')
  const now = clock.now()
  const since = new Date(mail.failing_since ?? now)
  const next = isMail && error.isPermanent ? null : nextAttempt(mail.attempts + 1, since, now)
  const last_error = isMail ? error.message : 'The message could not be made.'
  log.warn({ message: id, kind, again: next, cause: last_error }, 'A message was not delivered')
  if (!next) {
    const { about_kind, about_id } = mail
    if (isMail && error.isPermanent && about_kind && about_id) {
      await onUnknownAddress?.({ kind: about_kind, id: about_id })
    }
    const bounced = isMail && error.isRefusal ? 1 : 0
    const ended_at = now.toISOString()
    await queue.giveBack(db, mail, { status: 'failed', ended_at, last_error, bounced })
    return 'failed'
  }
  await queue.giveBack(db, mail, {
    next_attempt_at: next.toISOString(),
    failing_since: since.toISOString(),
    last_error,
  })
  return 'postponed'
}
