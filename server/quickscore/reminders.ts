/** One mail, six months after a consent, that invites the respondent to answer again. */
import { reminderAfter } from '../../content/en/quickscore/law-news.ts'
import { earliestKept } from '../../domain/periods.ts'
import { enqueueToTypedAddress } from '../mail/service.ts'
import { claimJob } from '../platform/db/jobs.ts'
import type { Ports } from '../ports.ts'
import type { Trx } from '../tables.ts'
import { listToRemind, noteReminded } from './consents-store.ts'
import { quickscoreReminder } from './follow-up-mails.ts'
import { createLinks } from './links.ts'

const BATCH = 200
const JOB = 'quickscore-reminders'

type ReminderPorts = Pick<Ports, 'db' | 'clock'>

/**
 * Enqueues due reminders, once a day (UTC) over all instances; returns how many, or null if that is
 * done. Each batch is one transaction, so a crash sends none twice: the rest follows the next day.
 */
export async function remindIfDue(
  { db, clock }: ReminderPorts,
  signal?: AbortSignal,
): Promise<number | null> {
  const now = clock.now()
  if (!(await claimJob(db, { name: JOB, now: now.toISOString() }))) return null
  let owed = 0
  for (let found = BATCH; found === BATCH && !signal?.aborted; ) {
    const batch = await db.transaction().execute((trx) => remind(trx, now))
    found = batch.found
    owed += batch.owed
  }
  return owed
}

/** An address with several results gets one mail, about the newest of them. */
async function remind(trx: Trx, now: Date): Promise<{ found: number; owed: number }> {
  const before = earliestKept(now, reminderAfter).toISOString()
  const due = await listToRemind(trx, before, BATCH)
  if (due.length === 0) return { found: 0, owed: 0 }
  const recipients = await createLinks(trx, due, now)
  for (const { address: recipient, ...mail } of recipients) {
    await enqueueToTypedAddress(trx, quickscoreReminder, { recipient, ...mail, now })
  }
  const addresses = recipients.map(({ address }) => address)
  await noteReminded(trx, { addresses, before, now: now.toISOString() })
  return { found: due.length, owed: recipients.length }
}
