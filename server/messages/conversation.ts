import { type Actor, requireRole } from '../../domain/actor.ts'
import { conflict, notFound } from '../../domain/errors.ts'
import type { MessageDetails, MessageReply, ReplyBody } from '../../domain/messages/conversation.ts'
import type { MessageQuery, MessageRecord } from '../../domain/messages/message.ts'
import { recordActivity } from '../activity/service.ts'
import { listOutcomes, oweByHand } from '../mail/service.ts'
import { once } from '../platform/db/idempotency.ts'
import type { Listed } from '../platform/db/list.ts'
import type { Database } from '../tables.ts'
import * as conversation from './conversation-store.ts'
import { messageReply } from './letters.ts'
import { getMessage, listAssignees, listMessages, type MessagePorts, noun } from './service.ts'
import * as store from './store.ts'

// What staff do about a message beside marking it: answers to its sender, and notes among us.

/** Throws `not-found`. */
export async function getMessageDetails(
  { db }: MessagePorts,
  actor: Actor,
  id: number,
): Promise<MessageDetails> {
  requireRole(actor, 'reader')
  return db.transaction().execute(async (trx) => {
    const message = await getMessage(trx, id)
    return {
      ...message,
      replies: await listReplies(trx, id),
      notes: await conversation.listNotes(trx, id),
      assignees: await listAssignees(trx, message),
    }
  })
}

/** The same of a page of the list, but for who could take them on. */
export async function listConversations(
  ports: MessagePorts,
  actor: Actor,
  query: MessageQuery,
): Promise<Listed<Omit<MessageDetails, 'assignees'>>> {
  requireRole(actor, 'reader')
  const { rows, total } = await listMessages(ports, actor, query)
  const withConversation = async ({ id }: MessageRecord) => {
    const { assignees: _, ...details } = await getMessageDetails(ports, actor, id)
    return details
  }
  return { rows: await Promise.all(rows.map(withConversation)), total }
}

async function listReplies(db: Database, messageId: number): Promise<MessageReply[]> {
  const rows = await conversation.listReplies(db, messageId)
  const ids = rows.map(({ id }) => id)
  const outcomes = new Map(
    (await listOutcomes(db, 'reply', ids)).map((mail) => [mail.about_id, mail]),
  )
  return rows.map(({ message_id: _, outcome, ended_at, ...reply }) => {
    const mail = outcomes.get(reply.id)
    return {
      ...reply,
      // Mail is deleted sooner than the message; how it ended was kept by then.
      status: mail?.status ?? outcome ?? 'dropped',
      ended_at: mail ? mail.ended_at : ended_at,
      last_error: mail?.last_error ?? null,
      mail_id: mail?.id ?? null,
    }
  })
}

/**
 * Writes an answer down, and the mail that takes it to the sender. A repeat with the same
 * `idempotencyKey` sends nothing. Throws `not-found`, and `held` for what was put aside as spam.
 */
export async function replyToMessage(
  ports: MessagePorts,
  actor: Actor,
  id: number,
  body: ReplyBody,
  idempotencyKey?: string,
): Promise<MessageDetails> {
  requireRole(actor, 'editor')
  const now = ports.clock.now()
  const asked = { call: `contact-reply ${id}`, key: idempotencyKey, body, now }
  await ports.db.transaction().execute((trx) =>
    once(trx, asked, async () => {
      const { email, held } = await getMessage(trx, id)
      if (held) throw conflict('held', 'Release this message to the inbox before you answer it.')
      const { subject, text, handled } = body
      const reply = { message_id: id, key_id: actor.keyId, subject, text }
      const at = now.toISOString()
      const aboutId = await conversation.insertReply(trx, { ...reply, created_at: at })
      const recipient = email.toLowerCase()
      await oweByHand(trx, messageReply, { recipient, aboutId, payload: {}, now })
      const fields = ['replies']
      if (handled && (await store.setHandled(trx, id, at))) fields.unshift('handled')
      await recordActivity(trx, { actor, action: 'send', noun, recordId: id, fields, now })
      return {}
    }),
  )
  return getMessageDetails(ports, actor, id)
}

/** Throws `not-found`. */
export async function addNote(
  ports: MessagePorts,
  actor: Actor,
  id: number,
  text: string,
): Promise<MessageDetails> {
  requireRole(actor, 'editor')
  const now = ports.clock.now()
  await ports.db.transaction().execute(async (trx) => {
    await getMessage(trx, id)
    const note = { message_id: id, key_id: actor.keyId, text, created_at: now.toISOString() }
    await conversation.insertNote(trx, note)
    const fields = ['notes']
    await recordActivity(trx, { actor, action: 'update', noun, recordId: id, fields, now })
  })
  return getMessageDetails(ports, actor, id)
}

/** Throws `not-found`. */
export async function deleteNote(
  ports: MessagePorts,
  actor: Actor,
  id: number,
  noteId: number,
): Promise<MessageDetails> {
  requireRole(actor, 'editor')
  const now = ports.clock.now()
  await ports.db.transaction().execute(async (trx) => {
    if (!(await conversation.deleteNote(trx, id, noteId))) throw notFound('The note')
    const fields = ['notes']
    await recordActivity(trx, { actor, action: 'update', noun, recordId: id, fields, now })
  })
  return getMessageDetails(ports, actor, id)
}
