import {
  type ExpressionBuilder,
  type Generated,
  type Insertable,
  type Selectable,
  sql,
} from 'kysely'
import { searchWords } from '../../domain/list-query.ts'
import {
  type AboutKind,
  type MailCounts,
  type MailQuery,
  type MailRecord,
  type MailStatus,
  mailRecordSchema,
  revivable,
} from '../../domain/mail.ts'
import { chunksOf, isOnPostgres, listByChunks } from '../platform/db/database.ts'
import { countRows, isAs, isWithin, type Listed, listPage } from '../platform/db/list.ts'
import { findRow, isAny } from '../platform/db/rows.ts'
import { findListed } from '../platform/db/search.ts'
import type { Database, Tables, Trx } from '../tables.ts'

declare module '../tables.ts' {
  interface Tables {
    /** Mail queued, sent and given up. `payload` is JSON and emptied once it is not needed. */
    mail: {
      id: Generated<number>
      kind: string
      recipient: string
      payload: string
      /** The record that it is about, and with which it is erased; null if it is about nobody. */
      about_kind: AboutKind | null
      about_id: number | null
      message_id: string
      /** 0 for mail that somebody waits for, 1 for newsletter copies and calls. */
      priority: Generated<number>
      /** The newsletter issue it is a copy of: one for each address. */
      issue_id: Generated<number | null>
      status: Generated<MailStatus>
      attempts: Generated<number>
      /** When the first attempt failed, from which the days of trying are counted; null before. */
      failing_since: Generated<string | null>
      next_attempt_at: string
      /** Id of the worker that has leased it, until `leased_until`. */
      lease: Generated<string | null>
      leased_until: Generated<string | null>
      /** When it was sent, written to a file, given up or dropped. */
      ended_at: Generated<string | null>
      /** Why the last attempt failed, without the recipient's address. */
      last_error: Generated<string | null>
      /** 1: given up because the recipient's mail server refused it. */
      bounced: Generated<0 | 1>
      created_at: string
    }
  }
}

export type MailRow = Selectable<Tables['mail']>
export type NewMail = Insertable<Tables['mail']>

export async function insertMail(trx: Trx, mail: readonly NewMail[]): Promise<void> {
  for (const rows of chunksOf(mail)) await trx.insertInto('mail').values(rows).execute()
}

/**
 * Locks the mailbox until the transaction ends, since concurrent transactions would all count the
 * same mail. SQLite has one writer.
 */
export async function claimMailbox(trx: Trx, mailbox: string): Promise<void> {
  if (!isOnPostgres(trx)) return
  await sql`select pg_advisory_xact_lock(hashtextextended(${`mail to ${mailbox}`}, 0))`.execute(trx)
}

/** Counts mail of a kind to a mailbox since a time, at its address or at one with a `+tag`. */
export async function countSince(
  db: Database,
  { kind, mailbox, since }: { kind: string; mailbox: string; since: string },
): Promise<number> {
  const at = mailbox.lastIndexOf('@')
  const local = mailbox.slice(0, at)
  const tagged = `${literally(local)}+%${literally(mailbox.slice(at))}`
  return countRows(
    db
      .selectFrom('mail')
      .where((mail) =>
        mail.or([
          mail('recipient', '=', mailbox),
          mail.and([
            ...(isOnPostgres(db) ? [] : beginningWith(mail, `${local}+`)),
            sql<boolean>`recipient like ${tagged} escape '\\'`,
          ]),
        ]),
      )
      .where('kind', '=', kind)
      .where('created_at', '>', since)
      // Newsletter copies are most of the mail, and never of such a kind.
      .where('issue_id', 'is', null),
  )
}

/** A range of the index, which SQLite does not derive from a pattern. After "+" comes ",". */
function beginningWith(mail: ExpressionBuilder<Tables, 'mail'>, tag: string) {
  return [mail('recipient', '>=', tag), mail('recipient', '<', `${tag.slice(0, -1)},`)]
}

/** Escapes a text for use in a pattern. */
function literally(text: string): string {
  return text.replaceAll(/[\\%_]/g, '\\$&')
}

// Counts of all mail, or of the copies of a newsletter issue.

export function countFailed(db: Database): Promise<number> {
  return countRows(db.selectFrom('mail').where('status', '=', 'failed'))
}

/** How much mail is in each state, of one issue or of all. */
export async function countByStatus(db: Database, issueId?: number): Promise<MailCounts> {
  let query = db
    .selectFrom('mail')
    .select((mail) => ['status', mail.fn.countAll<number>().as('count')])
  if (issueId !== undefined) query = query.where('issue_id', '=', issueId)
  const counts = { pending: 0, held: 0, sent: 0, filed: 0, failed: 0, dropped: 0 }
  for (const { status, count } of await query.groupBy('status').execute()) {
    counts[status] = Number(count)
  }
  return counts
}

/** Copies of an issue that were given up because a mail server refused them. */
export function countBounced(db: Database, issueId: number): Promise<number> {
  const failed = db.selectFrom('mail').where('issue_id', '=', issueId)
  return countRows(failed.where('status', '=', 'failed').where('bounced', '=', 1))
}

/** The latest error of an issue's pending copies; null if none has failed. */
export async function findTrouble(db: Database, issueId: number): Promise<string | null> {
  const waiting = db
    .selectFrom('mail')
    .where('issue_id', '=', issueId)
    .where('status', '=', 'pending')
  const failing = waiting.where('failing_since', 'is not', null).orderBy('failing_since', 'desc')
  return (await failing.select('last_error').limit(1).executeTakeFirst())?.last_error ?? null
}

// What staff and operators see and do.

/** Without the payload: it may hold a secret, and staff need none of it. */
const columns = Object.keys(mailRecordSchema.shape) as (keyof MailRecord)[]

export const findMail = (db: Database, id: number): Promise<MailRecord | null> =>
  findRow(db, 'mail', id, columns)

/** The column that a search looks through. */
const searched = { table: 'mail', key: 'id', column: 'recipient', asTyped: true }

export async function listMail(db: Database, query: MailQuery): Promise<Listed<MailRecord>> {
  const { q = '', status, kind } = query
  const matching = db
    .selectFrom('mail')
    .where(isWithin('created_at', query))
    .where(isAs({ status, kind }))
    .where(await findListed(db, searched, searchWords(q)))
  return listPage(matching, query, (mail, direction) =>
    mail.select(columns).orderBy(query.sort.column, direction).orderBy('id', direction),
  )
}

/** When the oldest pending mail was queued. */
export async function findOldestPending(db: Database): Promise<string | null> {
  const { oldest } = await db
    .selectFrom('mail')
    .select((mail) => mail.fn.min('created_at').as('oldest'))
    .where('status', '=', 'pending')
    .executeTakeFirstOrThrow()
  return oldest ?? null
}

/** Whether any of these is addressed to a mailbox, and can be sent again. */
export function isAnyLetter(trx: Trx, ids: readonly number[]): Promise<boolean> {
  const again = trx.selectFrom('mail').where('id', 'in', ids).where('status', 'in', revivable)
  return isAny(again.where('recipient', 'like', '%@%'))
}

/** The issues of those copies among `ids` that can be sent again. */
export async function listIssuesOfRevivable(trx: Trx, ids: readonly number[]): Promise<number[]> {
  const rows = await trx
    .selectFrom('mail')
    .select('issue_id')
    .distinct()
    .where('id', 'in', ids)
    .where('status', 'in', revivable)
    .where('issue_id', 'is not', null)
    .$narrowType<{ issue_id: number }>()
    .execute()
  return rows.map(({ issue_id }) => issue_id)
}

const untried = (now: string) => ({
  status: 'pending' as const,
  attempts: 0,
  failing_since: null,
  next_attempt_at: now,
  ended_at: null,
  last_error: null,
})

/** Resets mail that nobody has received to untried; returns its ids. */
export async function reviveMail(trx: Trx, ids: readonly number[], now: string): Promise<number[]> {
  const revived = await trx
    .updateTable('mail')
    .set({ ...untried(now), bounced: 0 })
    .where('id', 'in', ids)
    .where('status', 'in', revivable)
    .returning('id')
    .execute()
  return revived.map(({ id }) => id)
}

/** Resets an issue's copies that were written to files; returns how many. */
export async function reviveFiledCopies(trx: Trx, issueId: number, now: string): Promise<number> {
  const { numUpdatedRows } = await trx
    .updateTable('mail')
    .set(untried(now))
    .where('issue_id', '=', issueId)
    .where('status', '=', 'filed')
    // A copy of a person who has been erased has no recipient any more.
    .where('about_id', 'is not', null)
    .executeTakeFirstOrThrow()
  return Number(numUpdatedRows)
}

/** Resets pending and failed mail of one kind about a record. */
export async function reviveMailAbout(
  trx: Trx,
  about: About,
  kind: string,
  now: string,
): Promise<void> {
  await trx
    .updateTable('mail')
    .set(untried(now))
    .where('about_kind', '=', about.kind)
    .where('about_id', '=', about.id)
    .where('kind', '=', kind)
    .where('status', 'in', ['pending', 'failed'])
    .execute()
}

export interface Waiting {
  kind: string
  status: 'pending' | 'held' | 'failed'
  count: number
  /** When the oldest of them was queued. */
  oldest: string
}

/** Counts pending, held and failed mail by kind and state; the rest, most mail, is not read. */
export async function listWaiting(db: Database): Promise<Waiting[]> {
  const rows = await db
    .selectFrom('mail')
    .select((mail) => ['kind', 'status', mail.fn.countAll<number>().as('count')])
    .select((mail) => mail.fn.min('created_at').as('oldest'))
    .where('status', 'in', ['pending', 'held', 'failed'])
    .groupBy(['kind', 'status'])
    .$narrowType<{ status: Waiting['status'] }>()
    .execute()
  return rows.map((row) => ({ ...row, count: Number(row.count) }))
}

// What became of mail about a record.

/** A record that mail is about. */
export interface About {
  kind: AboutKind
  id: number
}

export type MailState = Pick<MailRow, 'kind' | 'recipient' | 'status' | 'created_at' | 'ended_at'>

/** The states of mail of one kind about a record, without its content. */
export function listStates(db: Database, about: About, kind: string): Promise<MailState[]> {
  return db
    .selectFrom('mail')
    .select(['kind', 'recipient', 'status', 'created_at', 'ended_at'])
    .where('about_kind', '=', about.kind)
    .where('about_id', '=', about.id)
    .where('kind', '=', kind)
    .orderBy('id')
    .execute()
}

export type MailOutcome = Pick<
  MailRow,
  'id' | 'about_id' | 'status' | 'created_at' | 'ended_at' | 'last_error'
>

/** What became of mail about several records, oldest first. */
export async function listOutcomes(
  db: Database,
  kind: AboutKind,
  ids: readonly number[],
): Promise<MailOutcome[]> {
  return listByChunks(ids, (some) =>
    db
      .selectFrom('mail')
      .select(['id', 'about_id', 'status', 'created_at', 'ended_at', 'last_error'])
      .where('about_kind', '=', kind)
      .where('about_id', 'in', some)
      .orderBy('id'),
  )
}
