import { setTimeout } from 'node:timers/promises'
import { retention } from '../../content/en/retention.ts'
import { earliestKept, type Period } from '../../domain/periods.ts'
import type { Due } from '../noun.ts'
import { forgetDeleted } from '../platform/db/database.ts'
import { claimJob, giveBackJob } from '../platform/db/jobs.ts'
import { createRepeater } from '../platform/repeater.ts'
import type { Ports } from '../ports.ts'
import type { Database, Trx } from '../tables.ts'

/** Rows per transaction: few enough that nobody notices waiting for it. */
const BATCH = 1_000
/** Pause between batches: on SQLite a batch blocks the whole process, and requests wait. */
const PAUSE_MS = 20
const JOB = 'retention'

const periods: Readonly<Record<string, Period>> = retention

export interface RetentionRun {
  seconds: number
  /** Counts by the names of `content/en/retention.ts`. */
  deleted: Record<string, number>
  /** Kinds that failed; the rest was done, and all of it is due again the next day. */
  failures: { kept: string; err: unknown }[]
  /** False if a stop of the server interrupted the run. */
  isComplete: boolean
}

/**
 * Runs the daily deletion unless an instance has run it on this day (UTC); null if so. After a
 * crash it runs again the next day; after an abort by `signal`, at the next call.
 */
export async function deleteOldIfDue(ports: Ports, signal?: AbortSignal) {
  const now = ports.clock.now().toISOString()
  if (!(await claimJob(ports.db, { name: JOB, now }))) return null
  const run = await deleteOld(ports, signal)
  if (!run.isComplete) await giveBackJob(ports.db, JOB, now)
  return run
}

/** Keeps data no longer than `content/en/retention.ts` says (`docs/decisions/keeping-data.md`). */
export async function deleteOld(ports: Ports, signal?: AbortSignal): Promise<RetentionRun> {
  const now = ports.clock.now()
  const since = (period: Period) => earliestKept(now, period).toISOString()
  const due: Due = { now, since, ports }
  const begun = performance.now()
  const run: RetentionRun = { seconds: 0, deleted: {}, failures: [], isComplete: true }
  const attempt = async (kept: string, work: () => Promise<unknown>) => {
    if (!signal?.aborted) await work().catch((err) => run.failures.push({ kept, err }))
  }
  for (const { tidy, retention: kinds = {} } of ports.nouns) {
    const [kept = ''] = Object.keys(kinds)
    if (tidy) await attempt(kept, () => tidy(ports, due))
  }
  for (const { retention: kinds = {}, shownBy = {} } of ports.nouns) {
    for (const [kept, deleteBatch] of Object.entries(kinds)) {
      const period = periods[kept]
      const before = period ? since(period) : now.toISOString()
      await attempt(kept, async () => {
        const remove = (trx: Trx) => deleteBatch(trx, before, BATCH, due)
        for await (const count of deleteInBatches(ports.db, remove, signal)) {
          run.deleted[kept] = (run.deleted[kept] ?? 0) + count
        }
      })
      const shown = run.deleted[kept] ? shownBy[kept] : undefined
      if (shown) ports.onChange(shown)
    }
  }
  const [first = ''] = Object.keys(run.deleted)
  if (first) await attempt(first, () => forgetDeleted(ports.db))
  const isComplete = !signal?.aborted
  return { ...run, isComplete, seconds: (performance.now() - begun) / 1000 }
}

/** Yields how many rows each transaction deleted, until none are left or the signal aborts. */
async function* deleteInBatches(
  db: Database,
  deleteBatch: (trx: Trx) => Promise<number>,
  signal: AbortSignal | undefined,
) {
  for (let count = BATCH; count === BATCH && !signal?.aborted; ) {
    count = await db.transaction().execute((trx) => deleteBatch(trx))
    yield count
    if (count === BATCH) await setTimeout(PAUSE_MS)
  }
}

interface WorkerPorts extends Ports {
  /** Called after every run. */
  onRun?: ((run: RetentionRun) => void) | undefined
  firstLookMs?: number
}

/** Deletes expired data once a day, in one of the instances. */
export function createPrivacyWorker({ onRun, firstLookMs, ...ports }: WorkerPorts) {
  const { log } = ports

  async function look(signal: AbortSignal): Promise<void> {
    const run = await deleteOldIfDue(ports, signal).catch((err) => {
      log.error({ err }, 'Whether data is past its time could not be found out')
      return null
    })
    if (run) report(run)
  }

  function report(run: RetentionRun) {
    const { seconds, deleted, failures, isComplete } = run
    for (const { kept, err } of failures) log.error({ err, kept }, 'Data could not be deleted')
    log.info({ seconds, deleted, isComplete }, 'Data past its time was deleted')
    onRun?.(run)
  }

  return createRepeater(look, { firstMs: firstLookMs })
}
