/** Erasing mail, and keeping it no longer than needed. */
import { sql } from 'kysely'
import type { AboutKind } from '../../domain/mail.ts'
import { chunksOf, deleteChosen } from '../platform/db/database.ts'
import type { Database, Trx } from '../tables.ts'
import type { About, MailRow } from './store.ts'

/** Returns the Message-IDs of the deleted mail. */
export async function deleteMailAbout(trx: Trx, { kind, id }: About): Promise<string[]> {
  const gone = await trx
    .deleteFrom('mail')
    .where('about_kind', '=', kind)
    .where('about_id', '=', id)
    .returning('message_id')
    .execute()
  return gone.map(({ message_id }) => message_id)
}

export type AboutRecords = Record<AboutKind, readonly number[]>

/** Mail to `recipient` (in lower case; null for none), and all mail about the records. */
export async function listMailOf(
  db: Database,
  recipient: string | null,
  records: AboutRecords,
): Promise<MailRow[]> {
  const found = new Map<number, MailRow>()
  const take = (rows: MailRow[]) => {
    for (const row of rows) found.set(row.id, row)
  }
  const mail = db.selectFrom('mail').selectAll()
  if (recipient !== null) take(await mail.where(sql`lower(recipient)`, '=', recipient).execute())
  for (const [kind, ids] of Object.entries(records) as [AboutKind, readonly number[]][]) {
    for (const some of chunksOf(ids)) {
      take(await mail.where('about_kind', '=', kind).where('about_id', 'in', some).execute())
    }
  }
  return [...found.values()].sort((one, other) => one.id - other.id)
}

/**
 * Deletes mail, sent or not. A copy of a newsletter issue stays as a row without an address, so
 * that the issue's counts add up; a waiting copy becomes `dropped`.
 */
export async function eraseMail(trx: Trx, ids: readonly number[], now: string): Promise<void> {
  for (const some of chunksOf(ids)) {
    await trx.deleteFrom('mail').where('id', 'in', some).where('issue_id', 'is', null).execute()
    await trx
      .updateTable('mail')
      .set({ recipient: sql`'erased-' || id`, payload: '{}', last_error: null })
      .set({ about_kind: null, about_id: null })
      .set({ lease: null, leased_until: null, failing_since: null })
      .set({ status: sql`case when status in ('sent', 'filed') then status else 'dropped' end` })
      .set({ ended_at: sql`coalesce(ended_at, ${now})` })
      .where('id', 'in', some)
      .execute()
  }
}

/**
 * Deletes at most `limit` mails that ended before `before`; copies of a newsletter issue only if
 * the issue is settled.
 */
export async function deleteOldMail(
  trx: Trx,
  { before, settledIssues }: { before: string; settledIssues: readonly number[] },
  limit: number,
): Promise<number> {
  const old = trx
    .selectFrom('mail')
    .select('id')
    .where('status', 'in', ['sent', 'filed', 'failed', 'dropped'])
    .where('ended_at', '<', before)
    .where((is) => {
      const isNoCopy = is('issue_id', 'is', null)
      return settledIssues.length === 0
        ? isNoCopy
        : is.or([isNoCopy, is('issue_id', 'in', settledIssues)])
    })
    .limit(limit)
  return deleteChosen(trx, { table: 'mail' }, old)
}
