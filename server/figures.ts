import type { FastifyInstance } from 'fastify'
import { version } from '../content/firm.ts'
import { listOpen } from '../domain/launch.ts'
import {
  countRequests,
  type MetricRegistry,
  mountFigures,
  OTHER,
  openRegistry,
  serveFigures,
} from './http/metrics.ts'
import { lookQuickly, measureDisk } from './launch/service.ts'
import { measureWaiting, type Waiting } from './mail/service.ts'
import type { Attempt } from './mail/worker.ts'
import { findJob } from './platform/db/jobs.ts'
import type { Ports } from './ports.ts'
import type { RetentionRun } from './privacy/service.ts'
import type { Services } from './services.ts'

/** Interval at which the database is read at most, however many scrapers there are. */
const READ_EVERY_MS = 5_000
const EVERY_INSTANCE = 'Read from the database: every instance says the same, so take the maximum.'

export type Metrics = NonNullable<Awaited<ReturnType<typeof openMetrics>>>

/**
 * The metrics of the server: no personal data, and no label whose values a visitor can make up.
 * Null where neither METRICS_PORT nor METRICS_KEY is set.
 */
export async function openMetrics(ports: Ports, { mailWriters }: Pick<Services, 'mailWriters'>) {
  const { HOST, METRICS_PORT, METRICS_KEY } = ports.config
  if (METRICS_PORT === undefined && METRICS_KEY === undefined) return null
  const registry = await openRegistry()
  const kinds = [...mailWriters.keys()]
  watchMail(registry, kinds, ports)
  watchHouse(registry, ports)
  const requests = countRequests(registry)
  return {
    /** Counts answers, and serves `/metrics` if METRICS_KEY is set. */
    mount(app: FastifyInstance) {
      requests.mount(app)
      if (METRICS_KEY !== undefined) mountFigures(app, registry, METRICS_KEY)
    },
    /** Counts answers from the page cache, which no mounted hook sees. */
    onAnswer: requests.onAnswer,
    onAttempt: countAttempts(registry, kinds),
    onRun: countRuns(registry),
    /** Serves them on a port of their own, where one is set. */
    async listen() {
      if (METRICS_PORT === undefined) return null
      return serveFigures(registry, { host: HOST, port: METRICS_PORT, key: METRICS_KEY })
    },
  }
}

function countAttempts(registry: MetricRegistry, kinds: string[]) {
  const attempts = registry.histogram({
    name: 'plumbline_outbox_attempt_duration_seconds',
    help: 'Attempts of this instance to hand a message over to the mail server.',
    labelNames: ['kind', 'outcome'],
    buckets: [0.05, 0.25, 1, 5, 15, 60, 120],
  })
  return ({ kind, outcome, seconds }: Attempt) =>
    attempts.observe({ kind: kinds.includes(kind) ? kind : OTHER, outcome }, seconds)
}

function countRuns(registry: MetricRegistry) {
  const runs = registry.histogram({
    name: 'plumbline_job_duration_seconds',
    help: 'Runs of jobs in this instance. Each is run by one instance a day.',
    labelNames: ['job', 'outcome'],
    buckets: [0.1, 1, 10, 60, 600],
  })
  const deleted = registry.counter({
    name: 'plumbline_retention_deleted_rows_total',
    help: 'Rows that this instance deleted because their period was over.',
    labelNames: ['kept'],
  })
  return (run: RetentionRun) => {
    const outcome = run.failures.length > 0 ? 'failed' : run.isComplete ? 'done' : 'interrupted'
    runs.observe({ job: 'retention', outcome }, run.seconds)
    for (const [kept, count] of Object.entries(run.deleted)) deleted.inc({ kept }, count)
  }
}

function watchMail(registry: MetricRegistry, kinds: string[], { db, clock, log }: Ports) {
  const read = keepFor(READ_EVERY_MS, () =>
    measureWaiting(db).catch((err) => {
      log.warn({ err }, 'The outbox could not be measured')
      return null
    }),
  )
  registry.gauge({
    name: 'plumbline_outbox_messages',
    help: `Messages that wait, are held back with a paused issue, or have failed. ${EVERY_INSTANCE}`,
    labelNames: ['kind', 'status'],
    async collect() {
      const waiting = await read()
      this.reset()
      if (!waiting) return
      for (const { kind, status, count } of fillUp(waiting, kinds))
        this.inc({ kind, status }, count)
    },
  })
  registry.gauge({
    name: 'plumbline_outbox_oldest_pending_seconds',
    help: `Since when the message that has waited longest is owed; 0 if none waits. ${EVERY_INSTANCE}`,
    async collect() {
      const waiting = await read()
      this.set(waiting ? ageOfOldest(waiting, clock.now()) : Number.NaN)
    },
  })
}

/** Metrics of what is otherwise only in the launch checklist. */
function watchHouse(registry: MetricRegistry, ports: Ports) {
  const { config, db } = ports
  const read = keepFor(READ_EVERY_MS, async () => {
    const stored = Promise.all([findJob(db, 'backup'), lookQuickly(ports)])
    const [free, known] = await Promise.all([measureDisk(config), stored.catch(() => null)])
    const [backup, checks] = known ?? [null, null]
    return { free, backup, checks, isUp: known !== null }
  })
  const gauges: Record<
    string,
    [help: string, of: (seen: Awaited<ReturnType<typeof read>>) => number]
  > = {
    plumbline_disk_free_bytes: [
      'Free where the data of this instance are.',
      ({ free }) => free ?? Number.NaN,
    ],
    plumbline_database_up: [
      'Whether this instance reaches the database.',
      ({ isUp }) => Number(isUp),
    ],
    plumbline_last_backup_timestamp_seconds: [
      `When a backup last came to its end; 0 if none did. ${EVERY_INSTANCE}`,
      ({ backup, isUp }) => (isUp ? Date.parse(backup ?? '1970-01-01') / 1000 : Number.NaN),
    ],
    plumbline_launch_musts_open: [
      `Required points of the launch checklist that are open. ${EVERY_INSTANCE}`,
      ({ checks }) => (checks ? listOpen(checks, 'must').length : Number.NaN),
    ],
  }
  for (const [name, [help, of]] of Object.entries(gauges)) {
    registry.gauge({
      name,
      help,
      async collect() {
        this.set(of(await read()))
      },
    })
  }
  const build = registry.gauge({
    name: 'plumbline_build_info',
    help: 'The version of this instance, as a label; always 1.',
    labelNames: ['version'],
  })
  build.set({ version }, 1)
}

/** Age of the oldest pending mail, in seconds. */
function ageOfOldest(waiting: Waiting[], now: Date): number {
  const pending = waiting.filter(({ status }) => status === 'pending')
  const ages = pending.map(({ oldest }) => (now.getTime() - Date.parse(oldest)) / 1000)
  return Math.max(0, ...ages)
}

/** Adds a 0 for each kind and status without a row, as a value for alerting rules. */
function fillUp(waiting: Waiting[], kinds: string[]): Omit<Waiting, 'oldest'>[] {
  const zeros = kinds.flatMap((kind) =>
    (['pending', 'held', 'failed'] as const).map((status) => ({ kind, status, count: 0 })),
  )
  const known = waiting.map((row) => (kinds.includes(row.kind) ? row : { ...row, kind: OTHER }))
  return [...zeros, ...known]
}

/** Caches the result of `ask` for `ms`; concurrent callers share one call. */
function keepFor<T>(ms: number, ask: () => Promise<T>): () => Promise<T> {
  let cached: Promise<T> | undefined
  let until = 0
  return () => {
    const now = performance.now()
    if (cached && now < until) return cached
    until = now + ms
    cached = ask()
    return cached
  }
}
