import { retention } from '../../content/en/retention.ts'
import { type Actor, requireRole } from '../../domain/actor.ts'
import type { Conversation } from '../../domain/leads.ts'
import type {
  ListedMessage,
  MessageChange,
  MessageQuery,
  MessageRecord,
} from '../../domain/messages/message.ts'
import { findSpamSign, type SubmittedMessage } from '../../domain/messages/submission.ts'
import { addPeriod } from '../../domain/periods.ts'
import { formatIsoDay } from '../../domain/wording.ts'
import { callOwed, type LeadKind, type LeadPorts, listTalk, withNotes } from '../leads/service.ts'
import { enqueueForForm, hurryMailAbout } from '../mail/service.ts'
import { once } from '../platform/db/idempotency.ts'
import type { Listed } from '../platform/db/list.ts'
import { type ArchivedRow, restore } from '../platform/db/row-archive.ts'
import type { Database, Trx } from '../tables.ts'
import { moveToTrash, type TrashRules } from '../trash/service.ts'
import { contactAcknowledgement, contactLead, contactNotice, messageReply } from './mails.ts'
import * as store from './store.ts'

export type MessagePorts = LeadPorts

/** Name in the activity log. */
export const noun = 'contact-messages'

const trashRules: TrashRules = {
  noun,
  table: 'messages',
  title: 'name',
  address: 'email',
  endOf: ({ created_at }) => addPeriod(new Date(String(created_at)), retention.contactMessages),
}

/**
 * Stores a contact message and enqueues its mail. Likely spam is held back without any mail, and
 * the response does not tell the sender (`docs/decisions/spam.md`). A repeat with the same
 * `idempotencyKey` stores nothing.
 */
export async function submitMessage(
  ports: MessagePorts,
  message: SubmittedMessage,
  idempotencyKey?: string,
  /** The assessment that the sender wants to talk through. */
  assessmentId: number | null = null,
): Promise<void> {
  const now = ports.clock.now()
  const { elapsed_ms: _, ...body } = message
  const { website: __, ...entries } = body
  const sign = findSpamSign(message)
  await ports.db.transaction().execute((trx) =>
    once(trx, { call: 'contact', key: idempotencyKey, body, now }, async () => {
      const id = await store.insertMessage(trx, {
        ...entries,
        held: sign === null ? 0 : 1,
        held_reason: sign,
        assessment_id: assessmentId,
        created_at: now.toISOString(),
      })
      if (sign === null) await enqueueMail(ports, trx, { id, email: entries.email }, now)
      return {}
    }),
  )
}

/** Enqueues notices to staff and the receiver of leads, and thanks to the sender. */
async function enqueueMail(
  ports: MessagePorts,
  trx: Trx,
  { id, email }: { id: number; email: string },
  now: Date,
) {
  const owed = { aboutId: id, payload: {}, now }
  await enqueueForForm(
    trx,
    [contactNotice, { ...owed, recipient: ports.staffEmail }],
    [contactAcknowledgement, { ...owed, recipient: email }],
    callOwed(ports, contactLead, id, now),
  )
}

/** Number of messages not handled, without those held back. */
export async function countOpenMessages(
  { db }: Pick<MessagePorts, 'db'>,
  actor: Actor,
): Promise<number> {
  requireRole(actor, 'reader')
  return store.countOpen(db)
}

export async function listMessages(
  { db, clock }: Pick<MessagePorts, 'db' | 'clock'>,
  actor: Actor,
  query: MessageQuery,
): Promise<Listed<ListedMessage>> {
  requireRole(actor, 'reader')
  const asker = { name: actor.name, today: formatIsoDay(clock.now()) }
  const { rows, total } = await store.listMessages(db, query, asker)
  const messages = rows.map(present)
  return { rows: query.beside ? await withNotes(db, messageKind, messages) : messages, total }
}

/** Contact messages as leads, which can be held back as spam, or released. */
export const messageKind: LeadKind<MessageRecord, MessageChange> = {
  noun,
  base: '/admin/contact-messages',
  tag: 'Messages',
  names: 'The contact message',
  table: 'messages',
  kind: 'message',
  by: 'message_id',
  mail: messageReply,
  async find(db, id) {
    const row = await store.findMessage(db, id)
    return row && present(row)
  },
  async change(ports, trx, message, { held }) {
    if (held === undefined || !(await store.setHeld(trx, message.id, held))) return []
    if (held) return ['held']
    // A release sends all mail, as for a new message; for a message held back by staff, that was
    // sent when it came, and only the webhook call may still wait.
    const now = ports.clock.now()
    if (message.held_reason !== 'staff') await enqueueMail(ports, trx, message, now)
    else
      await hurryMailAbout(
        trx,
        { kind: 'message', id: message.id },
        contactLead.kind,
        now.toISOString(),
      )
    return ['held']
  },
}

/** A page of the list with replies and notes, without possible assignees. */
export async function listConversations(
  ports: MessagePorts,
  actor: Actor,
  query: MessageQuery,
): Promise<Listed<ListedMessage & Pick<Conversation, 'replies' | 'notes'>>> {
  requireRole(actor, 'reader')
  const { rows, total } = await listMessages(ports, actor, query)
  const withConversation = async (message: ListedMessage) => ({
    ...message,
    ...(await listTalk(ports.db, messageKind, message.id)),
  })
  return { rows: await Promise.all(rows.map(withConversation)), total }
}

/** Messages that ask to talk an assessment through. */
export async function listMessagesAbout(
  trx: Database,
  assessmentId: number,
): Promise<MessageRecord[]> {
  return (await store.listMessagesAbout(trx, assessmentId)).map(present)
}

/** Returns how many were deleted; unknown ids are skipped. */
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

/** Restores a message from the trash; nothing can conflict with it. */
export async function restoreMessage(trx: Trx, archived: ArchivedRow): Promise<null> {
  await restore(trx, trashRules.table, archived)
  return null
}

function present({ held, ...row }: store.MessageRow): MessageRecord {
  return { ...row, held: held === 1, handled: row.handled_at !== null }
}
