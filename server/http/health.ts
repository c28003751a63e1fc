import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { version } from '../../content/firm.ts'
import { reasonOf } from '../../domain/errors.ts'
import type { Clock } from '../platform/clock.ts'
import { isOnPostgres } from '../platform/db/database.ts'
import { requireWritable } from '../platform/db/jobs.ts'
import type { Files } from '../platform/files/files.ts'
import type { Log } from '../platform/log.ts'
import type { Database } from '../tables.ts'

/** A probe waits two seconds at most. */
const PATIENCE_MS = 1_500
/** How long a state is reused: a trial writes to the disk, and anybody may ask. */
const TRIAL_LASTS_MS = 1_000

interface Ports {
  db: Database
  files: Files
  clock: Clock
  log: Log
}

interface State {
  status: 'ready' | 'database unavailable'
  database?: 'unavailable'
  media?: 'unavailable'
}

/**
 * `/healthz`: the process answers. `/readyz`: this instance has its own resources and is not
 * stopping; faults of what all instances share are reported, but take none out of service. Proxies
 * ask every other second, so successful requests are not logged.
 */
export function mountHealth(app: FastifyInstance, ports: Ports) {
  let isStopping = false
  app.addHook('preClose', async () => {
    isStopping = true
  })
  // A connection kept alive past its last answer would hold up the stop until it times out.
  app.addHook('onSend', async (_request, reply) => {
    if (isStopping) reply.header('connection', 'close')
  })
  app.get('/healthz', { logLevel: 'warn' }, async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    return { status: 'ok', version }
  })
  const findState = createStateFinder(ports)
  app.get('/readyz', { logLevel: 'warn' }, async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    if (isStopping) return reply.code(503).send({ status: 'stopping' })
    const state = await findState()
    return reply.code(state.status === 'ready' ? 200 : 503).send(state)
  })
}

/** Runs one trial at a time; its result is shared by requests within `TRIAL_LASTS_MS`. */
function createStateFinder(ports: Ports): () => Promise<State> {
  let trial: { begun: number; state: Promise<State> } | undefined
  return () => {
    const now = performance.now()
    if (!trial || now - trial.begun > TRIAL_LASTS_MS) trial = { begun: now, state: tryAll(ports) }
    return trial.state
  }
}

async function tryAll({ db, files, clock, log }: Ports): Promise<State> {
  const [database, media] = await Promise.all([
    fault(requireWritable(db, clock.now().toISOString())),
    fault(files.ping()),
  ])
  if (database) {
    log.warn({ err: reasonOf(database) }, 'The database cannot be written to')
    if (!isOnPostgres(db)) return { status: 'database unavailable' }
  }
  return {
    status: 'ready',
    ...(database && { database: 'unavailable' }),
    ...(media && { media: 'unavailable' }),
  }
}

/** The error that `work` throws, or a timeout error after `PATIENCE_MS`; null on success. */
async function fault(work: Promise<void>): Promise<Error | null> {
  const late = wait(PATIENCE_MS, new Error('No answer in time'), { ref: false })
  const error = work.then(
    () => null,
    (thrown: Error) => thrown,
  )
  return Promise.race([error, late])
}
