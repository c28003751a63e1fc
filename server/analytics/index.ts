import * as z from 'zod/mini'
import { pageEventSchema } from '../../domain/analytics.ts'
import { route } from '../http/route.ts'
import type { Noun } from '../noun.ts'
import { type AnalyticsPorts, countPageEvent } from './service.ts'
import { deleteOldEvents } from './store.ts'

const EVENT_LIMIT = 4 * 1024

/** Counts without personal data. */
const analyticsRoutes = (ports: AnalyticsPorts) => [
  route({
    method: 'POST',
    path: '/analytics/events',
    tag: 'Visitors',
    summary: 'Count an event of a page',
    limit: 'events',
    bodyLimit: EVENT_LIMIT,
    body: pageEventSchema,
    answers: { 200: z.strictObject({ success: z.literal(true) }) },
    async handle({ body }) {
      await countPageEvent(ports, body)
      return { success: true }
    },
  }),
]

export const analytics = {
  tables: { analytics_events: { none: 'figures and page addresses without a person' } },
  routes: analyticsRoutes,
  retention: { analyticsEvents: deleteOldEvents },
} satisfies Noun
