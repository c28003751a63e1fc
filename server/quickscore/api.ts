import type { FastifyInstance, FastifyRequest } from 'fastify'
import { invalid } from '../../domain/errors.ts'
import { pageOf, sortOf } from '../../domain/list-query.ts'
import { assessmentQuerySchema } from '../../domain/quickscore/assessment-query.ts'
import { submissionSchema } from '../../domain/quickscore/submission.ts'
import { selectionSchema } from '../../domain/write-body.ts'
import type { createGuard } from '../access/guard.ts'
import type { Limits } from '../http/limit-rules.ts'
import { limitAddress } from '../http/address.ts'
import { readIdempotencyKey } from '../http/idempotency-key.ts'
import { parse, parseId } from '../http/parse.ts'
import type { QuickscoreService } from './service.ts'
import type { AssessmentRow } from './store.ts'

const SUBMISSION_LIMIT = 64 * 1024

interface Ports {
  quickscore: QuickscoreService
  guard: ReturnType<typeof createGuard>
  limits: Limits
}

export function mountQuickscore(api: FastifyInstance, { quickscore, guard, limits }: Ports) {
  api.post(
    '/quickscore/submit',
    {
      bodyLimit: SUBMISSION_LIMIT,
      onRequest: (request) => limits.spend('quickscore', limitAddress(request.ip)),
    },
    async (request) => {
      const submission = parse(submissionSchema, request.body)
      const result = await quickscore.submitAssessment(
        submission,
        readIdempotencyKey(request.headers),
      )
      return { success: true, message: 'Your QuickScore results are ready.', data: result }
    },
  )

  api.get('/quickscore-assessments', { onRequest: guard.identify }, async (request, reply) => {
    reply.header('vary', 'x-admin-key')
    if (request.actor.kind === 'visitor') return listForVisitor(request, quickscore)
    const query = parse(assessmentQuerySchema, request.query)
    const page = pageOf(query)
    const sort = sortOf(query.sort, { column: 'created_at', descending: true } as const)
    const { rows, total } = await quickscore.listAssessments(request.actor, query, sort, page)
    const meta = { total, page: page.page, per_page: page.perPage }
    return { success: true, data: rows.map(presentAssessment), meta }
  })
}

async function listForVisitor(request: FastifyRequest, quickscore: QuickscoreService) {
  if (Object.keys(request.query as object).length > 0) {
    throw invalid('Without an admin key this list takes no query parameters.')
  }
  const { rows, benchmark } = await quickscore.listAnonymous()
  return { success: true, data: rows, meta: benchmark }
}

export function mountQuickscoreAdmin(admin: FastifyInstance, quickscore: QuickscoreService) {
  admin.delete<{ Params: { id: string } }>('/quickscore-assessments/:id', async (request) => {
    await quickscore.deleteAssessment(request.actor, parseId(request.params.id, 'The assessment'))
    return { success: true, message: 'QuickScore assessment deleted successfully' }
  })

  admin.post('/quickscore-assessments/delete', async (request) => {
    const { ids } = parse(selectionSchema, request.body)
    const deleted = await quickscore.deleteAssessments(request.actor, ids)
    const message = 'QuickScore assessments deleted successfully'
    return { success: true, message, data: { deleted } }
  })

  admin.post<{ Params: { id: string } }>(
    '/quickscore-assessments/:id/revoke-links',
    async (request) => {
      const id = parseId(request.params.id, 'The assessment')
      const revoked = await quickscore.revokeLinks(request.actor, id)
      return { success: true, message: 'Private links revoked', data: { revoked } }
    },
  )

  admin.get('/quickscore-stats', async (request) => {
    return { success: true, data: await quickscore.readStatistics(request.actor) }
  })
}

function presentAssessment(row: AssessmentRow) {
  return {
    ...row,
    answers: JSON.parse(row.answers) as Record<string, number>,
    domain_scores: JSON.parse(row.domain_scores) as Record<string, number>,
  }
}
