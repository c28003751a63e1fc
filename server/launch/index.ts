import type { Noun } from '../noun.ts'
import { launchRoutes, mountSecurityContact } from './api.ts'
import { countOpenMusts } from './service.ts'

export const launch = {
  routes: launchRoutes,
  mount: mountSecurityContact,
  waiting: { launch: countOpenMusts },
} satisfies Noun
