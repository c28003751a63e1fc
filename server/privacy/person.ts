import { recordActivities } from '../activity/service.ts'
import { eraseMessages, listMessagesOf } from '../mail/service.ts'
import { listMessagesOf as listContactMessagesOf, removeMessages } from '../messages/service.ts'
import {
  createFingerprint,
  deleteSubscribers,
  listSubscribersOf,
  listSuppressedOf,
  suppressAddress,
} from '../newsletter/subscribers/sign-up.ts'
import type { Clock } from '../platform/clock.ts'
import { chunksOf } from '../platform/db/chunks.ts'
import {
  deleteAssessments,
  listAssessmentsOf,
  listLinksOf,
  listTextsOf,
} from '../quickscore/service.ts'
import type { Database, Trx } from '../tables.ts'
import type { ErasedTable, ExportedTable } from './holdings.ts'

/** Files of mail, where mail is written to files. */
export interface MailFiles {
  listAbout(address: string): Promise<string[]>
  remove(names: readonly string[]): Promise<void>
}

interface Ports {
  db: Database
  clock: Clock
  /** Where notices to staff go: not a person's address, whoever types it in. */
  staffEmail: string
  mailFiles: MailFiles
}

export type ErasedCounts = Record<ErasedTable | 'mail_files', number>

/** The name under which the record of who did what shows an erasure. */
const actor = { kind: 'admin', keyId: 'erase-command' } as const

type Found = Awaited<ReturnType<typeof findRows>>

/** Everything that is stored about an e-mail address, whatever its case: `holdings.ts` says where. */
export function createPersonalData({ db, clock, staffEmail, mailFiles }: Ports) {
  const isStaff = (address: string) => address === staffEmail.toLowerCase()

  /** One view of all tables, so that what belongs together is found together. */
  async function find(typed: string) {
    const address = typed.toLowerCase()
    const rows = await db.transaction().execute((trx) => findRows(trx, address, isStaff(address)))
    return { address, rows, mail_files: await mailFiles.listAbout(address) }
  }

  async function eraseRows(trx: Trx, address: string, fingerprint: string) {
    const now = clock.now()
    const rows = await findRows(trx, address, isStaff(address))
    await eraseMessages(trx, idsOf(rows.outbox), now.toISOString())
    for (const ids of chunksOf(idsOf(rows.quickscore_assessments))) {
      const gone = await deleteAssessments(trx, ids)
      const noun = 'quickscore-assessments'
      await recordActivities(trx, { actor, action: 'delete', noun, now }, gone)
    }
    for (const ids of chunksOf(idsOf(rows.inquiries))) {
      const gone = await removeMessages(trx, ids)
      const noun = 'contact-messages'
      await recordActivities(trx, { actor, action: 'delete', noun, now }, gone)
    }
    for (const ids of chunksOf(idsOf(rows.subscribers))) {
      const gone = await deleteSubscribers(trx, ids)
      const noun = 'newsletter-subscribers'
      await recordActivities(trx, { actor, action: 'delete', noun, now }, gone)
      await suppressAddress(trx, fingerprint, now)
    }
    return rows
  }

  return {
    /** How much there is in every table, before it is erased. */
    async countPerson(typed: string): Promise<ErasedCounts> {
      const { rows, mail_files } = await find(typed)
      return countRows(rows, mail_files)
    },

    /** All of it, with times in UTC; without what would open a door, such as tokens. */
    async exportPerson(typed: string) {
      const { address, rows, mail_files } = await find(typed)
      return {
        address,
        exported_at: clock.now().toISOString(),
        tables: presentRows(rows),
        mail_files,
      }
    },

    /**
     * Erases all of it at once; a letter that is just being handed over may still arrive. Copies of
     * the newsletter stay as numbers, and a subscriber's address as a fingerprint.
     */
    async erasePerson(typed: string): Promise<ErasedCounts> {
      const address = typed.toLowerCase()
      const fingerprint = (await createFingerprint(db))(address)
      const rows = await db.transaction().execute((trx) => eraseRows(trx, address, fingerprint))
      const files = await mailFiles.listAbout(address)
      await mailFiles.remove(files)
      return countRows(rows, files)
    },
  }
}

async function findRows(db: Database, address: string, isStaff: boolean) {
  const quickscore_assessments = await listAssessmentsOf(db, address)
  const inquiries = await listContactMessagesOf(db, address)
  const subscribers = await listSubscribersOf(db, address)
  return {
    quickscore_assessments,
    assessment_texts: await listTextsOf(db, address),
    result_links: await listLinksOf(db, address),
    inquiries,
    subscribers,
    outbox: await listMessagesOf(db, isStaff ? null : address, {
      assessment_id: idsOf(quickscore_assessments),
      inquiry_id: idsOf(inquiries),
      subscriber_id: idsOf(subscribers),
    }),
    suppressed_addresses: await listSuppressedOf(db, address),
  } satisfies Record<ExportedTable, object[]>
}

function countRows(rows: Found, mailFiles: string[]): ErasedCounts {
  const { suppressed_addresses: _, ...erased } = rows
  const counts = Object.entries(erased).map(([table, { length }]) => [table, length])
  return { ...Object.fromEntries(counts), mail_files: mailFiles.length } as ErasedCounts
}

/** JSON that is stored as text is shown as what it is. */
function presentRows(rows: Found): Record<ExportedTable, object[]> {
  return {
    ...rows,
    quickscore_assessments: rows.quickscore_assessments.map((row) => ({
      ...row,
      answers: JSON.parse(row.answers) as unknown,
      domain_scores: JSON.parse(row.domain_scores) as unknown,
    })),
    result_links: rows.result_links.map(({ token_hash: _, ...row }) => row),
    outbox: rows.outbox.map(({ lease: _, leased_until: __, ...row }) => ({
      ...row,
      payload: withoutToken(row.payload),
    })),
  }
}

function withoutToken(payload: string): object {
  const { token: _, ...rest } = JSON.parse(payload) as Record<string, unknown>
  return rest
}

const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id)
