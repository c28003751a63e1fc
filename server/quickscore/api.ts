import * as z from 'zod/mini'
import { invalid, notFound } from '../../domain/errors.ts'
import { applicabilitySchema } from '../../domain/law/applicability.ts'
import {
  anonymousAssessmentSchema,
  assessmentListSchema,
  assessmentQueryOf,
  assessmentRecordSchema,
  benchmarkSchema,
  submissionResultSchema,
} from '../../domain/quickscore/assessment.ts'
import { statisticsSchema } from '../../domain/quickscore/statistics.ts'
import { submissionSchema } from '../../domain/quickscore/submission.ts'
import { countSchema } from '../../domain/record.ts'
import { selectionSchema } from '../../domain/write-body.ts'
import { deleted, done, doneWith, list, one, presentList } from '../http/answers.ts'
import { route } from '../http/route.ts'
import { revokeLinks, storeApplicability } from './links.ts'
import {
  deleteAssessment,
  deleteAssessments,
  listAnonymous,
  listAssessments,
  type QuickscorePorts,
  readStatistics,
  submitAssessment,
} from './service.ts'

const SUBMISSION_LIMIT = 64 * 1024

const names = 'The assessment'

/** What anybody may know of all assessments: scores without their time or owner. */
const anonymous = z.strictObject({
  success: z.literal(true),
  data: z.array(anonymousAssessmentSchema),
  meta: benchmarkSchema,
})

export const quickscoreRoutes = (ports: QuickscorePorts) => [
  ...openRoutes(ports),
  ...staffRoutes(ports),
]

/** What anybody may ask; staff learn more from the list. */
const openRoutes = (ports: QuickscorePorts) => [
  route({
    method: 'POST',
    path: '/quickscore/submit',
    tag: 'QuickScore',
    summary: 'Submit an assessment; the server works out the score',
    limit: 'quickscore',
    isRepeatable: true,
    bodyLimit: SUBMISSION_LIMIT,
    body: submissionSchema,
    answers: { 200: doneWith(submissionResultSchema) },
    conflicts: ['idempotency_mismatch'],
    async handle({ body, idempotencyKey }) {
      const data = await submitAssessment(ports, body, idempotencyKey)
      return { success: true, message: 'Your QuickScore results are ready.', data }
    },
  }),

  route({
    method: 'PUT',
    path: '/quickscore/result/:token/applicability',
    tag: 'QuickScore',
    summary: 'Say where you hire and what your tools do, for the result of a private link',
    limit: 'result-link',
    body: applicabilitySchema,
    answers: { 200: done },
    async handle({ params, body }) {
      const isStored = await storeApplicability(ports, params.token ?? '', body)
      if (!isStored) throw notFound('The result')
      return { success: true, message: 'The report follows your answers. The score is the same.' }
    },
  }),

  route({
    method: 'GET',
    path: '/quickscore-assessments',
    tag: 'QuickScore',
    summary: 'Scores and types for anybody; with the admin key, and only then filtered, everything',
    showsStaffMore: true,
    query: assessmentListSchema,
    answers: { 200: z.union([anonymous, list(assessmentRecordSchema)]) },
    async handle({ actor, query, reply }) {
      reply.header('vary', 'x-admin-key')
      if (actor.kind === 'visitor') {
        if (Object.keys(query).length > 0) {
          throw invalid('Without an admin key this list takes no query parameters.')
        }
        const { rows, benchmark } = await listAnonymous(ports)
        return { success: true, data: rows, meta: benchmark }
      }
      const wanted = assessmentQueryOf(query)
      return presentList(wanted, await listAssessments(ports, actor, wanted))
    },
  }),
]

const staffRoutes = (ports: QuickscorePorts) => [
  route({
    method: 'DELETE',
    path: '/admin/quickscore-assessments/:id',
    needs: 'owner',
    tag: 'QuickScore',
    summary: 'Delete an assessment',
    names,
    answers: { 200: done },
    async handle({ actor, id }) {
      await deleteAssessment(ports, actor, id)
      return { success: true, message: 'QuickScore assessment deleted successfully' }
    },
  }),

  route({
    method: 'POST',
    path: '/admin/quickscore-assessments/delete',
    needs: 'owner',
    tag: 'QuickScore',
    summary: 'Delete the selected assessments',
    body: selectionSchema,
    answers: { 200: deleted },
    async handle({ actor, body }) {
      const count = await deleteAssessments(ports, actor, body.ids)
      const message = 'QuickScore assessments deleted successfully'
      return { success: true, message, data: { deleted: count } }
    },
  }),

  route({
    method: 'POST',
    path: '/admin/quickscore-assessments/:id/revoke-links',
    needs: 'owner',
    tag: 'QuickScore',
    summary: 'End the private links to the result of an assessment; says how many still worked',
    names,
    answers: { 200: doneWith(z.strictObject({ revoked: countSchema })) },
    async handle({ actor, id }) {
      const revoked = await revokeLinks(ports, actor, id)
      return { success: true, message: 'Private links revoked', data: { revoked } }
    },
  }),

  route({
    method: 'GET',
    path: '/admin/quickscore-stats',
    needs: 'reader',
    tag: 'QuickScore',
    summary: 'Scores by week, and the weakest questions of the newest assessments',
    answers: { 200: one(statisticsSchema) },
    async handle({ actor }) {
      return { success: true, data: await readStatistics(ports, actor) }
    },
  }),
]
