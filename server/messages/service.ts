import { type Actor, requireAdmin } from '../../domain/actor.ts'
import { notFound } from '../../domain/errors.ts'
import type { MessageChange, MessageQuery, MessageRecord } from '../../domain/messages/message.ts'
import { findSpamSign, type SubmittedMessage } from '../../domain/messages/submission.ts'
import { recordActivities, recordActivity } from '../activity/service.ts'
import { oweToStaff, oweToTypedAddress } from '../mail/service.ts'
import type { Clock } from '../platform/clock.ts'
import { once } from '../platform/db/idempotency.ts'
import type { Database, Trx } from '../tables.ts'
import { contactAcknowledgement, contactNotice } from './letters.ts'
import * as store from './store.ts'

export { deleteMessages as removeMessages, deleteOldMessages, listMessagesOf } from './store.ts'

export interface MessagePorts {
  db: Database
  clock: Clock
  staffEmail: string
}

/** As the activity record names them. */
const noun = 'contact-messages'

/**
 * Stores a contact message, and with it the mail that is owed. What looks like spam is put aside
 * and nobody is written to; its sender learns nothing of that (`docs/decisions/spam.md`). A
 * repeat with the same `idempotencyKey` stores nothing.
 */
export async function submitMessage(
  ports: MessagePorts,
  message: SubmittedMessage,
  idempotencyKey?: string,
): Promise<void> {
  const now = ports.clock.now()
  const { elapsed_ms: _, ...body } = message
  await ports.db.transaction().execute((trx) =>
    once(trx, { call: 'contact', key: idempotencyKey, body, now }, async () => {
      await storeMessage(ports, trx, message, now)
      return {}
    }),
  )
}

async function storeMessage(ports: MessagePorts, trx: Trx, submitted: SubmittedMessage, now: Date) {
  const { website: _, elapsed_ms: __, ...entries } = submitted
  const sign = findSpamSign(submitted)
  const id = await store.insertMessage(trx, {
    ...entries,
    held: sign === null ? 0 : 1,
    held_reason: sign,
    created_at: now.toISOString(),
  })
  if (sign === null) await oweMail(ports, trx, { id, email: entries.email }, now)
}

/** Staff are told, and the sender is thanked. */
async function oweMail(
  { staffEmail }: MessagePorts,
  trx: Trx,
  { id, email }: { id: number; email: string },
  now: Date,
) {
  const owed = { aboutId: id, payload: {}, now }
  await oweToStaff(trx, contactNotice, { ...owed, recipient: staffEmail })
  await oweToTypedAddress(trx, contactAcknowledgement, { ...owed, recipient: email })
}

export async function listMessages({ db }: MessagePorts, actor: Actor, query: MessageQuery) {
  requireAdmin(actor)
  const { rows, total } = await store.listMessages(db, query)
  return { rows: rows.map(present), total }
}

/**
 * Marks a message as handled or not, and releases one that was put aside: then its sender and
 * staff are written to as if it had just come in. Throws `not-found`.
 */
export async function changeMessage(
  ports: MessagePorts,
  actor: Actor,
  id: number,
  { held, handled }: MessageChange,
): Promise<MessageRecord> {
  requireAdmin(actor)
  const now = ports.clock.now()
  return ports.db.transaction().execute(async (trx) => {
    const message = await getMessage(trx, id)
    const fields: string[] = []
    if (handled !== undefined) {
      const at = handled ? now.toISOString() : null
      if (await store.setHandled(trx, id, at)) fields.push('handled')
    }
    if (held === true && (await store.holdMessage(trx, id))) fields.push('held')
    if (held === false && (await store.releaseMessage(trx, id))) {
      // What staff had put aside was written about when it came.
      if (message.held_reason !== 'staff') await oweMail(ports, trx, message, now)
      fields.push('held')
    }
    if (fields.length > 0) {
      await recordActivity(trx, { actor, action: 'update', noun, recordId: id, fields, now })
    }
    // Read again in either case: somebody else may have just done what was asked for.
    return getMessage(trx, id)
  })
}

/** Throws `not-found`. */
export async function deleteMessage(ports: MessagePorts, actor: Actor, id: number): Promise<void> {
  if ((await deleteMessages(ports, actor, [id])) === 0) throw notFound('The contact message')
}

/** How many were deleted; ids that name nothing are passed over. */
export async function deleteMessages(
  { db, clock }: MessagePorts,
  actor: Actor,
  ids: readonly number[],
): Promise<number> {
  requireAdmin(actor)
  return db.transaction().execute(async (trx) => {
    const removed = await store.deleteMessages(trx, ids)
    await recordActivities(trx, { actor, action: 'delete', noun, now: clock.now() }, removed)
    return removed.length
  })
}

async function getMessage(db: Database, id: number): Promise<MessageRecord> {
  const row = await store.findMessage(db, id)
  if (!row) throw notFound('The contact message')
  return present(row)
}

function present({ held, ...row }: store.MessageRow): MessageRecord {
  return { ...row, held: held === 1, handled: row.handled_at !== null }
}
