import { randomUUID } from 'node:crypto'
import type { MessageStatus } from '../../domain/mail/delivery.ts'
import type { Letter } from '../platform/mail/letter.ts'
import type { Database, Trx } from '../tables.ts'
import {
  countByStatus,
  countSince,
  deleteMessages,
  insertMessages,
  listMessageStates,
  listWaiting,
  type MessageMatch,
  type MessageState,
  moveCopies,
  type Waiting,
} from './store.ts'

export { deleteOldMessages, eraseMessages, listMessagesOf } from './keeping-store.ts'
export type { Waiting }

const DAY_MS = 24 * 60 * 60 * 1000
const MOST_PER_DAY = 3

export interface OwedMessage {
  kind: string
  recipient: string
  /** What the message is made from when it is sent; ids rather than copies of personal data. */
  payload: Record<string, unknown>
  now: Date
}

/** What a message is made from, when its time has come. */
export interface DueMessage {
  recipient: string
  payload: Record<string, unknown>
  /** When what it is about happened. */
  at: Date
}

/**
 * Makes a message of one kind; null if it is no longer owed, because what it was about is gone.
 * Asked again after a failure, it must say the same.
 */
export type LetterWriter = (message: DueMessage) => Promise<Letter | null>

/** Every noun brings the writers of its kinds. */
export type LetterWriters = Record<string, LetterWriter>

/** Writes down a message to our own staff, in the transaction of what caused it. */
export async function oweToStaff(trx: Trx, message: OwedMessage): Promise<void> {
  await insertMessages(trx, [compose(message)])
}

/**
 * The same for an address that somebody typed in, who need not be its owner: at most three
 * of a kind in 24 hours, the rest are dropped (decisions, section C, "Mail"). Answers whether this
 * one is owed.
 */
export async function oweToTypedAddress(trx: Trx, message: OwedMessage): Promise<boolean> {
  const recipient = message.recipient.toLowerCase()
  const since = new Date(message.now.getTime() - DAY_MS).toISOString()
  if ((await countSince(trx, message.kind, recipient, since)) >= MOST_PER_DAY) return false
  await insertMessages(trx, [compose({ ...message, recipient })])
  return true
}

/** Deletes messages, sent or not, with what they were about; answers with the ids of the mail. */
export function forgetMessages(trx: Trx, match: MessageMatch): Promise<string[]> {
  return deleteMessages(trx, withLowerCase(match))
}

/** What became of messages, without what they say. */
export function listStates(db: Database, match: MessageMatch): Promise<MessageState[]> {
  return listMessageStates(db, withLowerCase(match))
}

/** Addresses are written down in lower case. */
function withLowerCase(match: MessageMatch): MessageMatch {
  const { recipient } = match
  return recipient === undefined ? match : { ...match, recipient: recipient.toLowerCase() }
}

export interface Copies {
  issueId: number
  kind: string
  /** Each is served after whatever a single person waits for. */
  recipients: { address: string; payload: Record<string, unknown> }[]
  now: Date
}

/** Writes down one copy of a newsletter issue for each address; the same address twice throws. */
export async function oweCopies(trx: Trx, { issueId, kind, recipients, now }: Copies) {
  const rows = recipients.map(({ address, payload }) => ({
    ...compose({ kind, recipient: address.toLowerCase(), payload, now }),
    issue_id: issueId,
    priority: 1,
  }))
  await insertMessages(trx, rows)
}

/** Keeps the copies that wait from being sent; a few that a worker has in hand still go. */
export async function holdCopies(trx: Trx, issueId: number): Promise<void> {
  await moveCopies(trx, issueId, { from: 'pending', to: 'held' })
}

export async function releaseCopies(trx: Trx, issueId: number): Promise<void> {
  await moveCopies(trx, issueId, { from: 'held', to: 'pending' })
}

/** How far an issue has come. */
export function countCopies(db: Database, issueId: number): Promise<Record<MessageStatus, number>> {
  return countByStatus(db, issueId)
}

/** How much is owed and not sent. */
export function measureWaiting(db: Database): Promise<Waiting[]> {
  return listWaiting(db)
}

function compose({ kind, recipient, payload, now }: OwedMessage) {
  return {
    kind,
    recipient,
    payload: JSON.stringify(payload),
    message_id: randomUUID(),
    next_attempt_at: now.toISOString(),
    created_at: now.toISOString(),
  }
}
