import { findSpamSign, type Inquiry } from '../../domain/messages/contact-form.ts'
import { once } from '../platform/db/idempotency.ts'
import { oweToStaff, oweToTypedAddress } from '../mail/service.ts'
import type { Clock } from '../platform/clock.ts'
import type { Database, Trx } from '../tables.ts'
import { createInbox } from './inbox.ts'
import { createInquiryLetters } from './letters.ts'
import { insertInquiry } from './store.ts'

export { deleteOldInquiries, listInquiriesOf } from './keeping-store.ts'
export { deleteInquiries } from './store.ts'

interface Ports {
  db: Database
  clock: Clock
  staffEmail: string
  /** What links in mail begin with. */
  origin: string
}

export type InquiriesService = ReturnType<typeof createInquiriesService>

export function createInquiriesService({ db, clock, staffEmail, origin }: Ports) {
  /**
   * Stores a contact message, and with it the mail that is owed. What looks like spam is put aside
   * and nobody is written to; its sender learns nothing of that (`docs/decisions/spam.md`). A
   * repeat with the same `idempotencyKey` stores nothing.
   */
  async function submitInquiry(inquiry: Inquiry, idempotencyKey?: string): Promise<void> {
    const now = clock.now()
    const { elapsed_ms: _, ...body } = inquiry
    await db.transaction().execute((trx) =>
      once(trx, { call: 'contact', key: idempotencyKey, body, now }, async () => {
        await storeInquiry(trx, inquiry, now)
        return {}
      }),
    )
  }

  async function storeInquiry(trx: Trx, inquiry: Inquiry, now: Date): Promise<void> {
    const { name, email, company, message, aud, utm_source, plan } = inquiry
    const sign = findSpamSign(inquiry)
    const id = await insertInquiry(trx, {
      ...{ name, email, company, message, aud, utm_source, plan },
      held: sign === null ? 0 : 1,
      held_reason: sign,
      created_at: now.toISOString(),
    })
    if (sign === null) await oweMail(trx, { id, email }, now)
  }

  async function oweMail(trx: Trx, { id, email }: { id: number; email: string }, now: Date) {
    const payload = { inquiry_id: id }
    await oweToStaff(trx, { kind: 'contact-notice', recipient: staffEmail, payload, now })
    await oweToTypedAddress(trx, {
      kind: 'contact-acknowledgement',
      recipient: email,
      payload,
      now,
    })
  }

  return {
    submitInquiry,
    letters: createInquiryLetters({ db, origin }),
    ...createInbox({ db, clock, oweMail }),
  }
}
