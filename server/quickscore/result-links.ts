import { createHash, randomBytes } from 'node:crypto'
import { questionBank } from '../../content/quickscore/question-bank.ts'
import { retention } from '../../content/retention.ts'
import { type Actor, requireAdmin } from '../../domain/actor.ts'
import { notFound } from '../../domain/errors.ts'
import { addPeriod } from '../../domain/periods.ts'
import { listQuestions } from '../../domain/quickscore/questions.ts'
import { restoreResult } from '../../domain/quickscore/report.ts'
import type { PrivateResult } from '../../domain/quickscore/result-link.ts'
import { recordActivity } from '../activity/service.ts'
import { forgetMessages, listStates, oweToTypedAddress } from '../mail/service.ts'
import type { Clock } from '../platform/clock.ts'
import type { Database, Trx } from '../tables.ts'
import { renderReport } from './report.ts'
import * as links from './result-links-store.ts'
import * as store from './store.ts'

const TOKEN_BYTES = 32
const REPORT = 'quickscore-report'

interface Ports {
  db: Database
  clock: Clock
  /** What links in the report begin with. */
  origin: string
  onChange(): Promise<void>
  /** Removes what was written to files of the mail with these ids. */
  removeMail(ids: readonly string[]): Promise<void>
}

/**
 * Owes a respondent the report, and with it the link to their result, of which only the hash is
 * kept (docs/decisions/result-links.md). A report that is not sent needs no link.
 */
export async function oweReport(
  trx: Trx,
  { id, email }: { id: number; email: string },
  now: Date,
): Promise<void> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  const payload = { assessment_id: id, token }
  if (!(await oweToTypedAddress(trx, { kind: REPORT, recipient: email, payload, now }))) return
  await links.insertLink(trx, {
    assessment_id: id,
    token_hash: hashOf(token),
    created_at: now.toISOString(),
    expires_at: addPeriod(now, retention.resultLinks).toISOString(),
  })
}

/**
 * What private links do. The token is the proof; whatever is no token of ours, has expired or was
 * revoked, takes the same path and finds nothing.
 */
export function createResultLinks({ db, clock, origin, onChange, removeMail }: Ports) {
  const now = () => clock.now().toISOString()
  const find = (token: string, within: Database = db) =>
    links.findShown(within, hashOf(token), now())

  return {
    /** Null where the link shows nothing, whyever. */
    async findResult(token: string): Promise<PrivateResult | null> {
      const shown = await find(token)
      return shown && presentResult(shown)
    },

    /** When the link of that token ends; null where it shows nothing. */
    async findLinkExpiry(token: string): Promise<string | null> {
      return (await find(token))?.expires_at ?? null
    },

    /** The report as a PDF, and the day that it is of; null where the link shows nothing. */
    async renderResult(token: string): Promise<{ pdf: Buffer; created_at: string } | null> {
      const shown = await find(token)
      if (!shown) return null
      const { assessment } = shown
      return { pdf: await renderReport(assessment, origin), created_at: assessment.created_at }
    },

    /** All that we hold about the assessment; null where the link shows nothing. */
    async exportResult(token: string) {
      const shown = await find(token)
      if (!shown) return null
      const { assessment } = shown
      return {
        exported_at: now(),
        assessment,
        search_text: await store.findSearchText(db, assessment.id),
        private_links: await links.listLinks(db, assessment.id),
        mail: await listStates(db, reportOf(assessment)),
      }
    },

    /**
     * Deletes the assessment with all that belongs to it; false where the link shows nothing, and
     * so proves nothing.
     */
    async deleteResult(token: string): Promise<boolean> {
      const mail = await db.transaction().execute(async (trx) => {
        const shown = await find(token, trx)
        return shown && erase(trx, shown.assessment)
      })
      if (!mail) return false
      await removeMail(mail)
      await onChange()
      return true
    },

    /** Afterwards the link shows nothing, whatever it was before. */
    async revokeLink(token: string): Promise<void> {
      await links.revokeLink(db, hashOf(token), now())
    },

    /** Answers with how many links to the assessment worked until now. Throws `not-found`. */
    async revokeLinks(actor: Actor, assessmentId: number): Promise<number> {
      requireAdmin(actor)
      return db.transaction().execute(async (trx) => {
        if (!(await store.findAssessment(trx, assessmentId))) throw notFound('The assessment')
        const revoked = await links.revokeLinksTo(trx, assessmentId, now())
        const noun = 'quickscore-assessments'
        const change = { actor, action: 'update', noun, now: clock.now() } as const
        const fields = ['private_link']
        if (revoked > 0) await recordActivity(trx, { ...change, recordId: assessmentId, fields })
        return revoked
      })
    },
  }
}

/**
 * Everything but the anonymous count; its links and its search text go with the assessment. Answers
 * with the ids of its mail.
 */
async function erase(trx: Trx, assessment: store.StoredAssessment): Promise<string[]> {
  await store.deleteAssessments(trx, [assessment.id])
  const reports = await forgetMessages(trx, reportOf(assessment))
  const notices = await forgetMessages(trx, noticeOf(assessment))
  return [...reports, ...notices]
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

type About = Pick<store.StoredAssessment, 'id' | 'email' | 'created_at'>

/** Once sent it no longer names the assessment, and is known by whom it went to and when. */
function reportOf({ email, created_at }: About) {
  return { kind: REPORT, recipient: email, created_at }
}

/** While it waits; a notice that was sent names nobody but our staff. */
function noticeOf({ id, created_at }: About) {
  const payload = JSON.stringify({ assessment_id: id })
  return { kind: 'quickscore-notice', payload, created_at }
}

function presentResult({ assessment, expires_at }: links.Shown): PrivateResult {
  const { company, user_type, answers, created_at } = assessment
  const result = restoreResult(listQuestions(questionBank, user_type), assessment)
  return { company, user_type, answers, result, created_at, expires_at }
}
