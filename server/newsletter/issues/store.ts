import { type Generated, type Selectable, sql } from 'kysely'
import type { Page } from '../../../domain/list-query.ts'
import type { IssueStatus } from '../../../domain/newsletter/issues.ts'
import { isWithin, type Listed, listPage } from '../../platform/db/list.ts'
import { findRow, hasChanged } from '../../platform/db/rows.ts'
import type { Database, Tables, Trx } from '../../tables.ts'

declare module '../../tables.ts' {
  interface Tables {
    /** Issues on posts and law changes. The counts are null until all copies have ended. */
    newsletter_issues: {
      id: Generated<number>
      /** Null once the post has been deleted, and for a law change; a post is sent once. */
      post_id: number | null
      /** Id of the law change, which is sent once; null for a post. */
      law_change: Generated<string | null>
      subject: string
      /** JSON: the mail as it was when sending began, so that all copies are the same. */
      letter: string
      status: IssueStatus
      recipient_count: number
      sent_count: number | null
      filed_count: Generated<number | null>
      failed_count: number | null
      dropped_count: number | null
      bounced_count: Generated<number | null>
      /** Subscribers who unsubscribed by the link in a copy. */
      unsubscribed_count: Generated<number>
      key_id: string
      created_at: string
      ended_at: string | null
    }
  }
}

type IssueTable = Tables['newsletter_issues']

/** All columns but `letter`, which may be as long as an article. */
const columns = [
  'id',
  'post_id',
  'law_change',
  'subject',
  'status',
  'recipient_count',
  'sent_count',
  'filed_count',
  'failed_count',
  'dropped_count',
  'bounced_count',
  'unsubscribed_count',
  'key_id',
  'created_at',
  'ended_at',
] as const satisfies readonly (keyof IssueTable)[]

export type IssueRow = Omit<Selectable<IssueTable>, 'letter'>

export const findIssue = (db: Database, which: { id: number } | { post_id: number }) =>
  findRow(db, 'newsletter_issues', which, columns)

/** Issues of posts, newest first. */
export function listIssues(db: Database, page: Page): Promise<Listed<IssueRow>> {
  const ofPosts = db
    .selectFrom('newsletter_issues')
    .where('law_change', 'is', null)
    .where(isWithin('created_at', page))
  return listPage(ofPosts, page, (issues) =>
    issues.select(columns).orderBy('created_at', 'desc').orderBy('id', 'desc'),
  )
}

export function listLawIssues(db: Database): Promise<IssueRow[]> {
  const query = db.selectFrom('newsletter_issues').select(columns)
  return query.where('law_change', 'is not', null).execute()
}

export async function listOpenIssueIds(db: Database): Promise<number[]> {
  const rows = await db
    .selectFrom('newsletter_issues')
    .select('id')
    .where('status', '!=', 'sent')
    .execute()
  return rows.map(({ id }) => id)
}

/** Locks the row of an issue until this transaction ends; false if the issue has ended. */
export function claimOpenIssue(trx: Trx, id: number): Promise<boolean> {
  const touch = trx.updateTable('newsletter_issues').set({ status: sql`status` })
  return hasChanged(touch.where('id', '=', id).where('status', '!=', 'sent'))
}

/**
 * Sets sent issues back to sending; returns the ids of paused ones. The lock on their rows keeps
 * `closeIssue` from closing them until the transaction ends.
 */
export async function reopenIssues(trx: Trx, ids: readonly number[]): Promise<number[]> {
  const issues = await trx
    .updateTable('newsletter_issues')
    .set({ status: sql`case status when 'sent' then 'sending' else status end` })
    .set({ sent_count: null, filed_count: null, failed_count: null, dropped_count: null })
    .set({ bounced_count: null, ended_at: null })
    .where('id', 'in', ids)
    .returning(['id', 'status'])
    .execute()
  return issues.filter(({ status }) => status === 'paused').map(({ id }) => id)
}

/** Counts an unsubscription for the post's issue that began at this time. */
export async function addUnsubscribed(trx: Trx, begunAt: string): Promise<void> {
  await trx
    .updateTable('newsletter_issues')
    .set((issue) => ({ unsubscribed_count: issue('unsubscribed_count', '+', 1) }))
    .where((is) =>
      is(
        'id',
        '=',
        is
          .selectFrom('newsletter_issues')
          .select((issue) => issue.fn.max('id').as('id'))
          .where('created_at', '=', begunAt)
          .where('law_change', 'is', null),
      ),
    )
    .execute()
}

/** Ids of the issues closed before `before`. */
export async function listSettledIssues(db: Database, before: string): Promise<number[]> {
  const rows = await db
    .selectFrom('newsletter_issues')
    .select('id')
    .where('ended_at', '<', before)
    .execute()
  return rows.map(({ id }) => id)
}
