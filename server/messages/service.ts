import { retention } from '../../content/retention.ts'
import { type Actor, requireRole } from '../../domain/actor.ts'
import { invalid, notFound } from '../../domain/errors.ts'
import type { MessageChange, MessageQuery, MessageRecord } from '../../domain/messages/message.ts'
import { findSpamSign, type SubmittedMessage } from '../../domain/messages/submission.ts'
import { addPeriod } from '../../domain/periods.ts'
import { listGoodNames } from '../access/service.ts'
import { recordActivity } from '../activity/service.ts'
import { listOutcomes, oweForForm } from '../mail/service.ts'
import { once } from '../platform/db/idempotency.ts'
import { putBack, type SetAside } from '../platform/db/set-aside.ts'
import type { Ports } from '../ports.ts'
import type { Database, Trx } from '../tables.ts'
import { moveToTrash, type TrashRules } from '../trash/service.ts'
import * as conversation from './conversation-store.ts'
import { contactAcknowledgement, contactNotice } from './letters.ts'
import * as store from './store.ts'

export type MessagePorts = Pick<Ports, 'db' | 'clock' | 'staffEmail'>

/** As the activity record names them. */
export const noun = 'contact-messages'

const trashRules: TrashRules = {
  noun,
  table: 'messages',
  titleOf: ({ name }) => String(name),
  addressOf: ({ email }) => String(email),
  endOf: ({ created_at }) => addPeriod(new Date(String(created_at)), retention.contactMessages),
}

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
  await oweForForm(
    trx,
    [contactNotice, { ...owed, recipient: staffEmail }],
    [contactAcknowledgement, { ...owed, recipient: email }],
  )
}

/** How many nobody has handled, but for those put aside. */
export async function countOpenMessages(
  { db }: Pick<MessagePorts, 'db'>,
  actor: Actor,
): Promise<number> {
  requireRole(actor, 'reader')
  return store.countOpen(db)
}

export async function listMessages({ db }: MessagePorts, actor: Actor, query: MessageQuery) {
  requireRole(actor, 'reader')
  const { rows, total } = await store.listMessages(db, query)
  return { rows: rows.map(present), total }
}

/**
 * Marks a message as handled or not, gives it to somebody, and releases one that was put aside:
 * then its sender and staff are written to as if it had just come in. Throws `not-found`.
 */
export async function changeMessage(
  ports: MessagePorts,
  actor: Actor,
  id: number,
  change: MessageChange,
): Promise<MessageRecord> {
  requireRole(actor, 'editor')
  return ports.db.transaction().execute(async (trx) => {
    await applyChange(ports, trx, { actor, message: await getMessage(trx, id), change })
    // Read again in either case: somebody else may have just done what was asked for.
    return getMessage(trx, id)
  })
}

/** The same for several, all or none; ids that name nothing are passed over. Answers with how many changed. */
export async function changeMessages(
  ports: MessagePorts,
  actor: Actor,
  ids: readonly number[],
  change: MessageChange,
): Promise<number> {
  requireRole(actor, 'editor')
  return ports.db.transaction().execute(async (trx) => {
    let changed = 0
    for (const row of await store.listMessagesById(trx, ids)) {
      if (await applyChange(ports, trx, { actor, message: present(row), change })) changed += 1
    }
    return changed
  })
}

interface Change {
  actor: Actor
  message: MessageRecord
  change: MessageChange
}

/** Answers whether anything was changed. */
async function applyChange(
  ports: MessagePorts,
  trx: Trx,
  { actor, message, change: { held, handled, assignee } }: Change,
): Promise<boolean> {
  const { id } = message
  const now = ports.clock.now()
  const fields: string[] = []
  if (assignee && !(await listAssignees(trx, message)).includes(assignee)) {
    throw invalid('Nobody of that name has a key.', { assignee: 'Nobody of that name has a key.' })
  }
  if (assignee !== undefined && (await store.setAssignee(trx, id, assignee || null))) {
    fields.push('assignee')
  }
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
  if (fields.length === 0) return false
  await recordActivity(trx, { actor, action: 'update', noun, recordId: id, fields, now })
  return true
}

/** Who can be given this message: whoever has a key, and who has it already. */
export async function listAssignees(trx: Trx, { assignee }: MessageRecord): Promise<string[]> {
  const names = new Set(await listGoodNames(trx))
  if (assignee !== null) names.add(assignee)
  return [...names].sort((one, other) => one.localeCompare(other, 'en'))
}

/** How many were deleted; ids that name nothing are passed over. */
export async function deleteMessages(
  { db, clock }: MessagePorts,
  actor: Actor,
  ids: readonly number[],
): Promise<number> {
  requireRole(actor, 'editor')
  return db
    .transaction()
    .execute((trx) => moveToTrash(trx, actor, trashRules, { ids, now: clock.now() }))
}

/** A message that was in the trash; no other one can have its place. */
export async function putBackMessage(trx: Trx, kept: SetAside): Promise<null> {
  await putBack(trx, trashRules.table, kept)
  return null
}

/** Keeps how answers ended, before the mail that says it is deleted. */
export async function keepReplyOutcomes(db: Database): Promise<void> {
  const ids = await conversation.listUnsettledReplies(db)
  for (const { about_id, status, ended_at } of await listOutcomes(db, 'reply', ids)) {
    if (about_id !== null && ended_at !== null) {
      await conversation.setOutcome(db, about_id, status, ended_at)
    }
  }
}

/** Throws `not-found`. */
export async function getMessage(db: Database, id: number): Promise<MessageRecord> {
  const row = await store.findMessage(db, id)
  if (!row) throw notFound('The contact message')
  return present(row)
}

function present({ held, ...row }: store.MessageRow): MessageRecord {
  return { ...row, held: held === 1, handled: row.handled_at !== null }
}
