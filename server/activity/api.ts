import {
  activityListSchema,
  activityQueryOf,
  activitySchema,
  exportSchema,
} from '../../domain/activity.ts'
import { done, list, presentList } from '../http/answers.ts'
import { route } from '../http/route.ts'
import type { ActivityService } from './service.ts'

/** The record of who did what. Nothing changes a line of it. */
export const activityRoutes = (activity: ActivityService) => [
  route({
    method: 'GET',
    path: '/admin/activity',
    tag: 'Activity',
    summary: 'Who did what',
    query: activityListSchema,
    answers: { 200: list(activitySchema) },
    async handle({ actor, query }) {
      const wanted = activityQueryOf(query)
      return presentList(wanted, await activity.listActivity(actor, wanted))
    },
  }),

  route({
    method: 'POST',
    path: '/admin/activity',
    tag: 'Activity',
    summary: 'Write down a file that the browser made of a list',
    body: exportSchema,
    answers: { 201: done },
    async handle({ actor, body }) {
      await activity.recordExport(actor, body)
      return { success: true, message: 'The export was written down.' }
    },
  }),
]
