import { setTimeout } from 'node:timers/promises'
import { retention } from '../../content/retention.ts'
import { earliestKept, type Period } from '../../domain/periods.ts'
import type { Subject } from '../../domain/subjects.ts'
import { deleteOldKeys } from '../access/service.ts'
import { deleteOldEvents } from '../analytics/service.ts'
import { deleteOldMail } from '../mail/service.ts'
import { deleteOldMessages, keepReplyOutcomes } from '../messages/service.ts'
import { listSettledIssues } from '../newsletter/issues/service.ts'
import {
  deleteOldPending,
  deleteOldSuppressed,
  deleteOldUnsubscribed,
} from '../newsletter/subscribers/service.ts'
import type { Clock } from '../platform/clock.ts'
import { forgetOldKeys } from '../platform/db/idempotency.ts'
import { claimJob, giveBackJob } from '../platform/db/jobs.ts'
import { deleteOldViews } from '../posts/views/service.ts'
import { deleteEndedLinks, deleteOldAssessments } from '../quickscore/service.ts'
import type { Database, Trx } from '../tables.ts'

/** Rows in one transaction: few enough that nobody notices waiting for it. */
const BATCH = 1_000
/** Between two of them: on SQLite a batch holds up the whole process, and requests have waited. */
const PAUSE_MS = 20
const JOB = 'retention'

/** What is deleted: everything that has a period, and what else would stay behind. */
export type Kept = keyof typeof retention | 'suppressedAddresses' | 'rateLimits'

/** Deletes at most `limit` rows and answers with how many. */
type DeleteBatch = (trx: Trx, limit: number) => Promise<number>

export interface RetentionRun {
  seconds: number
  deleted: Partial<Record<Kept, number>>
  /** Where something went wrong; the rest was done, and all of it is due again the next day. */
  failures: { kept: Kept; err: unknown }[]
  /** False if the end of the server broke it off. */
  isComplete: boolean
}

export interface PrivacyPorts {
  db: Database
  clock: Clock
  /** Called after what visitors see has changed. */
  onChange(what: Subject): void
  /** Deletes for good what has been in the trash for its time; answers with how many. */
  deleteExpired(trx: Trx, limits: { before: string; limit: number }): Promise<number>
  /** Takes away files that nothing names any more. */
  removeLeftovers(): Promise<void>
  /** Writes down how the issues went whose copies have all ended, before those are deleted. */
  closeEndedIssues(): Promise<unknown>
  /** Where mail is written while there is no mail server. */
  mailFolder: { removeBefore(time: Date): Promise<void> }
  /** Deletes at most `limit` counts of tries whose window ended before; answers with how many. */
  deleteEndedLimits(trx: Trx, before: Date, limit: number): Promise<number>
}

/**
 * Does the day's work if no instance has done it on this day (UTC); null otherwise. What a crash
 * left undone is done the next day; what `signal` breaks off, as soon as somebody asks again.
 */
export async function deleteOldIfDue(
  ports: PrivacyPorts,
  signal?: AbortSignal,
): Promise<RetentionRun | null> {
  const now = ports.clock.now().toISOString()
  const dueBefore = `${now.slice(0, 10)}T00:00:00.000Z`
  if (!(await claimJob(ports.db, { name: JOB, now, dueBefore }))) return null
  const run = await deleteOld(ports, signal)
  if (!run.isComplete) await giveBackJob(ports.db, JOB, now)
  return run
}

/** Keeps data no longer than `content/retention.ts` says (`docs/decisions/keeping-data.md`). */
export async function deleteOld(ports: PrivacyPorts, signal?: AbortSignal): Promise<RetentionRun> {
  const now = ports.clock.now()
  const begun = performance.now()
  const run: RetentionRun = { seconds: 0, deleted: {}, failures: [], isComplete: true }
  const attempt = async (kept: Kept, work: () => Promise<unknown>) => {
    if (!signal?.aborted) await work().catch((err) => run.failures.push({ kept, err }))
  }
  // What was noted on earlier days.
  await attempt('trash', () => ports.removeLeftovers())
  await attempt('sentMail', async () => {
    await ports.closeEndedIssues()
    await keepReplyOutcomes(ports.db)
    await ports.mailFolder.removeBefore(earliestKept(now, retention.sentMail))
  })
  const deletions = Object.entries(listDeletions(ports, now)) as [Kept, DeleteBatch][]
  for (const [kept, deleteBatch] of deletions) {
    await attempt(kept, async () => {
      for await (const count of deleteInBatches(ports.db, deleteBatch, signal)) {
        run.deleted[kept] = (run.deleted[kept] ?? 0) + count
      }
    })
  }
  if (run.deleted.quickscoreAssessments) ports.onChange('benchmark')
  const isComplete = !signal?.aborted
  return { ...run, isComplete, seconds: (performance.now() - begun) / 1000 }
}

/** Yields how many each transaction deleted, until nothing is left or the signal comes. */
async function* deleteInBatches(
  db: Database,
  deleteBatch: DeleteBatch,
  signal: AbortSignal | undefined,
) {
  for (let count = BATCH; count === BATCH && !signal?.aborted; ) {
    count = await db.transaction().execute((trx) => deleteBatch(trx, BATCH))
    yield count
    if (count === BATCH) await setTimeout(PAUSE_MS)
  }
}

/** What is over by `now`: each period's end is the last instant at which a row is kept. */
function listDeletions(ports: PrivacyPorts, now: Date): Record<Kept, DeleteBatch> {
  const since = (period: Period) => earliestKept(now, period).toISOString()
  const unsubscribed = {
    before: since(retention.newsletterUnsubscribed),
    askedSince: since(retention.newsletterUnconfirmed),
  }
  const contactMessages = since(retention.contactMessages)
  const assessments = since(retention.quickscoreAssessments)
  const unconfirmed = since(retention.newsletterUnconfirmed)
  const mail = since(retention.sentMail)
  const events = since(retention.analyticsEvents)
  const views = since(retention.articleViews)
  const staffKeys = since(retention.revokedKeys)
  const keys = since(retention.idempotencyKeys)
  return {
    contactMessages: (trx, limit) => deleteOldMessages(trx, contactMessages, limit),
    quickscoreAssessments: (trx, limit) => deleteOldAssessments(trx, assessments, limit),
    resultLinks: (trx, limit) => deleteEndedLinks(trx, now.toISOString(), limit),
    newsletterUnconfirmed: (trx, limit) => deleteOldPending(trx, unconfirmed, limit),
    newsletterUnsubscribed: (trx, limit) => deleteOldUnsubscribed(trx, unsubscribed, limit),
    suppressedAddresses: (trx, limit) => deleteOldSuppressed(trx, unsubscribed.before, limit),
    sentMail: (trx, limit) => deleteOldSentMail(trx, mail, limit),
    trash: (trx, limit) => ports.deleteExpired(trx, { before: now.toISOString(), limit }),
    analyticsEvents: (trx, limit) => deleteOldEvents(trx, events, limit),
    articleViews: (trx, limit) => deleteOldViews(trx, views, limit),
    revokedKeys: (trx, limit) => deleteOldKeys(trx, staffKeys, limit),
    idempotencyKeys: (trx, limit) => forgetOldKeys(trx, keys, limit),
    rateLimits: (trx, limit) => ports.deleteEndedLimits(trx, now, limit),
  }
}

/**
 * The copies of a newsletter issue stay until the last of them has ended so long ago: they are
 * counted anew when a failed one is sent again.
 */
async function deleteOldSentMail(trx: Trx, before: string, limit: number): Promise<number> {
  const settledIssues = await listSettledIssues(trx, before)
  return deleteOldMail(trx, { before, settledIssues }, limit)
}
