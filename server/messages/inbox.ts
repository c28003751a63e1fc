import { type Actor, requireAdmin } from '../../domain/actor.ts'
import { notFound } from '../../domain/errors.ts'
import type { MessageChange, MessageQuery, MessageRecord } from '../../domain/messages/inbox.ts'
import { recordActivities, recordActivity } from '../activity/service.ts'
import type { Clock } from '../platform/clock.ts'
import type { Database, Trx } from '../tables.ts'
import * as store from './store.ts'

interface Ports {
  db: Database
  clock: Clock
  /** Writes down the mail that a message causes, in the transaction that takes it in. */
  oweMail(trx: Trx, message: { id: number; email: string }, now: Date): Promise<void>
}

const noun = 'contact-messages'

/** What staff do with contact messages. */
export function createInbox({ db, clock, oweMail }: Ports) {
  async function getMessage(trx: Database, id: number): Promise<MessageRecord> {
    const row = await store.findInquiry(trx, id)
    if (!row) throw notFound('The contact message')
    return present(row)
  }

  async function removeMessages(actor: Actor, ids: readonly number[]): Promise<number> {
    return db.transaction().execute(async (trx) => {
      const removed = await store.deleteInquiries(trx, ids)
      await recordActivities(trx, { actor, action: 'delete', noun, now: clock.now() }, removed)
      return removed.length
    })
  }

  return {
    async listMessages(actor: Actor, query: MessageQuery) {
      requireAdmin(actor)
      const { rows, total } = await store.listInquiries(db, query)
      return { rows: rows.map(present), total }
    },

    /**
     * Marks a message as handled or not, and releases one that was put aside: then its sender and
     * staff are written to as if it had just come in. Throws `not-found`.
     */
    async changeMessage(actor: Actor, id: number, change: MessageChange): Promise<MessageRecord> {
      requireAdmin(actor)
      const { held, handled } = change
      const now = clock.now()
      return db.transaction().execute(async (trx) => {
        const message = await getMessage(trx, id)
        const fields: string[] = []
        if (handled !== undefined) {
          const at = handled ? now.toISOString() : null
          if (await store.setHandled(trx, id, at)) fields.push('handled')
        }
        if (held === false && (await store.releaseInquiry(trx, id))) {
          await oweMail(trx, message, now)
          fields.push('held')
        }
        if (fields.length > 0) {
          await recordActivity(trx, { actor, action: 'update', noun, recordId: id, fields, now })
        }
        // Read again in either case: somebody else may have just done what was asked for.
        return getMessage(trx, id)
      })
    },

    /** Throws `not-found`. */
    async deleteMessage(actor: Actor, id: number): Promise<void> {
      requireAdmin(actor)
      if ((await removeMessages(actor, [id])) === 0) throw notFound('The contact message')
    },

    /** How many were deleted; ids that name nothing are passed over. */
    async deleteMessages(actor: Actor, ids: readonly number[]): Promise<number> {
      requireAdmin(actor)
      return removeMessages(actor, ids)
    },
  }
}

function present({ held, ...row }: store.InquiryRow): MessageRecord {
  return { ...row, held: held === 1, handled: row.handled_at !== null }
}
