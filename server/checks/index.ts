import type { Noun } from '../noun.ts'
import { checkRoutes } from './api.ts'
import { checkIfDue } from './service.ts'

export const checks = {
  routes: checkRoutes,
  jobs: [
    {
      run: checkIfDue,
      done: { says: 'Articles and links were looked over' },
      failed: 'Articles and links could not be looked over',
    },
  ],
} satisfies Noun
