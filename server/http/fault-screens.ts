import type { FastifyReply, FastifyRequest } from 'fastify'
import { type AnyError, handleError, readError } from './errors.ts'
import { type PagePorts, renderFault } from './pages.ts'
import { answerOnce } from './send-page.ts'

/** Answers errors with the site's own screen where a person would see the answer. */
export function createErrorHandler(findPorts: () => PagePorts | null) {
  return async (error: AnyError, request: FastifyRequest, reply: FastifyReply) => {
    const ports = isSeen(request) ? findPorts() : null
    if (!ports) return handleError(error, request, reply)
    const { status, headers, envelope } = readError(error, request)
    const page = await renderFault(ports, { status, message: envelope.message }).catch(() => null)
    if (!page) return reply.code(status).headers(headers).send(envelope)
    const more = { ...page.headers, ...headers, 'cache-control': 'no-store' }
    return answerOnce(request, reply, { ...page, headers: more })
  }
}

/** A browser says so when it goes to an address; scripts and feed readers ask for something else. */
function isSeen({ headers, url }: FastifyRequest): boolean {
  return Boolean(headers.accept?.includes('text/html')) && !/^\/api(\/|$)/i.test(url)
}
