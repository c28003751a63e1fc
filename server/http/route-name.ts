import type { FastifyRequest } from 'fastify'

const pages = new WeakMap<FastifyRequest, string>()

/** All pages are behind one pattern of the router; the site map has one for each. */
export function namePage(request: FastifyRequest, route: string): void {
  pages.set(request, route)
}

/** By which logs and figures tell requests apart; never a path that somebody typed. */
export function routeOf(request: FastifyRequest): string | undefined {
  return pages.get(request) ?? request.routeOptions.url
}
