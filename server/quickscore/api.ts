import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { invalid, notFound } from '../../domain/errors.ts'
import { applicabilitySchema } from '../../domain/law/applicability.ts'
import { sendBodySchema } from '../../domain/mail.ts'
import { issueRecordSchema } from '../../domain/newsletter/issues.ts'
import {
  anonymousAssessmentSchema,
  assessmentListSchema,
  benchmarkSchema,
  listedAssessmentSchema,
  submissionResultSchema,
} from '../../domain/quickscore/assessment.ts'
import { lawReleasePreviewSchema, lawReleaseSchema } from '../../domain/quickscore/releases.ts'
import { statisticsSchema } from '../../domain/quickscore/statistics.ts'
import { submissionSchema } from '../../domain/quickscore/submission.ts'
import { countSchema } from '../../domain/record.ts'
import { attach } from '../http/file-headers.ts'
import { sendMailPreview } from '../http/policy.ts'
import { list, presentList, resource } from '../http/resource.ts'
import { route } from '../http/route.ts'
import { sendMade } from '../http/send-page.ts'
import type { Means } from '../noun.ts'
import type { Ports } from '../ports.ts'
import { listAnonymous } from './benchmark.ts'
import { editionFiles, listEditions } from './editions.ts'
import { type RenderPorts, revokeLinks, storeApplicability } from './links.ts'
import {
  getReleaseDocument,
  getReleasePreview,
  listReleases,
  type ReleasePorts,
  sayBegun,
  sendRelease,
} from './releases.ts'
import { renderSpecimen } from './report.ts'
import {
  assessmentKind,
  deleteAssessments,
  listAssessments,
  type QuickscorePorts,
  readStatistics,
  submitAssessment,
} from './service.ts'

const SUBMISSION_LIMIT = 64 * 1024

/** Public response: scores without time or owner; empty below ten organisations. */
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

/** Public routes; staff get more from the list. */
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
    summary:
      'For anybody scores and types, one of each organisation, ten organisations at a time: none before the first ten, while `meta` has `average` null and counts those so far. With the admin key, and only then filtered, every assessment',
    showsStaffMore: true,
    query: assessmentListSchema,
    answers: { 200: z.union([anonymous, list(listedAssessmentSchema)]) },
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
    one: { summary: 'Delete an assessment', message: 'QuickScore assessment deleted successfully' },
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
    summary: 'Sums of the last twelve weeks, and the weakest questions of the newest assessments',
    data: statisticsSchema,
    run: ({ actor }) => readStatistics(ports, actor),
  }),
]

/** Serves the editions of "State of hiring AI" as CSV file and feed. */
export function mountEditions(app: FastifyInstance, ports: Ports, { pageCache }: Means) {
  for (const { path: key, write, ...file } of editionFiles) {
    const make = async () => write(await listEditions(ports), ports.origin)
    const made = { ...file, make, cacheTags: ['benchmark'] as const }
    app.get(key, (request, reply) => sendMade(request, reply, { pageCache, key }, made))
  }
}

const changes = resource('/admin/law-changes', { tag: 'QuickScore' })

/** News of law changes to respondents; its progress is read as that of any newsletter issue. */
export const releaseRoutes = (ports: ReleasePorts) => [
  changes.call('GET /', {
    summary:
      'Changes in the law: how many who asked to be told each one touches, and whether it was sent',
    data: z.array(lawReleaseSchema),
    run: ({ actor }) => listReleases(ports, actor),
  }),
  changes.call('GET /:change', {
    summary:
      'The message that respondents would get about a change in the law, and how many they are',
    data: lawReleasePreviewSchema,
    run: ({ actor, params }) => getReleasePreview(ports, actor, params.change ?? ''),
  }),
  changes.call('POST /:change/send', {
    summary:
      'Tell every respondent that it touches and who asked for it, once; without a mail server only where `to_files` asks for files',
    body: sendBodySchema,
    conflicts: ['no_mail_server', 'already_sent', 'no_recipients'],
    status: 201,
    data: issueRecordSchema,
    message: sayBegun(ports, 'The news is being sent.'),
    run: ({ actor, params, body }) => sendRelease(ports, actor, params.change ?? '', body.to_files),
  }),
]

/** GET /quickscore/law-news/preview/{change}: the message for the frame of the admin area. */
export function mountReleasePreview(app: FastifyInstance, ports: ReleasePorts) {
  app.get<{ Params: { change: string } }>(
    '/quickscore/law-news/preview/:change',
    async (request, reply) =>
      sendMailPreview(reply, getReleaseDocument(ports, request.params.change)),
  )
}

/** The report of the specimen page. It never changes, so it is rendered once and kept in memory. */
export function mountSpecimen(scope: FastifyInstance, ports: RenderPorts): void {
  let drawn: Promise<Buffer> | undefined
  scope.get('/quickscore/specimen/report.pdf', async (_request, reply) => {
    drawn ??= renderSpecimen(ports)
    // After a failure the next request tries again.
    drawn.catch(() => {
      drawn = undefined
    })
    reply.header('cache-control', 'public, max-age=3600')
    return attach(reply, 'quickscore-specimen.pdf').send(await drawn)
  })
}
