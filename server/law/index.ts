import type { Noun } from '../noun.ts'
import { mountLawFiles } from './api.ts'
import { listReviewedProvisions } from './service.ts'

export const law = {
  pages: { listReviewedProvisions },
  mount: (app, ports, { kept }) => mountLawFiles(app, ports, kept),
} satisfies Noun
