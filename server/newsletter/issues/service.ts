import { type Actor, requireAdmin } from '../../../domain/actor.ts'
import { conflict, notFound } from '../../../domain/errors.ts'
import type { Page } from '../../../domain/list-query.ts'
import type {
  IssueCounts,
  IssuePreview,
  IssueRecord,
  IssueStatus,
} from '../../../domain/newsletter/issues.ts'
import type { PostRecord } from '../../../domain/posts/editing.ts'
import type { SafeHtml } from '../../../domain/posts/published.ts'
import { versionConflict } from '../../../domain/refusals.ts'
import { recordActivity } from '../../activity/service.ts'
import {
  countCopies,
  holdCopies,
  oweCopies,
  oweToTypedAddress,
  releaseCopies,
} from '../../mail/service.ts'
import type { Clock } from '../../platform/clock.ts'
import { runTransaction } from '../../platform/db/transactions.ts'
import { createPreview, getPreview } from '../../posts/published/service.ts'
import { getPost } from '../../posts/service.ts'
import type { Database, Trx } from '../../tables.ts'
import { countActive } from '../subscribers/store.ts'
import {
  composePreview,
  type IssueLetter,
  newsletterIssue,
  newsletterTest,
  writeIssue,
} from './letters.ts'
import * as store from './store.ts'

interface Ports {
  db: Database
  clock: Clock
  /** Of the public site; links in mail begin with it. */
  origin: string
}

const noun = 'newsletter-issues'

/**
 * Those that had been sent are on their way again; answers with the paused ones. Whoever counts the
 * copies of an issue to end it waits for its row until the transaction ends.
 */
export const reopenIssues = store.reopenIssues

/** Ids of the issues that ended before, and whose counts are written down. */
export const listSettledIssues = store.listSettledIssues

/** Sending posts to the newsletter's subscribers (`docs/decisions/newsletter-issues.md`). */
export function createIssues({ db, clock, origin }: Ports) {
  /** The post and its letter. Throws `not-found`; `not_public` for what no reader could open. */
  async function prepare(actor: Actor, postId: number) {
    const post = await getPost({ db }, actor, postId)
    if (!isPublic(post, clock.now().toISOString())) {
      throw conflict('not_public', 'Only a post that is public can be sent as a newsletter.')
    }
    const content = post.content as SafeHtml
    return { post, letter: writeIssue({ ...post, content }, origin) }
  }

  async function getIssue(from: Database, id: number): Promise<IssueRecord> {
    const row = await store.findIssue(from, id)
    if (!row) throw notFound('The newsletter issue')
    return present(from, row)
  }

  async function requireUnsent(trx: Trx, postId: number): Promise<void> {
    const sent = await store.findIssueOfPost(trx, postId)
    if (!sent) return
    const message = 'This post has been sent as a newsletter already.'
    throw conflict('already_sent', message, await present(trx, sent))
  }

  /** Writes down the issue and what is owed to each subscriber: all of it or nothing. */
  async function begin(trx: Trx, keyId: string, postId: number, letter: IssueLetter) {
    await requireUnsent(trx, postId)
    const subscribers = await store.listActiveAddresses(trx)
    if (subscribers.length === 0) {
      throw conflict('no_subscribers', 'There is no active subscriber to send it to.')
    }
    const now = clock.now()
    const issueId = await store.insertIssue(trx, {
      post_id: postId,
      subject: letter.subject,
      letter: JSON.stringify(letter),
      status: 'sending',
      recipient_count: subscribers.length,
      key_id: keyId,
      created_at: now.toISOString(),
    })
    const recipients = subscribers.map(({ id, email }) => ({
      address: email,
      aboutId: id,
    }))
    await oweCopies(trx, newsletterIssue, { issueId, recipients, now })
    return issueId
  }

  /** Turns a whole issue, its waiting copies included. Throws `not-found` and `code`. */
  async function turn(actor: Actor, id: number, { from, to, move, code, refusal, action }: Turn) {
    requireAdmin(actor)
    return db.transaction().execute(async (trx) => {
      const isTurned = await store.turnIssue(trx, id, { from, to })
      const before = await getIssue(trx, id)
      if (!isTurned || before.status === 'sent') throw conflict(code, refusal, before)
      await move(trx, id)
      await recordActivity(trx, { actor, action, noun, recordId: id, now: clock.now() })
      return getIssue(trx, id)
    })
  }

  async function closeIssue(trx: Trx, id: number): Promise<void> {
    // Its row first: whoever has a failed copy tried again waits for it.
    if (!(await store.claimOpenIssue(trx, id))) return
    const counts = await countCopies(trx, id)
    if (!hasEnded(counts)) return
    await store.endIssue(trx, id, {
      sent_count: counts.sent,
      failed_count: counts.failed,
      dropped_count: counts.dropped,
      ended_at: clock.now().toISOString(),
    })
  }

  return {
    /** What would be sent and to how many. Throws as `prepare`. */
    async previewIssue(actor: Actor, postId: number): Promise<IssuePreview> {
      requireAdmin(actor)
      const { post, letter } = await prepare(actor, postId)
      const { total } = await countActive(db, clock.now().toISOString())
      const sent = await store.findIssueOfPost(db, postId)
      const { url } = await createPreview({ db, clock }, actor, postId)
      return {
        subject: letter.subject,
        ...composePreview(letter, origin),
        frame_url: `/newsletter/preview/${url.split('/').at(-1)}`,
        recipients: total,
        version: post.version,
        issue: sent && (await present(db, sent)),
      }
    },

    /** The message as a document, for whoever holds the link of a preview. Throws `not-found`. */
    async getPreviewDocument(token: string): Promise<string> {
      const post = await getPreview({ db, clock }, token)
      return composePreview(writeIssue(post, origin), origin).html
    },

    /** Owes one test copy. Throws as `prepare`; `too_many_tests` after three a day. */
    async sendTest(actor: Actor, postId: number, email: string): Promise<void> {
      requireAdmin(actor)
      const { letter } = await prepare(actor, postId)
      const now = clock.now()
      await db.transaction().execute(async (trx) => {
        const owed = { recipient: email, aboutId: null, payload: { letter }, now }
        if (!(await oweToTypedAddress(trx, newsletterTest, owed))) {
          const refusal = 'This address has had three test messages in the last 24 hours.'
          throw conflict('too_many_tests', refusal)
        }
        const deed = { actor, action: 'test', noun: 'posts', recordId: postId, now } as const
        await recordActivity(trx, deed)
      })
    },

    /**
     * Sends a post, as it is now, to everybody who is active now. Throws as `prepare`;
     * `version_conflict` if it is no longer the version that was looked at; `already_sent`;
     * `no_subscribers`.
     */
    async sendPost(actor: Actor, postId: number, version?: number): Promise<IssueRecord> {
      requireAdmin(actor)
      const { post, letter } = await prepare(actor, postId)
      if (version !== undefined && version !== post.version) throw versionConflict(post)
      return runTransaction(db, async (trx) => {
        const recordId = await begin(trx, actor.keyId, postId, letter)
        await recordActivity(trx, { actor, action: 'send', noun, recordId, now: clock.now() })
        return getIssue(trx, recordId)
      })
    },

    async listIssues(actor: Actor, page: Page): Promise<{ rows: IssueRecord[]; total: number }> {
      requireAdmin(actor)
      const { rows, total } = await store.listIssues(db, page)
      return { rows: await Promise.all(rows.map((row) => present(db, row))), total }
    },

    /** Throws `not-found`. */
    async getIssue(actor: Actor, id: number): Promise<IssueRecord> {
      requireAdmin(actor)
      return getIssue(db, id)
    },

    /** Holds what has not gone out. Throws `not-found`; `not_sending`. */
    pauseIssue: (actor: Actor, id: number) => turn(actor, id, pausing),

    /** Lets what was held go on. Throws `not-found`; `not_paused`. */
    resumeIssue: (actor: Actor, id: number) => turn(actor, id, resuming),

    /**
     * Writes down that issues have ended whose copies all have, and how many ended how: the counts
     * must outlive the copies. For the worker and the daily job; does nothing twice.
     */
    async closeEndedIssues(): Promise<void> {
      for (const id of await store.listOpenIssueIds(db)) {
        if (!hasEnded(await countCopies(db, id))) continue
        await db.transaction().execute((trx) => closeIssue(trx, id))
      }
    },
  }
}

interface Turn {
  from: IssueStatus
  to: IssueStatus
  move: (trx: Trx, id: number) => Promise<void>
  code: string
  refusal: string
  action: 'pause' | 'resume'
}

const pausing: Turn = {
  ...{ from: 'sending', to: 'paused', action: 'pause', move: holdCopies },
  ...{ code: 'not_sending', refusal: 'Only an issue that is being sent can be paused.' },
}

const resuming: Turn = {
  ...{ from: 'paused', to: 'sending', action: 'resume', move: releaseCopies },
  ...{ code: 'not_paused', refusal: 'Only an issue that is paused can be resumed.' },
}

function isPublic({ status, published_at }: PostRecord, now: string): boolean {
  return status === 'published' && published_at !== null && published_at <= now
}

const hasEnded = ({ pending, held }: IssueCounts) => pending + held === 0

/**
 * The counts of an issue that has ended are those written down; its copies may be gone. One whose
 * last copy has just ended is sent, whether or not that has been written down.
 */
async function present(db: Database, row: store.IssueRow): Promise<IssueRecord> {
  const { recipient_count: total, sent_count, failed_count, dropped_count, ...rest } = row
  if (row.status !== 'sent') {
    const counts = await countCopies(db, row.id)
    return { ...rest, status: hasEnded(counts) ? 'sent' : row.status, total, counts }
  }
  const [sent, failed, dropped] = [sent_count ?? 0, failed_count ?? 0, dropped_count ?? 0]
  return { ...rest, total, counts: { pending: 0, held: 0, sent, failed, dropped } }
}
