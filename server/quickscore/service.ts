import { createHmac } from 'node:crypto'
import { bankVersion, questionBank } from '../../content/en/quickscore/question-bank.ts'
import { type Actor, requireRole } from '../../domain/actor.ts'
import { keepOwn } from '../../domain/law/applicability-form.ts'
import type {
  AssessmentDetails,
  AssessmentQuery,
  AssessmentRecord,
  ListedAssessment,
} from '../../domain/quickscore/assessment.ts'
import { resultPath } from '../../domain/quickscore/result-link.ts'
import { type Score, scoreAnswers } from '../../domain/quickscore/scoring.ts'
import {
  assessmentsRanked,
  rankWeakest,
  type Statistics,
  summedSince,
} from '../../domain/quickscore/statistics.ts'
import type {
  Submission,
  SubmissionData,
  SubmissionResult,
} from '../../domain/quickscore/submission.ts'
import { formatIsoDay } from '../../domain/wording.ts'
import { recordActivities } from '../activity/service.ts'
import {
  type AnalyticsPorts,
  countEvents,
  forwardEvent,
  recordEvent,
} from '../analytics/service.ts'
import { callOwed, type LeadKind, withNotes } from '../leads/service.ts'
import { enqueueForForm } from '../mail/service.ts'
import { listMessagesAbout } from '../messages/service.ts'
import type { CountedEvent } from '../platform/collector.ts'
import { once } from '../platform/db/idempotency.ts'
import type { Listed } from '../platform/db/list.ts'
import { deleteRows } from '../platform/db/rows.ts'
import { getSecret } from '../platform/db/secrets.ts'
import type { Ports } from '../ports.ts'
import type { Trx } from '../tables.ts'
import { countAssessment } from './benchmark.ts'
import { lockBatch } from './benchmark-store.ts'
import { requireWording } from './consents.ts'
import { listConsents, storeConsent } from './consents-store.ts'
import { createLink, createToken, type DeletingPorts } from './links.ts'
import { findShown, findShownById, insertRetake, isSameMailbox } from './links-store.ts'
import { quickscoreLead, quickscoreNotice, quickscoreReply, quickscoreReport } from './mails.ts'
import * as store from './store.ts'
import { questionsOf } from './stored-report.ts'

export type { QuestionnaireCounts } from './board-brief.ts'
export { actBehindLink, createLink, createToken, endOfResult } from './links.ts'
export { findShown as findBehindLink, findShownById, hashToken, type Shown } from './links-store.ts'
export { sayPractices, writeDraft } from './starters.ts'
export { findAssessment, type StoredAssessment } from './store.ts'
export { ourLaw, questionsOf, reportOn, sayAnswer } from './stored-report.ts'

/** The event that counts a completion. */
const COMPLETED = 'quickscore_completed'

/** Name in the activity log. */
const noun = 'quickscore-assessments'

export type QuickscorePorts = AnalyticsPorts &
  DeletingPorts &
  Pick<Ports, 'staffEmail' | 'origin' | 'nouns' | 'receiver'>

/** Stored record from which a submission is made. */
export interface SubmissionSource {
  /** The id of the private link used for a retake. */
  begunFrom: number | null
  /** Runs in the transaction that stores the submission. */
  onStored(trx: Trx, assessmentId: number): Promise<void>
}

/**
 * Scores and stores a submission; its mail is enqueued in the same transaction. A repeat with the
 * same `idempotencyKey` gets the first response and stores nothing.
 */
export async function submitAssessment(
  ports: QuickscorePorts,
  submission: Submission,
  idempotencyKey: string | undefined,
  source?: SubmissionSource,
): Promise<SubmissionData> {
  requireWording(submission.law_consent)
  const now = ports.clock.now()
  const questions = questionsOf[submission.user_type]
  const score = scoreAnswers(questions, submission.answers)
  const completion = describeCompletion(submission, score, now)
  const tokenOf = await tokenMaker(ports, idempotencyKey)
  let token: string | null = null
  const data = await ports.db.transaction().execute(async (trx) => {
    const call = { call: 'quickscore/submit', key: idempotencyKey, body: submission, now }
    const { id, ...result } = await once(trx, call, () => {
      const makeToken = (id: number) => {
        token = tokenOf(id)
        return token
      }
      return storeSubmission(ports, trx, { submission, score, completion, makeToken, source })
    })
    const again = token === null && id !== undefined ? tokenOf(id) : null
    const isGood = again !== null && (await findShown(trx, again, now.toISOString())) !== null
    const link = isGood ? again : token
    return link === null ? result : { ...result, private_link: resultPath(link) }
  })
  if (token !== null) {
    forwardEvent(ports, completion)
    ports.onChange('benchmark')
  }
  return data
}

/** With a key the token is derived, so that a repeat gets the same link though none is stored. */
async function tokenMaker({ db }: Pick<Ports, 'db'>, key: string | undefined) {
  if (key === undefined) return createToken
  const secret = await getSecret(db, 'repeated-link-secret')
  return (assessmentId: number) =>
    createHmac('sha256', secret).update(`${assessmentId} ${key}`).digest('base64url')
}

/** The stored response of a submission; those of an earlier version have no id. */
interface Remembered extends SubmissionResult {
  id?: number
}

interface Scored {
  submission: Submission
  score: Score
  completion: CountedEvent
  /** Makes the token of the private link to the assessment with this id. */
  makeToken: (id: number) => string
  source: SubmissionSource | undefined
}

async function storeSubmission(
  ports: QuickscorePorts,
  trx: Trx,
  { submission, score, completion, makeToken, source }: Scored,
): Promise<Remembered> {
  const now = completion.at
  const result: SubmissionResult = {
    score: score.overallScore,
    band: score.band,
    domain_scores: score.domainScores,
    domain_flags: score.domainFlags,
    bank_version: bankVersion,
  }
  const { name, email, company, user_type } = submission
  const isWhole = score.breakdown.every(({ isScored }) => isScored)
  const batch = isWhole ? await lockBatch(trx) : null
  const id = await store.insertAssessment(trx, {
    name,
    email,
    company,
    user_type,
    score: result.score,
    band: result.band,
    answers: JSON.stringify(submission.answers),
    applicability: JSON.stringify(keepOwn(submission.applicability, user_type)),
    domain_scores: JSON.stringify(result.domain_scores),
    bank_version: bankVersion,
    created_at: now.toISOString(),
  })
  if (batch) await countAssessment(trx, batch, { id, email, now })
  await keepWishes(ports, trx, id, { ...submission, now: now.toISOString(), source })
  await source?.onStored(trx, id)
  const token = makeToken(id)
  await createLink(trx, { assessmentId: id, token, now })
  await enqueueForForm(
    trx,
    [quickscoreNotice, { recipient: ports.staffEmail, aboutId: id, payload: {}, now }],
    [quickscoreReport, { recipient: email, aboutId: id, payload: { token }, now }],
    callOwed(ports, quickscoreLead, id, now),
  )
  // Last, since all submissions of a day wait for its row.
  await recordEvent(ports, trx, completion)
  return { id, ...result }
}

interface Wishes extends Submission {
  now: string
  source: SubmissionSource | undefined
}

/**
 * Stores the link to the earlier result, and the consent to news. An earlier result that is gone,
 * or another role's, is left out without an error: the new answers must not be lost for that.
 */
async function keepWishes(
  { nouns }: Pick<QuickscorePorts, 'nouns'>,
  trx: Trx,
  assessmentId: number,
  wishes: Wishes,
): Promise<void> {
  const { law_consent, user_type, moves_register, email, now } = wishes
  const shown = await findTakenAgain(trx, wishes)
  if (shown?.assessment.user_type === user_type) {
    const { id: begun_from, assessment } = shown
    const { id: earlierId } = assessment
    await insertRetake(trx, { assessment_id: assessmentId, earlier_id: earlierId, begun_from })
    const retake = { earlierId, laterId: assessmentId, now }
    const moves = moves_register && isSameMailbox(assessment.email, email)
    if (moves) for (const noun of nouns) await noun.onRetaken?.(trx, retake)
  }
  if (law_consent !== undefined) {
    await storeConsent(trx, { assessmentId, wording: law_consent, now })
  }
}

/** The earlier result: by the source's private link, else by the submitted token. */
async function findTakenAgain(trx: Trx, { earlier, source, now }: Wishes) {
  if (source?.begunFrom != null) return findShownById(trx, source.begunFrom, now)
  return earlier === undefined ? null : findShown(trx, earlier, now)
}

/** The analytics event: figures only, no personal data. */
function describeCompletion(submission: Submission, score: Score, at: Date): CountedEvent {
  return {
    name: COMPLETED,
    properties: {
      overall_score: score.overallScore,
      na_count: score.notApplicable,
      user_type: submission.user_type,
      domain_scores: score.domainScores,
    },
    at,
  }
}

export async function listAssessments(
  { db, clock }: Pick<QuickscorePorts, 'db' | 'clock'>,
  actor: Actor,
  query: AssessmentQuery,
): Promise<Listed<ListedAssessment>> {
  requireRole(actor, 'reader')
  const asker = { name: actor.name, today: formatIsoDay(clock.now()) }
  const listed = await store.listAssessments(db, query, asker)
  if (!query.beside) return listed
  const rows = await withNotes(db, assessmentKind, listed.rows)
  const consents = await listConsents(
    db,
    rows.map(({ id }) => id),
  )
  const withConsent = rows.map((row) => ({
    ...row,
    consent_given_at: consents.get(row.id) ?? null,
  }))
  return { rows: withConsent, total: listed.total }
}

/** Assessments as leads, each with the messages that ask to talk it through. */
export const assessmentKind: LeadKind<AssessmentRecord & Pick<AssessmentDetails, 'requests'>> = {
  noun,
  base: '/admin/quickscore-assessments',
  tag: 'QuickScore',
  names: 'The assessment',
  table: 'quickscore_assessments',
  kind: 'assessment',
  by: 'assessment_id',
  mail: quickscoreReply,
  async find(db, id) {
    const assessment = await store.findAssessment(db, id)
    return assessment && { ...assessment, requests: await listMessagesAbout(db, id) }
  },
}

/** Number of assessments not handled yet. */
export async function countWaitingAssessments(
  { db }: Pick<QuickscorePorts, 'db'>,
  actor: Actor,
): Promise<number> {
  requireRole(actor, 'reader')
  return store.countWaiting(db)
}

/** Figures above the list of the admin area. */
export async function readStatistics(ports: QuickscorePorts, actor: Actor): Promise<Statistics> {
  requireRole(actor, 'reader')
  const { db, clock } = ports
  const since = summedSince(clock.now())
  const newest = await store.listNewestAnswers(db, assessmentsRanked)
  return {
    ...(await store.sumSince(db, since)),
    completed: await countEvents(ports, COMPLETED, since),
    weakest: rankWeakest(questionBank, newest),
    based_on: newest.length,
  }
}

/** Returns how many were deleted; unknown ids are skipped. */
export async function deleteAssessments(
  { db, clock, onChange }: QuickscorePorts,
  actor: Actor,
  ids: readonly number[],
): Promise<number> {
  requireRole(actor, 'owner')
  const removed = await db.transaction().execute(async (trx) => {
    const gone = await deleteRows(trx, 'quickscore_assessments', ids)
    await recordActivities(trx, { actor, action: 'delete', noun, now: clock.now() }, gone)
    return gone.length
  })
  if (removed > 0) onChange('benchmark')
  return removed
}
