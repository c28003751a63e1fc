import type { Noun } from '../noun.ts'
import { analyticsRoutes } from './api.ts'
import { deleteOldEvents } from './store.ts'

export const analytics = {
  tables: { analytics_events: { none: 'figures and page addresses without a person' } },
  routes: analyticsRoutes,
  retention: { analyticsEvents: deleteOldEvents },
} satisfies Noun
