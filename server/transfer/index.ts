import type { Noun } from '../noun.ts'
import { mountDownloads, transferRoutes } from './api.ts'

export const transfer = { routes: transferRoutes, mount: mountDownloads } satisfies Noun
