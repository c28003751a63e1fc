import type { FastifyInstance } from 'fastify'
import { pageEventSchema } from '../../domain/analytics.ts'
import type { Limits } from '../http/limit-rules.ts'
import { limitAddress } from '../http/address.ts'
import { parse } from '../http/parse.ts'
import type { Analytics } from './service.ts'

const EVENT_LIMIT = 4 * 1024

interface Ports {
  analytics: Analytics
  limits: Limits
}

/** POST /api/analytics/events: counts, with nothing in them that points at a person. */
export function mountAnalytics(api: FastifyInstance, { analytics, limits }: Ports) {
  api.post(
    '/analytics/events',
    {
      bodyLimit: EVENT_LIMIT,
      onRequest: (request) => limits.spend('events', limitAddress(request.ip)),
    },
    async (request) => {
      await analytics.countPageEvent(parse(pageEventSchema, request.body))
      return { success: true }
    },
  )
}
