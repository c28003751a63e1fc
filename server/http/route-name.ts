import type { FastifyRequest } from 'fastify'

const pages = new WeakMap<FastifyRequest, string>()

/** Names a page's route: all pages share one router pattern, and the site map has one for each. */
export function namePage(request: FastifyRequest, route: string): void {
  pages.set(request, route)
}

/** The route under which logs and metrics file a request; never a path that somebody typed. */
export function routeOf(request: FastifyRequest): string | undefined {
  return pages.get(request) ?? request.routeOptions.url
}
