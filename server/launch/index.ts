import type { Noun } from '../noun.ts'
import { launchRoutes } from './api.ts'
import { countOpenMusts } from './service.ts'

export const launch = {
  routes: launchRoutes,
  waiting: { launch: countOpenMusts },
} satisfies Noun
