import type { Selectable } from 'kysely'
import { sql } from 'kysely'
import type { Tables, Trx } from '../tables.ts'

export type SubscriberRow = Selectable<Tables['subscribers']>

/**
 * The subscriber of this address, whatever its case, with the request noted; a new one is pending.
 * Whoever is known keeps their status: only the owner of the address changes that.
 */
export async function noteRequest(trx: Trx, email: string, now: string): Promise<SubscriberRow> {
  await trx
    .insertInto('subscribers')
    .values({ email, status: 'pending', created_at: now, requested_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return trx
    .updateTable('subscribers')
    .set({ requested_at: now })
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .returningAll()
    .executeTakeFirstOrThrow()
}
