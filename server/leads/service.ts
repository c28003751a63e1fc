/**
 * Leads: people who wrote to us or took QuickScore. Assignment, handling, replies by mail and notes
 * by staff. Each use case takes the kind of lead.
 */
import { type Actor, requireRole } from '../../domain/actor.ts'
import { conflict, invalid, notFound } from '../../domain/errors.ts'
import type {
  Contact,
  Conversation,
  HandlingChange,
  MessageReply,
  ReplyBody,
} from '../../domain/leads.ts'
import { compareNames } from '../../domain/wording.ts'
import { listWriterNames } from '../access/service.ts'
import { recordActivity } from '../activity/service.ts'
import type { MailDefinition } from '../mail/definitions.ts'
import { enqueueByHand, hasMailServer, listOutcomes, requireMailServer } from '../mail/service.ts'
import { type HandledTable, setHandled, setHandling } from '../platform/db/handling.ts'
import { once } from '../platform/db/idempotency.ts'
import { insertRow, updateRows } from '../platform/db/rows.ts'
import type { Ports } from '../ports.ts'
import type { Database, Trx } from '../tables.ts'
import * as store from './store.ts'

export { sayBegun } from '../mail/service.ts'
export { callOwed, writeLeadCall, writeReply } from './mails.ts'
export { findReplyTo } from './store.ts'

export type LeadPorts = Pick<Ports, 'db' | 'clock' | 'nouns' | 'staffEmail' | 'receiver' | 'config'>

/** Name of the receiver of leads, for the privacy policy; null without one. */
export const nameReceiver = ({ receiver }: Pick<LeadPorts, 'receiver'>) => receiver?.name ?? null

export interface Lead {
  id: number
  email: string
  assignee: string | null
  /** Whether it is held back as likely spam, to which nobody can reply. */
  held?: boolean
}

/** A list of leads, as its module defines it. */
export interface LeadKind<Found extends Lead, Change extends HandlingChange = HandlingChange> {
  /** Name in the activity log. */
  noun: string
  /** Base path of the routes; then their heading in the API document, and the noun of `:id`. */
  base: '/admin/contact-messages' | '/admin/quickscore-assessments'
  tag: string
  names: string
  table: HandledTable
  kind: Contact['kind']
  by: store.Talked['by']
  mail: Pick<MailDefinition<string, 'reply', object, never>, 'kind' | 'about' | 'payload'>
  find(db: Database, id: number): Promise<Found | null>
  /** Applies the other fields of a change; returns those that changed. */
  change?(ports: LeadPorts, trx: Trx, lead: Found, change: Change): Promise<string[]>
}

/** Throws `not-found`. */
export async function getLead<Found extends Lead>(
  { db, nouns }: Pick<LeadPorts, 'db' | 'nouns'>,
  actor: Actor,
  kind: LeadKind<Found, never>,
  id: number,
): Promise<Found & Conversation> {
  requireRole(actor, 'reader')
  return db.transaction().execute(async (trx) => {
    const lead = await find(trx, kind, id)
    return {
      ...lead,
      ...(await listTalk(trx, kind, id)),
      assignees: await listAssignees(trx, lead),
      contacts: await listContacts(trx, nouns, kind, lead),
    }
  })
}

/** Replies to a lead and notes on it. */
export async function listTalk(trx: Database, { by }: Pick<LeadKind<Lead>, 'by'>, id: number) {
  const notes = await store.listNotes(trx, by, [id])
  return {
    replies: await listReplies(trx, { by, id }),
    notes: notes.map(({ lead_id: _, ...note }) => note),
  }
}

/** Other records of the lead's address, the newest first. */
async function listContacts(
  trx: Database,
  nouns: Ports['nouns'],
  { kind }: Pick<LeadKind<Lead>, 'kind'>,
  { id, email }: Lead,
): Promise<Contact[]> {
  const contacts: Contact[] = []
  for (const noun of nouns) {
    contacts.push(...((await noun.leads?.listContacts(trx, email.toLowerCase())) ?? []))
  }
  return contacts
    .filter((one) => one.kind !== kind || one.id !== id)
    .toSorted((one, other) => other.created_at.localeCompare(one.created_at))
}

/** Adds the texts of notes to rows, for exports. */
export async function withNotes<Row extends { id: number }>(
  db: Database,
  { by }: Pick<LeadKind<Lead>, 'by'>,
  rows: readonly Row[],
): Promise<(Row & { note_texts: string[] })[]> {
  const ids = rows.map(({ id }) => id)
  const notes = await store.listNotes(db, by, ids)
  return rows.map((row) => ({
    ...row,
    note_texts: notes.flatMap(({ lead_id, text }) => (lead_id === row.id ? [text] : [])),
  }))
}

async function find<Found extends Lead>(
  trx: Database,
  { find, names }: LeadKind<Found, never>,
  id: number,
): Promise<Found> {
  const lead = await find(trx, id)
  if (!lead) throw notFound(names)
  return lead
}

/** Changes handling, assignee or due date of a lead. Throws `not-found`. */
export async function changeLead<Found extends Lead, Change extends HandlingChange>(
  ports: LeadPorts,
  actor: Actor,
  kind: LeadKind<Found, Change>,
  id: number,
  change: Change,
): Promise<Found & Conversation> {
  requireRole(actor, 'editor')
  await ports.db.transaction().execute(async (trx) => {
    await applyChange(ports, trx, kind, { actor, lead: await find(trx, kind, id), change })
  })
  // Read again even without a change: somebody else may have made the same one.
  return getLead(ports, actor, kind, id)
}

/** As `changeLead` for several, all or none; skips unknown ids. Returns how many changed. */
export async function changeLeads<Found extends Lead, Change extends HandlingChange>(
  ports: LeadPorts,
  actor: Actor,
  kind: LeadKind<Found, Change>,
  ids: readonly number[],
  change: Change,
): Promise<number> {
  requireRole(actor, 'editor')
  return ports.db.transaction().execute(async (trx) => {
    let changed = 0
    for (const id of ids) {
      const lead = await kind.find(trx, id)
      if (lead && (await applyChange(ports, trx, kind, { actor, lead, change }))) changed += 1
    }
    return changed
  })
}

/** Returns whether anything changed. */
async function applyChange<Found extends Lead, Change extends HandlingChange>(
  ports: LeadPorts,
  trx: Trx,
  { noun, table, ...kind }: LeadKind<Found, Change>,
  { actor, lead, change }: { actor: Actor; lead: Found; change: Change },
): Promise<boolean> {
  const { id } = lead
  const { handled, assignee, due_on } = change
  const now = ports.clock.now()
  const fields: string[] = []
  if (assignee && !(await listAssignees(trx, lead)).includes(assignee)) {
    throw invalid('Nobody of that name has a key that can write.', {
      assignee: 'Nobody of that name has a key that can write.',
    })
  }
  if (assignee !== undefined) {
    const isNew = await setHandling(trx, table, id, ['assignee', assignee || null])
    if (isNew) fields.push('assignee')
  }
  if (due_on !== undefined) {
    if (await setHandling(trx, table, id, ['due_on', due_on])) fields.push('due_on')
  }
  if (handled !== undefined) {
    const isNew = await setHandled(trx, table, { id, at: handled ? now.toISOString() : null })
    if (isNew) fields.push('handled')
  }
  fields.push(...((await kind.change?.(ports, trx, lead, change)) ?? []))
  if (fields.length === 0) return false
  await recordActivity(trx, { actor, action: 'update', noun, recordId: id, fields, now })
  return true
}

/** Possible assignees: names of keys that may write, and the current assignee. */
async function listAssignees(trx: Trx, { assignee }: Lead): Promise<string[]> {
  const names = new Set(await listWriterNames(trx))
  if (assignee !== null) names.add(assignee)
  return [...names].sort(compareNames)
}

async function listReplies(db: Database, talked: store.Talked): Promise<MessageReply[]> {
  const rows = await store.listReplies(db, talked)
  const ids = rows.map(({ id }) => id)
  const outcomes = new Map(
    (await listOutcomes(db, 'reply', ids)).map((mail) => [mail.about_id, mail]),
  )
  return rows.map(({ message_id: _, assessment_id: __, outcome, ended_at, ...reply }) => {
    const mail = outcomes.get(reply.id)
    return {
      ...reply,
      // Mail is deleted before its lead; its outcome is stored by then.
      status: mail?.status ?? outcome ?? 'dropped',
      ended_at: mail ? mail.ended_at : ended_at,
      last_error: mail?.last_error ?? null,
      mail_id: mail?.id ?? null,
    }
  })
}

/**
 * Stores a reply and enqueues its mail. A repeat with the same `idempotencyKey` sends nothing.
 * Throws `not-found`; `no_mail_server`; `held` for a lead held back as spam.
 */
export async function replyToLead<Found extends Lead>(
  ports: LeadPorts,
  actor: Actor,
  kind: LeadKind<Found, never>,
  { id, body, idempotencyKey }: { id: number; body: ReplyBody; idempotencyKey: string | undefined },
): Promise<Found & Conversation> {
  requireRole(actor, 'editor')
  const action = requireMailServer(ports, body.to_files)
  const now = ports.clock.now()
  const { noun, table, by, mail } = kind
  const asked = { call: `${mail.kind} ${id}`, key: idempotencyKey, body, now }
  await ports.db.transaction().execute((trx) =>
    once(trx, asked, async () => {
      const { email, held } = await find(trx, kind, id)
      if (held) throw conflict('held', 'Release this message to the inbox before you reply to it.')
      const { subject, text, handled } = body
      const at = now.toISOString()
      const reply = { [by]: id, key_id: actor.keyId, subject, text, created_at: at }
      const aboutId = await insertRow(trx, 'message_replies', reply)
      const recipient = email.toLowerCase()
      await enqueueByHand(trx, mail, { recipient, aboutId, payload: {}, now })
      const fields = ['replies']
      const isHandled = handled && hasMailServer(ports)
      if (isHandled && (await setHandled(trx, table, { id, at }))) fields.unshift('handled')
      await recordActivity(trx, { actor, action, noun, recordId: id, fields, now })
      return {}
    }),
  )
  return getLead(ports, actor, kind, id)
}

/** Throws `not-found`. */
export async function addNote<Found extends Lead>(
  ports: LeadPorts,
  actor: Actor,
  kind: LeadKind<Found, never>,
  { id, text }: { id: number; text: string },
): Promise<Found & Conversation> {
  requireRole(actor, 'editor')
  return changeNotes(ports, actor, kind, id, async (trx, now) => {
    await find(trx, kind, id)
    const created_at = now.toISOString()
    const note = { [kind.by]: id, key_id: actor.keyId, text, created_at }
    await insertRow(trx, 'message_notes', note)
  })
}

/** Throws `not-found`. */
export async function deleteNote<Found extends Lead>(
  ports: LeadPorts,
  actor: Actor,
  kind: LeadKind<Found, never>,
  { id, note }: { id: number; note: number },
): Promise<Found & Conversation> {
  requireRole(actor, 'editor')
  return changeNotes(ports, actor, kind, id, async (trx) => {
    if (!(await store.deleteNote(trx, { by: kind.by, id }, note))) throw notFound('The note')
  })
}

async function changeNotes<Found extends Lead>(
  ports: LeadPorts,
  actor: Actor,
  kind: LeadKind<Found, never>,
  recordId: number,
  change: (trx: Trx, now: Date) => Promise<void>,
): Promise<Found & Conversation> {
  const now = ports.clock.now()
  await ports.db.transaction().execute(async (trx) => {
    await change(trx, now)
    const activity = { actor, action: 'update', noun: kind.noun, recordId, now } as const
    await recordActivity(trx, { ...activity, fields: ['notes'] })
  })
  return getLead(ports, actor, kind, recordId)
}

/** Stores the outcomes of replies, before their mail is deleted. */
export async function keepReplyOutcomes({ db }: Pick<LeadPorts, 'db'>): Promise<void> {
  const ids = await store.listUnsettledReplies(db)
  for (const { about_id, status, ended_at } of await listOutcomes(db, 'reply', ids)) {
    if (about_id !== null && ended_at !== null) {
      await updateRows(db, 'message_replies', about_id, { outcome: status, ended_at })
    }
  }
}
