import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify'
import { sendFailure } from './errors.ts'

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE']

/**
 * Answers 405 with `Allow` where a route exists and the method does not. Call `close` after the
 * last route of the scope; the scope's own hooks (the guard among them) run first.
 */
export function watchMethods(scope: FastifyInstance) {
  const known = new Map<string, Set<string>>()
  scope.addHook('onRoute', ({ url, method }) => {
    const taken = known.get(url) ?? new Set()
    for (const name of [method].flat()) taken.add(name)
    known.set(url, taken)
  })
  return function close() {
    for (const [url, taken] of [...known]) {
      const others = methods.filter((name) => !taken.has(name)) as HTTPMethods[]
      if (others.length === 0) continue
      const path = url.slice(scope.prefix.length)
      const allow = [...taken].join(', ')
      scope.route({
        url: path,
        method: others,
        exposeHeadRoute: false,
        ...answerAtOnce((reply) => sendFailure(reply.header('allow', allow), 405)),
      })
    }
  }
}

/** Inside each scope, so that its guard decides before anybody learns what exists. */
export function answerUnknown(scope: FastifyInstance, prefix = '') {
  scope.route({
    url: `${prefix}/*`,
    method: methods as HTTPMethods[],
    exposeHeadRoute: false,
    ...answerAtOnce((reply) => sendFailure(reply, 404)),
  })
}

/** Without reading a body first, which could only fail in a way that misleads. */
function answerAtOnce(answer: (reply: FastifyReply) => FastifyReply) {
  return {
    onRequest: async (_request: FastifyRequest, reply: FastifyReply) => answer(reply),
    handler: (_request: FastifyRequest, reply: FastifyReply) => answer(reply),
  }
}
