import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify'
import findMyWay from 'find-my-way'
import { sendFailure } from './errors.ts'

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE']

/** As React Router has it: what holds for a part of the site must not be missed by its capitals. */
export const routerOptions = { caseSensitive: false }

/** The addresses that have routes, each with its methods. */
export interface Addresses {
  /** Notes what comes to be in the scope; call it before its first route. */
  watch(scope: FastifyInstance): void
  /** Answers 405 with `Allow` where there are routes for other methods only; says whether it did. */
  refuseMethod(request: FastifyRequest, reply: FastifyReply): boolean
}

/**
 * They are in a router of their own: to give each address a route for every method that it refuses
 * was half of the time in which the server is put together.
 */
export function createAddresses(): Addresses {
  const noted = new Map<string, Set<string>>()
  const router = findMyWay(routerOptions)
  const note = ({ url, method }: { url: string; method: string | string[] }) => {
    const taken = noted.get(url) ?? new Set()
    for (const name of [method].flat()) taken.add(name)
    if (!noted.has(url)) router.on('GET', url, () => {}, taken)
    noted.set(url, taken)
  }
  return {
    watch: (scope) => void scope.addHook('onRoute', note),
    refuseMethod({ method, url }, reply) {
      const taken: Set<string> | undefined = router.find('GET', url)?.store
      if (!taken || taken.has(method)) return false
      sendFailure(reply.header('allow', [...taken].join(', ')), 405)
      return true
    },
  }
}

/** Inside each scope, so that its guard decides before anybody learns what exists. */
export function answerUnknown(scope: FastifyInstance, prefix: string, addresses: Addresses) {
  // Without reading a body first, which could only fail in a way that misleads.
  const answer = async (request: FastifyRequest, reply: FastifyReply) =>
    addresses.refuseMethod(request, reply) ? reply : sendFailure(reply, 404)
  scope.route({
    url: `${prefix}/*`,
    method: methods as HTTPMethods[],
    exposeHeadRoute: false,
    onRequest: answer,
    handler: answer,
  })
}
