import type { FastifyInstance } from 'fastify'
import { activityListSchema, activityQueryOf, exportSchema } from '../../domain/activity.ts'
import { parse } from '../http/parse.ts'
import type { ActivityService } from './service.ts'

/** GET and POST /api/admin/activity: the record of who did what. Nothing changes a line of it. */
export function mountActivity(admin: FastifyInstance, activity: ActivityService) {
  admin.get('/activity', async (request) => {
    const query = activityQueryOf(parse(activityListSchema, request.query))
    const { rows, total } = await activity.listActivity(request.actor, query)
    const meta = { total, page: query.page, per_page: query.perPage }
    return { success: true, data: rows, meta }
  })

  admin.post('/activity', async (request, reply) => {
    await activity.recordExport(request.actor, parse(exportSchema, request.body))
    reply.code(201)
    return { success: true, message: 'The export was written down.' }
  })
}
