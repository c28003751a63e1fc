import type { Noun } from '../noun.ts'
import { checkRoutes } from './api.ts'
import { checkIfDue } from './service.ts'

export const checks = {
  tables: { check_findings: { none: 'what staff publish, and where it leads' } },
  routes: checkRoutes,
  jobs: [
    {
      run: checkIfDue,
      done: { says: 'Articles and links were checked' },
      failed: 'Articles and links could not be checked',
    },
  ],
} satisfies Noun
