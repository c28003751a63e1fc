import { retention } from '../../content/retention.ts'
import type { Noun } from '../noun.ts'
import { analyticsRoutes } from './api.ts'
import { deleteOldEvents } from './store.ts'

export const analytics = {
  routes: analyticsRoutes,
  retention: {
    analyticsEvents: (trx, { since }, limit) =>
      deleteOldEvents(trx, since(retention.analyticsEvents), limit),
  },
} satisfies Noun
