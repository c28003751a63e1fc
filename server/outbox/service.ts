import { randomUUID } from 'node:crypto'
import type { Trx } from '../tables.ts'
import { countSince, insertMessage } from './store.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const MOST_PER_DAY = 3

export interface OwedMessage {
  kind: string
  recipient: string
  /** What the message is made from when it is sent; ids rather than copies of personal data. */
  payload: Record<string, unknown>
  now: Date
}

/** Writes down a message to our own staff, in the transaction of what caused it. */
export async function oweToStaff(trx: Trx, message: OwedMessage): Promise<void> {
  await insertMessage(trx, {
    kind: message.kind,
    recipient: message.recipient,
    payload: JSON.stringify(message.payload),
    message_id: randomUUID(),
    created_at: message.now.toISOString(),
  })
}

/**
 * The same for an address that somebody typed in, who need not be its owner: at most three
 * of a kind in 24 hours, the rest are dropped (decisions, section C, "Mail").
 */
export async function oweToTypedAddress(trx: Trx, message: OwedMessage): Promise<void> {
  const recipient = message.recipient.toLowerCase()
  const since = new Date(message.now.getTime() - DAY_MS).toISOString()
  if ((await countSince(trx, message.kind, recipient, since)) >= MOST_PER_DAY) return
  await oweToStaff(trx, { ...message, recipient })
}
