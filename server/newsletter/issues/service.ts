/** Sending posts to the newsletter's subscribers (`docs/decisions/newsletter-issues.md`). */
import { type Actor, requireRole, type Staff } from '../../../domain/actor.ts'
import { conflict, versionConflict } from '../../../domain/errors.ts'
import type { Page } from '../../../domain/list-query.ts'
import type { AboutKind } from '../../../domain/mail.ts'
import type { IssuePreview, IssueRecord, IssueWords } from '../../../domain/newsletter/issues.ts'
import { type PostRecord, stateOf } from '../../../domain/posts/editing.ts'
import type { SafeHtml } from '../../../domain/posts/published.ts'
import { recordActivity } from '../../activity/service.ts'
import {
  type Copies,
  deleteOldMail,
  enqueueCopies,
  enqueueToTypedAddress,
  requireMailServer,
} from '../../mail/service.ts'
import { fillPlaceholders } from '../../media/service.ts'
import type { Listed } from '../../platform/db/list.ts'
import { insertRow } from '../../platform/db/rows.ts'
import { runTransaction } from '../../platform/db/transactions.ts'
import type { Ports } from '../../ports.ts'
import { createPreview, getPreview } from '../../posts/read/service.ts'
import { getPost } from '../../posts/write/service.ts'
import type { Database, Trx } from '../../tables.ts'
import { countActive, listActiveAddresses } from '../subscribers/store.ts'
import {
  composePreview,
  type IssueMail,
  newsletterIssue,
  newsletterTest,
  writeIssue,
} from './mails.ts'
import { findPlanOf, removePlanOf } from './plan-store.ts'
import { presentIssue, readIssue } from './progress.ts'
import * as store from './store.ts'

export { sayBegun } from '../../mail/service.ts'
export { findMail, type IssueMail } from './mails.ts'
export { pauseIssue, readIssue, resumeIssue, sendFiledCopies } from './progress.ts'
export { reopenIssues } from './store.ts'

export type IssuePorts = Pick<Ports, 'db' | 'clock' | 'origin' | 'config'>

const noun = 'newsletter-issues'

/** The message and its number of recipients. Throws as `prepare`. */
export async function previewIssue(
  ports: IssuePorts,
  actor: Actor,
  postId: number,
  words: IssueWords,
): Promise<IssuePreview> {
  requireRole(actor, 'editor')
  const { db, clock, origin } = ports
  const { post, letter } = await prepare(ports, actor, postId, words)
  const { total } = await countActive(db, clock.now().toISOString())
  const sent = await store.findIssue(db, { post_id: postId })
  const { url } = await createPreview(ports, actor, postId)
  return {
    subject: letter.subject,
    is_shortened: letter.isShortened ?? false,
    ...composePreview(letter, origin),
    frame_url: frameUrlOf(url.split('/').at(-1) ?? '', words),
    recipients: total,
    version: post.version,
    is_public: isPublic(post, clock.now().toISOString()),
    issue: sent && (await presentIssue(db, sent)),
    plan: await findPlanOf(db, postId),
  }
}

function frameUrlOf(token: string, words: IssueWords): string {
  const path = `/newsletter/preview/${token}`
  return words.subject || words.opening ? `${path}?${new URLSearchParams(words)}` : path
}

/** The message as HTML, for the holder of a preview link. Throws `not-found`. */
export async function getPreviewDocument(
  ports: IssuePorts,
  token: string,
  words: IssueWords,
): Promise<string> {
  const post = await getPreview(ports, token)
  const content = await showDeleted(ports, post.content)
  return composePreview(writeIssue({ ...post, content }, words, ports.origin), ports.origin).html
}

interface Sending {
  version?: number | undefined
  to_files?: boolean | undefined
}

/** Enqueues a test copy. Throws as `prepare`; `no_mail_server`; `too_many_tests` above 3 a day. */
export async function sendTest(
  ports: IssuePorts,
  actor: Actor,
  postId: number,
  { email, to_files, ...words }: IssueWords & Sending & { email: string },
): Promise<void> {
  requireRole(actor, 'editor')
  requireMailServer(ports, to_files)
  const { letter } = await prepare(ports, actor, postId, words)
  const now = ports.clock.now()
  await ports.db.transaction().execute(async (trx) => {
    const owed = { recipient: email, aboutId: null, payload: { letter }, now }
    if (!(await enqueueToTypedAddress(trx, newsletterTest, owed))) {
      const refusal = 'This address has had three test messages in the last 24 hours.'
      throw conflict('too_many_tests', refusal)
    }
    await recordActivity(trx, { actor, action: 'test', noun: 'posts', recordId: postId, now })
  })
}

/**
 * Sends a post, as it is now, to all active subscribers. Throws as `prepare`; `not_public`;
 * `version_conflict` if the post is no longer at `version`; `already_sent`; `no_mail_server`;
 * `no_subscribers`.
 */
export async function sendPost(
  ports: IssuePorts,
  actor: Actor,
  postId: number,
  { version, to_files, ...words }: IssueWords & Sending,
): Promise<IssueRecord> {
  requireRole(actor, 'editor')
  const action = requireMailServer(ports, to_files)
  const { post, letter } = await prepare(ports, actor, postId, words)
  requirePublic(post, ports.clock.now().toISOString())
  if (version !== undefined && version !== post.version) throw versionConflict(post)
  return runTransaction(ports.db, async (trx) => {
    const now = ports.clock.now()
    // Sending now replaces a plan.
    await removePlanOf(trx, postId)
    const recordId = await beginIssue(trx, { keyId: actor.keyId, postId, letter, now })
    await recordActivity(trx, { actor, action, noun, recordId, now })
    return readIssue(trx, recordId)
  })
}

export async function listIssues(
  { db }: IssuePorts,
  actor: Actor,
  page: Page,
): Promise<Listed<IssueRecord>> {
  requireRole(actor, 'reader')
  const { rows, total } = await store.listIssues(db, page)
  return { rows: await Promise.all(rows.map((row) => presentIssue(db, row))), total }
}

/** Throws `not-found`. */
export async function getIssue({ db }: IssuePorts, actor: Actor, id: number): Promise<IssueRecord> {
  requireRole(actor, 'reader')
  return readIssue(db, id)
}

/** A post and its mail. Throws `not-found`. */
export async function prepare(
  { db, origin }: Pick<IssuePorts, 'db' | 'origin'>,
  actor: Staff,
  postId: number,
  words: IssueWords,
) {
  const post = await getPost({ db }, actor, postId)
  const content = await showDeleted({ db }, post.content)
  return { post, letter: writeIssue({ ...post, content }, words, origin) }
}

const showDeleted = async (ports: Pick<IssuePorts, 'db'>, content: string) =>
  (await fillPlaceholders(ports, content)) as SafeHtml

export const isPublic = (post: PostRecord, now: string) => stateOf(post, now) === 'published'

/** Throws `not_public`: the mail links to the article. */
export function requirePublic(post: PostRecord, now: string): void {
  if (isPublic(post, now)) return
  throw conflict('not_public', 'Only a post that is public can be sent as a newsletter.')
}

interface Beginning {
  keyId: string
  postId: number
  letter: IssueMail
  now: Date
}

/** Stores the issue and enqueues a copy for each active subscriber, in the caller's transaction. */
export async function beginIssue(
  trx: Trx,
  { keyId, postId, letter, now }: Beginning,
): Promise<number> {
  await requireUnsent(trx, postId)
  const subscribers = await listActiveAddresses(trx)
  if (subscribers.length === 0) {
    throw conflict('no_subscribers', 'There is no active subscriber to send it to.')
  }
  const recipients = subscribers.map(({ id, email }) => ({ address: email, aboutId: id }))
  const issue = { post_id: postId, letter, keyId, now }
  return storeIssue(trx, newsletterIssue, { issue, recipients })
}

interface NewIssue<About> {
  /** The issue of a post or of a law change. */
  issue: Pick<Beginning, 'letter' | 'keyId' | 'now'> & { post_id?: number; law_change?: string }
  recipients: Copies<About>['recipients']
}

/**
 * Stores an issue and its copies in the caller's transaction. Counting, pausing, resuming and
 * closing are the same for every kind of issue.
 */
export async function storeIssue<About extends AboutKind>(
  trx: Trx,
  kind: Parameters<typeof enqueueCopies<About>>[1],
  { issue: { letter, keyId, now, ...of }, recipients }: NewIssue<About>,
): Promise<number> {
  const issueId = await insertRow(trx, 'newsletter_issues', {
    ...of,
    subject: letter.subject,
    letter: JSON.stringify(letter),
    status: 'sending',
    recipient_count: recipients.length,
    key_id: keyId,
    created_at: now.toISOString(),
  })
  await enqueueCopies(trx, kind, { issueId, recipients, now })
  return issueId
}

/**
 * Deletes at most `limit` mails that ended before `before`. Copies of an issue stay until its last
 * one is that old: a retry of a failed copy counts them all again.
 */
export async function deleteOldSentMail(trx: Trx, before: string, limit: number): Promise<number> {
  const settledIssues = await store.listSettledIssues(trx, before)
  return deleteOldMail(trx, { before, settledIssues }, limit)
}

/** Issues on law changes, by the id of the change. */
export async function listLawIssues(db: Database): Promise<Map<string, IssueRecord>> {
  const rows = await store.listLawIssues(db)
  const issues = await Promise.all(rows.map((row) => presentIssue(db, row)))
  return new Map(issues.map((issue) => [issue.law_change ?? '', issue]))
}

export async function requireUnsent(trx: Trx, postId: number): Promise<void> {
  const sent = await store.findIssue(trx, { post_id: postId })
  if (!sent) return
  const message = 'This post has already been sent as a newsletter.'
  throw conflict('already_sent', message, await presentIssue(trx, sent))
}
