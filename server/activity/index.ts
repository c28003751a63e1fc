import { activityListSchema } from '../../domain/activity.ts'
import type { Noun } from '../noun.ts'
import { activityRoutes } from './api.ts'
import { listActivity } from './service.ts'

export const activity = {
  routes: activityRoutes,
  archive: [{ name: 'activity', query: activityListSchema, read: listActivity }],
} satisfies Noun
