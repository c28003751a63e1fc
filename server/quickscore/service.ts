import { bankVersion, questionBank } from '../../content/quickscore/question-bank.ts'
import { type Actor, requireAdmin } from '../../domain/actor.ts'
import { notFound } from '../../domain/errors.ts'
import type { Page, Sort } from '../../domain/list-query.ts'
import type { AssessmentColumn } from '../../domain/quickscore/assessment-query.ts'
import { listQuestions } from '../../domain/quickscore/questions.ts'
import { type Score, scoreAnswers } from '../../domain/quickscore/scoring.ts'
import {
  assessmentsRanked,
  chartStart,
  completionWeeksShown,
  foldCompletions,
  foldWeeks,
  rankWeakest,
  type Statistics,
} from '../../domain/quickscore/statistics.ts'
import type { Submission, SubmissionResult } from '../../domain/quickscore/submission.ts'
import { recordActivities } from '../activity/service.ts'
import {
  type AnalyticsPorts,
  forwardEvent,
  listEventDays,
  recordEvent,
} from '../analytics/service.ts'
import { oweToStaff } from '../mail/service.ts'
import type { Clock } from '../platform/clock.ts'
import type { CountedEvent } from '../platform/collector.ts'
import { once } from '../platform/db/idempotency.ts'
import type { Database, Trx } from '../tables.ts'
import { createQuickscoreLetters } from './letters.ts'
import { createResultLinks, oweReport } from './result-links.ts'
import * as store from './store.ts'

export {
  deleteEndedLinks,
  deleteOldAssessments,
  listAssessmentsOf,
  listLinksOf,
  listTextsOf,
} from './keeping-store.ts'
export { deleteAssessments } from './store.ts'

/** The event that counts a completion. */
const COMPLETED = 'quickscore_completed'

/** Most rows of the public list (decisions, section C). */
const MOST_ANONYMOUS = 10_000

export interface Benchmark {
  /** Average overall score, rounded; 0 while there is none. */
  average: number
  total: number
  vendors: number
  buyers: number
}

interface Ports {
  db: Database
  clock: Clock
  collect?: AnalyticsPorts['collect']
  staffEmail: string
  /** What links in mail begin with. */
  origin: string
  /** Called after what visitors see has changed. */
  onChange(): Promise<void>
  /** Removes what was written to files of the mail with these ids. */
  removeMail(ids: readonly string[]): Promise<void>
}

export type QuickscoreService = ReturnType<typeof createQuickscoreService>

export function createQuickscoreService(ports: Ports) {
  const { db, clock, staffEmail, origin, onChange } = ports
  const resultLinks = createResultLinks(ports)

  /**
   * Scores and stores a submission; all that follows from it is owed in the same transaction.
   * A repeat with the same `idempotencyKey` gets the first answer and stores nothing.
   */
  async function submitAssessment(
    submission: Submission,
    idempotencyKey: string | undefined,
  ): Promise<SubmissionResult> {
    const now = clock.now()
    const questions = listQuestions(questionBank, submission.user_type)
    const score = scoreAnswers(questions, submission.answers)
    const completion = describeCompletion(submission, score, now)
    let isNew = false
    const result = await db.transaction().execute((trx) =>
      once(trx, { call: 'quickscore/submit', key: idempotencyKey, body: submission, now }, () => {
        isNew = true
        return storeSubmission(trx, submission, score, completion)
      }),
    )
    if (isNew) {
      forwardEvent(ports, completion)
      await onChange()
    }
    return result
  }

  async function storeSubmission(
    trx: Trx,
    submission: Submission,
    score: Score,
    completion: CountedEvent,
  ): Promise<SubmissionResult> {
    const now = completion.at
    const id = await store.insertAssessment(trx, {
      name: submission.name,
      email: submission.email,
      company: submission.company,
      user_type: submission.user_type,
      score: score.overallScore,
      band: score.band,
      answers: JSON.stringify(submission.answers),
      domain_scores: JSON.stringify(score.domainScores),
      bank_version: bankVersion,
      created_at: now.toISOString(),
    })
    await recordEvent(ports, trx, completion)
    await oweReport(trx, { id, email: submission.email }, now)
    const payload = { assessment_id: id }
    await oweToStaff(trx, { kind: 'quickscore-notice', recipient: staffEmail, payload, now })
    return {
      score: score.overallScore,
      band: score.band,
      domain_scores: score.domainScores,
      domain_flags: score.domainFlags,
      bank_version: bankVersion,
    }
  }

  async function readBenchmark(): Promise<Benchmark> {
    const { vendor, buyer } = await store.getTotals(db)
    const total = vendor.assessments + buyer.assessments
    const sum = vendor.scoreSum + buyer.scoreSum
    const average = total === 0 ? 0 : Math.round(sum / total)
    return { average, total, vendors: vendor.assessments, buyers: buyer.assessments }
  }

  async function removeAssessments(actor: Actor, ids: readonly number[]): Promise<number> {
    const noun = 'quickscore-assessments'
    const removed = await db.transaction().execute(async (trx) => {
      const gone = await store.deleteAssessments(trx, ids)
      await recordActivities(trx, { actor, action: 'delete', noun, now: clock.now() }, gone)
      return gone.length
    })
    if (removed > 0) await onChange()
    return removed
  }

  return {
    submitAssessment,
    readBenchmark,
    ...resultLinks,
    letters: createQuickscoreLetters({
      ...{ db, origin },
      findLinkExpiry: resultLinks.findLinkExpiry,
    }),

    /** What anybody may see: scores and types, in an order that reveals no time. */
    async listAnonymous() {
      const benchmark = await readBenchmark()
      return { rows: await store.listAnonymous(db, MOST_ANONYMOUS), benchmark }
    },

    async listAssessments(
      actor: Actor,
      filter: store.AssessmentFilter,
      sort: Sort<AssessmentColumn>,
      page: Page,
    ) {
      requireAdmin(actor)
      return store.listAssessments(db, filter, sort, page)
    },

    /** For the small charts of the admin area. */
    async readStatistics(actor: Actor): Promise<Statistics> {
      requireAdmin(actor)
      const now = clock.now()
      const days = await store.listDays(db, chartStart(now).toISOString())
      const completed = await listEventDays(ports, COMPLETED, chartStart(now, completionWeeksShown))
      const newest = await store.listNewestAnswers(db, assessmentsRanked)
      const assessments = newest.map(({ user_type, answers }) => ({
        userType: user_type,
        answers: JSON.parse(answers) as Submission['answers'],
      }))
      return {
        weeks: foldWeeks(days, now),
        completions: completed && foldCompletions(completed, now),
        weakest: rankWeakest(questionBank, assessments),
        based_on: assessments.length,
      }
    },

    /** Throws `not-found` for an id that names none. */
    async deleteAssessment(actor: Actor, id: number): Promise<void> {
      requireAdmin(actor)
      if ((await removeAssessments(actor, [id])) === 0) throw notFound('The assessment')
    },

    /** How many were deleted; ids that name nothing are passed over. */
    async deleteAssessments(actor: Actor, ids: readonly number[]): Promise<number> {
      requireAdmin(actor)
      return removeAssessments(actor, ids)
    },
  }
}

/** The completion event (specification, section 7): figures only, nothing that names anybody. */
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
