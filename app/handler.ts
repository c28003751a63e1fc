/**
 * The seam: everything above it is Node, everything below it is React.
 * The server loads this file built (production) or through Vite (development).
 */

import * as build from 'virtual:react-router/server-build'
import { createRequestHandler, RouterContextProvider } from 'react-router'
import type { Services } from '../server/services.ts'
import { servicesContext } from './services.ts'

export type PageHandler = (request: Request) => Promise<Response>

export function createPageHandler(services: Services): PageHandler {
  const handle = createRequestHandler(build, import.meta.env.MODE)
  return (request) => {
    const context = new RouterContextProvider()
    context.set(servicesContext, services)
    return handle(request, context)
  }
}
