import type { Noun } from '../../noun.ts'
import { templateRoutes } from './api.ts'

export const templates = { routes: templateRoutes } satisfies Noun
