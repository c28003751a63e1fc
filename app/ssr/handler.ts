/**
 * The seam between Node (the caller) and React (what it renders). The server loads this file from
 * the build (production) or through Vite (development).
 */

import * as build from 'virtual:react-router/server-build'
import { createRequestHandler, RouterContextProvider } from 'react-router'
import type { CacheTag } from '../../domain/cache-tags.ts'
import type { PageHandler } from '../../server/http/pages.ts'
import type { Inline } from '../../server/http/policy.ts'
import type { Services } from '../../server/services.ts'
import {
  faultContext,
  inlineContext,
  partialContext,
  prerenderedContext,
  requesterContext,
  servicesContext,
  watchUse,
} from './context.ts'
import { hashSource } from './document.tsx'
import { createPlaces } from './places.ts'
import { sheets } from './sheets.ts'

/** Hashes of all inline style sheets: every page allows them all. */
const styles = Object.values(sheets).map(hashSource)

export function createPageHandler(services: Services): PageHandler {
  const handle = createRequestHandler(build, import.meta.env.MODE)
  return {
    async handle(request, requester, fault) {
      const cacheTags = new Set<CacheTag>()
      const context = new RouterContextProvider()
      context.set(servicesContext, watchUse(services, cacheTags))
      const inline: Inline = { scripts: [], styles }
      context.set(inlineContext, inline)
      const prerendered = new Map<string, string>()
      // A `.data` response of the framework is no document: nothing inserts placeholders into it.
      if (!new URL(request.url).pathname.endsWith('.data'))
        context.set(prerenderedContext, prerendered)
      if (requester) context.set(requesterContext, requester)
      if (fault) context.set(faultContext, fault)
      const response = await handle(requester ? aimAtIndex(request) : request, context)
      if (context.get(partialContext)) response.headers.set('cache-control', 'no-store')
      return { response, cacheTags, inline, prerendered }
    },
    findPlace: createPlaces(build.routes as never, services),
  }
}

/**
 * A plain form on Home posts to "/", which React Router routes to the layout around Home unless the
 * query contains `index`. No other route shares its path with a layout.
 */
function aimAtIndex(request: Request): Request {
  const url = new URL(request.url)
  if (url.pathname !== '/' || url.searchParams.has('index')) return request
  url.searchParams.set('index', '')
  return new Request(url, request)
}
