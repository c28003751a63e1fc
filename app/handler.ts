/**
 * The seam: everything above it is Node, everything below it is React.
 * The server loads this file built (production) or through Vite (development).
 */

import * as build from 'virtual:react-router/server-build'
import { createRequestHandler, RouterContextProvider } from 'react-router'
import type { HandlePage } from '../server/http/pages.ts'
import type { Services } from '../server/services.ts'
import { requesterContext, servicesContext } from './services.ts'

export function createPageHandler(services: Services): HandlePage {
  const handle = createRequestHandler(build, import.meta.env.MODE)
  return (request, requester) => {
    const context = new RouterContextProvider()
    context.set(servicesContext, services)
    if (requester) context.set(requesterContext, requester)
    return handle(requester ? aimAtIndex(request) : request, context)
  }
}

/**
 * A plain form on Home posts to "/", which React Router takes for the layout around Home unless
 * the query says `index`. The other routes have no such twin.
 */
function aimAtIndex(request: Request): Request {
  const url = new URL(request.url)
  if (url.pathname !== '/' || url.searchParams.has('index')) return request
  url.searchParams.set('index', '')
  return new Request(url, request)
}
