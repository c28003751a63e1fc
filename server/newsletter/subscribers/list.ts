import { type Actor, requireAdmin } from '../../../domain/actor.ts'
import { notFound } from '../../../domain/errors.ts'
import {
  type AskedRow,
  type ImportReport,
  judgeImport,
  readImport,
  reportImport,
  type SubscriberImport,
} from '../../../domain/newsletter/import.ts'
import {
  monthStart,
  type SubscriberFigures,
  type SubscriberQuery,
  subscriberFigures,
} from '../../../domain/newsletter/subscribers.ts'
import { recordActivities, recordBulk } from '../../activity/service.ts'
import type { Clock } from '../../platform/clock.ts'
import { readCsv } from '../../platform/csv.ts'
import { runTransaction } from '../../platform/db/transactions.ts'
import type { Database, Trx } from '../../tables.ts'
import * as store from './store.ts'
import { findSuppressed } from './suppression.ts'

const noun = 'newsletter-subscribers'

/** What staff do with newsletter subscribers. */
export function createSubscribers({ db, clock }: { db: Database; clock: Clock }) {
  async function removeSubscribers(actor: Actor, ids: readonly number[]): Promise<number> {
    return db.transaction().execute(async (trx) => {
      const removed = await store.deleteSubscribers(trx, ids)
      await recordActivities(trx, { actor, action: 'delete', noun, now: clock.now() }, removed)
      return removed.length
    })
  }

  /** Judges the rows and, unless it is a rehearsal, stores the new ones: one view of what is known. */
  async function takeIn(trx: Trx, actor: Actor, asked: readonly AskedRow[], isDryRun: boolean) {
    const now = clock.now()
    const addresses = asked.map(({ email }) => email.toLowerCase())
    const known = await store.listStatuses(trx, addresses)
    for (const address of await findSuppressed(trx, addresses)) {
      if (!known.has(address)) known.set(address, 'unsubscribed')
    }
    const rows = judgeImport(asked, known)
    if (!isDryRun) {
      const added = rows.filter(({ outcome }) => outcome === 'added').map(({ email }) => email)
      await store.insertActive(trx, added, now.toISOString())
      await recordBulk(trx, { actor, action: 'import', noun, now }, added.length)
    }
    return reportImport(rows, isDryRun)
  }

  return {
    async listSubscribers(actor: Actor, query: SubscriberQuery) {
      requireAdmin(actor)
      return store.listSubscribers(db, query)
    },

    async readFigures(actor: Actor): Promise<SubscriberFigures> {
      requireAdmin(actor)
      const { total, recent } = await store.countActive(db, monthStart(clock.now()))
      return subscriberFigures(total, recent)
    },

    /** Throws `invalid` where there is no list to read. */
    async importSubscribers(actor: Actor, body: SubscriberImport): Promise<ImportReport> {
      requireAdmin(actor)
      const asked = readImport(body, readCsv)
      const isDryRun = body.dry_run ?? false
      return runTransaction(db, (trx) => takeIn(trx, actor, asked, isDryRun))
    },

    /** Throws `not-found`. */
    async deleteSubscriber(actor: Actor, id: number): Promise<void> {
      requireAdmin(actor)
      if ((await removeSubscribers(actor, [id])) === 0) throw notFound('The newsletter subscriber')
    },

    /** How many were deleted; ids that name nothing are passed over. */
    async deleteSubscribers(actor: Actor, ids: readonly number[]): Promise<number> {
      requireAdmin(actor)
      return removeSubscribers(actor, ids)
    },
  }
}
