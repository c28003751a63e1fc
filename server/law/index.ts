import type { Noun } from '../noun.ts'
import { mountLawFiles } from './api.ts'

export const law = {
  mount: (app, ports, { kept }) => mountLawFiles(app, ports, kept),
} satisfies Noun
