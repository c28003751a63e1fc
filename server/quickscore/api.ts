import * as z from 'zod/mini'
import { invalid, notFound } from '../../domain/errors.ts'
import { applicabilitySchema } from '../../domain/law/applicability.ts'
import {
  anonymousAssessmentSchema,
  assessmentListSchema,
  assessmentRecordSchema,
  benchmarkSchema,
  submissionResultSchema,
} from '../../domain/quickscore/assessment.ts'
import { statisticsSchema } from '../../domain/quickscore/statistics.ts'
import { submissionSchema } from '../../domain/quickscore/submission.ts'
import { countSchema } from '../../domain/record.ts'
import { resource } from '../http/resource.ts'
import { list, presentList } from '../http/response-schemas.ts'
import { route } from '../http/route.ts'
import { revokeLinks, storeApplicability } from './links.ts'
import {
  assessmentKind,
  deleteAssessments,
  listAnonymous,
  listAssessments,
  type QuickscorePorts,
  readStatistics,
  submitAssessment,
} from './service.ts'

const SUBMISSION_LIMIT = 64 * 1024

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

const quickscore = resource('/quickscore', { tag: 'QuickScore' })

/** What anybody may ask; staff learn more from the list. */
const openRoutes = (ports: QuickscorePorts) => [
  quickscore.call('POST /submit', {
    summary: 'Submit an assessment; the server works out the score',
    limit: 'quickscore',
    isRepeatable: true,
    bodyLimit: SUBMISSION_LIMIT,
    body: submissionSchema,
    conflicts: ['idempotency_mismatch'],
    data: submissionResultSchema,
    message: 'Your QuickScore results are ready.',
    run: ({ body, idempotencyKey }) => submitAssessment(ports, body, idempotencyKey),
  }),
  quickscore.call('PUT /result/:token/applicability', {
    summary: 'Say where you hire and what your tools do, for the result of a private link',
    limit: 'result-link',
    body: applicabilitySchema,
    message: 'The report follows your answers. The score is the same.',
    async run({ params, body }) {
      const isStored = await storeApplicability(ports, params.token ?? '', body)
      if (!isStored) throw notFound('The result')
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
    async handle({ actor, query, request, reply }) {
      reply.header('vary', 'x-admin-key')
      if (actor.kind === 'visitor') {
        if (Object.keys(request.query as object).length > 0) {
          throw invalid('Without an admin key this list takes no query parameters.')
        }
        const { rows, benchmark } = await listAnonymous(ports)
        return { success: true, data: rows, meta: benchmark }
      }
      return presentList(query, await listAssessments(ports, actor, query))
    },
  }),
]

const { base, tag, names } = assessmentKind
const assessments = resource(base, { tag, names, writes: 'owner' })

const staffRoutes = (ports: QuickscorePorts) => [
  ...assessments.deletions({
    one: {
      summary: 'Delete an assessment',
      message: 'QuickScore assessment deleted successfully',
    },
    many: {
      summary: 'Delete the selected assessments',
      message: 'QuickScore assessments deleted successfully',
    },
    run: (actor, ids) => deleteAssessments(ports, actor, ids),
  }),
  assessments.call('POST /:id/revoke-links', {
    summary: 'End the private links to the result of an assessment; says how many still worked',
    data: z.strictObject({ revoked: countSchema }),
    message: 'Private links revoked',
    run: async ({ actor, id }) => ({ revoked: await revokeLinks(ports, actor, id) }),
  }),
  resource('/admin/quickscore-stats', { tag: 'QuickScore' }).call('GET /', {
    summary: 'Scores by week, and the weakest questions of the newest assessments',
    data: statisticsSchema,
    run: ({ actor }) => readStatistics(ports, actor),
  }),
]
