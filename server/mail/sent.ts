import { type Actor, requireAdmin } from '../../domain/actor.ts'
import { conflict, notFound } from '../../domain/errors.ts'
import type { MailFigures, MailQuery, MailRecord, SentAgain } from '../../domain/mail/mail.ts'
import { recordActivities } from '../activity/service.ts'
import type { Clock } from '../platform/clock.ts'
import type { Database, Trx } from '../tables.ts'
import * as store from './sent-store.ts'
import { countByStatus } from './store.ts'

export type OutboxMessages = ReturnType<typeof createOutboxMessages>

/** What staff do with messages: see what became of them, and have those that failed tried again. */
export function createOutboxMessages({ db, clock }: { db: Database; clock: Clock }) {
  async function revive(trx: Trx, actor: Actor, ids: readonly number[]): Promise<number> {
    const now = clock.now()
    const revived = await store.reviveMessages(trx, ids, now.toISOString())
    await recordActivities(trx, { actor, action: 'send-again', noun: 'outbox', now }, revived)
    return revived.length
  }

  return {
    async listMessages(
      actor: Actor,
      query: MailQuery,
    ): Promise<{ rows: MailRecord[]; total: number; figures: MailFigures }> {
      requireAdmin(actor)
      const counts = await countByStatus(db)
      const oldest_pending_at = await store.findOldestPending(db)
      return { ...(await store.listMessages(db, query)), figures: { counts, oldest_pending_at } }
    },

    /** Throws `not-found`, and `not_failed` for a message that may still arrive or has done so. */
    async sendAgain(actor: Actor, id: number): Promise<MailRecord> {
      requireAdmin(actor)
      return db.transaction().execute(async (trx) => {
        const revived = await revive(trx, actor, [id])
        const message = await store.findMessage(trx, id)
        if (!message) throw notFound('The message')
        if (revived > 0) return message
        throw conflict('not_failed', 'Only a message that could not be delivered is sent again.')
      })
    },

    /** The same for those of the messages that failed; the others are passed over. */
    async sendSelectedAgain(actor: Actor, ids: readonly number[]): Promise<SentAgain> {
      requireAdmin(actor)
      const sent_again = await db.transaction().execute((trx) => revive(trx, actor, ids))
      return { sent_again, passed_over: ids.length - sent_again }
    },
  }
}
