import { activityCalls } from '../../domain/activity.ts'
import type { Noun } from '../noun.ts'
import { activityRoutes } from './api.ts'
import { listActivity } from './service.ts'

export const activity = {
  tables: { activity: { none: 'ids of keys and records, and names of fields' } },
  routes: activityRoutes,
  archive: [{ name: 'activity', query: activityCalls([]).query, read: listActivity }],
} satisfies Noun
