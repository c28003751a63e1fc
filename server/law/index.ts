import type { Noun } from '../noun.ts'
import { mountLawFiles } from './api.ts'
import { listReviewedProvisions } from './service.ts'

export const law = {
  pages: { listReviewedProvisions },
  mount: (app, ports, { pageCache }) => mountLawFiles(app, ports, pageCache),
} satisfies Noun
