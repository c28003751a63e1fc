import {
  activityListSchema,
  activityQueryOf,
  activitySchema,
  exportSchema,
} from '../../domain/activity.ts'
import { done, list, presentList } from '../http/answers.ts'
import { route } from '../http/route.ts'
import { type ActivityPorts, listActivity, recordExport } from './service.ts'

/** The record of who did what. Nothing changes a line of it. */
export const activityRoutes = (ports: ActivityPorts) => [
  route({
    method: 'GET',
    path: '/admin/activity',
    needs: 'reader',
    tag: 'Activity',
    summary: 'Who did what',
    query: activityListSchema,
    answers: { 200: list(activitySchema) },
    async handle({ actor, query }) {
      const wanted = activityQueryOf(query)
      return presentList(wanted, await listActivity(ports, actor, wanted))
    },
  }),

  route({
    method: 'POST',
    path: '/admin/activity',
    needs: 'owner',
    tag: 'Activity',
    summary: 'Write down a file that the browser made of a list',
    body: exportSchema,
    answers: { 201: done },
    async handle({ actor, body }) {
      await recordExport(ports, actor, body)
      return { success: true, message: 'The export was written down.' }
    },
  }),
]
