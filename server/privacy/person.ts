import { listKeysNaming, removeKeys } from '../access/service.ts'
import { recordActivities } from '../activity/service.ts'
import { eraseMail, listMailOf } from '../mail/service.ts'
import { listMessagesOf, listNotesOf, listRepliesOf, removeMessages } from '../messages/service.ts'
import {
  createFingerprint,
  listSubscribersOf,
  listSuppressedOf,
  removeSubscribers,
  suppressAddress,
} from '../newsletter/subscribers/service.ts'
import type { Clock } from '../platform/clock.ts'
import { chunksOf } from '../platform/db/database.ts'
import {
  listAssessmentsOf,
  listConsentsOf,
  listLinksOf,
  listRetakesOf,
  listTextsOf,
  removeAssessments,
} from '../quickscore/service.ts'
import type { Database, Trx } from '../tables.ts'
import { eraseTrashed, listTrashOf, listTrashRowsOf } from '../trash/service.ts'
import type { ErasedTable, ExportedTable } from './holdings.ts'

// Everything that is stored about an e-mail address, in any case: `holdings.ts` says where.

export interface PersonPorts {
  db: Database
  clock: Clock
  /** Where notices to staff go: not a person's address, though anybody may have typed it in. */
  staffEmail: string
  /** Files of mail, where mail is written to files. */
  mailFolder: {
    listAbout(address: string): Promise<string[]>
    remove(names: readonly string[]): Promise<void>
  }
}

export type ErasedCounts = Record<ErasedTable | 'mail_files', number>

/** The name under which the record of who did what shows an erasure. */
const actor = { kind: 'admin', keyId: 'erase-command', role: 'owner', name: null } as const

type Found = Awaited<ReturnType<typeof findRows>>

/** How much there is in every table, before it is erased. */
export async function countPerson(ports: PersonPorts, typed: string): Promise<ErasedCounts> {
  const { rows, mail_files } = await findPerson(ports, typed)
  return countRows(rows, mail_files)
}

/** All of it, with times in UTC; without what would open a door, such as tokens. */
export async function exportPerson(ports: PersonPorts, typed: string) {
  const { address, rows, mail_files } = await findPerson(ports, typed)
  return {
    address,
    exported_at: ports.clock.now().toISOString(),
    tables: presentRows(rows),
    mail_files,
  }
}

/**
 * Erases all of it at once; a letter that is just being handed over may still arrive. Copies of the
 * newsletter stay as numbers, and a subscriber's address as a fingerprint.
 */
export async function erasePerson(ports: PersonPorts, typed: string): Promise<ErasedCounts> {
  const { db, mailFolder } = ports
  const address = typed.toLowerCase()
  const fingerprint = (await createFingerprint(db))(address)
  const rows = await db
    .transaction()
    .execute((trx) => eraseRows(ports, trx, { address, fingerprint }))
  const files = await mailFolder.listAbout(address)
  await mailFolder.remove(files)
  return countRows(rows, files)
}

/** One view of all tables, so that what belongs together is found together. */
async function findPerson(ports: PersonPorts, typed: string) {
  const address = typed.toLowerCase()
  const rows = await ports.db.transaction().execute((trx) => findRows(ports, trx, address))
  return { address, rows, mail_files: await ports.mailFolder.listAbout(address) }
}

async function findRows({ staffEmail }: PersonPorts, trx: Trx, address: string) {
  const isStaff = address === staffEmail.toLowerCase()
  const quickscore_assessments = await listAssessmentsOf(trx, address)
  const messages = await listMessagesOf(trx, address)
  const message_replies = await listRepliesOf(trx, address)
  const subscribers = await listSubscribersOf(trx, address)
  const trash = await listTrashOf(trx, address)
  return {
    quickscore_assessments,
    assessment_texts: await listTextsOf(trx, address),
    result_links: await listLinksOf(trx, address),
    retakes: await listRetakesOf(trx, address),
    law_consents: await listConsentsOf(trx, address),
    messages,
    message_replies,
    message_notes: await listNotesOf(trx, address),
    subscribers,
    trash,
    trash_rows: await listTrashRowsOf(trx, address),
    mail: await listMailOf(trx, isStaff ? null : address, {
      assessment: idsOf(quickscore_assessments),
      message: [...idsOf(messages), ...trash.map(({ record_id }) => record_id)],
      reply: idsOf(message_replies),
      subscriber: idsOf(subscribers),
    }),
    staff_keys: await listKeysNaming(trx, address),
    suppressed_addresses: await listSuppressedOf(trx, address),
  } satisfies Record<ExportedTable, object[]>
}

async function eraseRows(
  ports: PersonPorts,
  trx: Trx,
  { address, fingerprint }: { address: string; fingerprint: string },
): Promise<Found> {
  const now = ports.clock.now()
  const rows = await findRows(ports, trx, address)
  await eraseMail(trx, idsOf(rows.mail), now.toISOString())
  for (const ids of chunksOf(idsOf(rows.quickscore_assessments))) {
    const gone = await removeAssessments(trx, ids)
    const noun = 'quickscore-assessments'
    await recordActivities(trx, { actor, action: 'delete', noun, now }, gone)
  }
  // At once: who asks for it asks for this too.
  await eraseTrashed(trx, rows.trash)
  for (const ids of chunksOf(idsOf(rows.messages))) {
    const gone = await removeMessages(trx, ids)
    const noun = 'contact-messages'
    await recordActivities(trx, { actor, action: 'delete', noun, now }, gone)
  }
  for (const ids of chunksOf(idsOf(rows.subscribers))) {
    const gone = await removeSubscribers(trx, ids)
    const noun = 'newsletter-subscribers'
    await recordActivities(trx, { actor, action: 'delete', noun, now }, gone)
    await suppressAddress(trx, fingerprint, now)
  }
  if (rows.staff_keys.length > 0) {
    const gone = await removeKeys(trx, idsOf(rows.staff_keys))
    await recordActivities(trx, { actor, action: 'delete', noun: 'keys', now }, gone)
  }
  return rows
}

function countRows(rows: Found, mailFiles: string[]): ErasedCounts {
  return {
    quickscore_assessments: rows.quickscore_assessments.length,
    assessment_texts: rows.assessment_texts.length,
    result_links: rows.result_links.length,
    retakes: rows.retakes.length,
    law_consents: rows.law_consents.length,
    messages: rows.messages.length,
    message_replies: rows.message_replies.length,
    message_notes: rows.message_notes.length,
    subscribers: rows.subscribers.length,
    trash: rows.trash.length,
    trash_rows: rows.trash_rows.length,
    mail: rows.mail.length,
    staff_keys: rows.staff_keys.length,
    mail_files: mailFiles.length,
  }
}

/** JSON that is stored as text is shown as what it is. */
function presentRows(rows: Found): Record<ExportedTable, object[]> {
  return {
    ...rows,
    result_links: rows.result_links.map(({ token_hash: _, ...row }) => row),
    trash_rows: rows.trash_rows.map(({ content, ...row }) => ({
      ...row,
      content: JSON.parse(content),
    })),
    mail: rows.mail.map(({ lease: _, leased_until: __, ...row }) => ({
      ...row,
      payload: withoutToken(row.payload),
    })),
  }
}

/** Payloads of any kind: a token in one opens a result. */
function withoutToken(payload: string): object {
  const { token: _, ...rest } = JSON.parse(payload) as Record<string, unknown>
  return rest
}

const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id)
