import { STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import type {
  FastifyError,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  HTTPMethods,
} from 'fastify'
import findMyWay from 'find-my-way'
import { DomainError, type ErrorKind, isUnavailable, reasonOf } from '../../domain/errors.ts'

/** The one place where a kind of error becomes an HTTP status. */
const statusOf: Record<ErrorKind, number> = {
  invalid: 400,
  unauthorised: 401,
  forbidden: 403,
  'not-found': 404,
  conflict: 409,
  'too-large': 413,
  unsupported: 415,
  'too-many': 429,
  'too-busy': 503,
  unavailable: 503,
}

const plainMessages: Record<number, string> = {
  400: 'The request could not be read.',
  404: 'There is nothing at this address.',
  405: 'This address does not accept that method.',
  408: 'The request took too long to arrive.',
  413: 'The request is too large.',
  414: 'The address is too long.',
  415: 'This content type cannot be read here.',
  417: 'Nothing but 100-continue can be expected here.',
  431: 'The headers of the request are too large.',
}

export type AnyError = FastifyError | DomainError

/** Answers every error with the envelope, uncached: what is missing now may exist later. */
export function handleError(error: AnyError, request: FastifyRequest, reply: FastifyReply) {
  const { status, headers, envelope } = readError(error, request)
  return reply.code(status).headers(headers).header('cache-control', 'no-store').send(envelope)
}

/** Status, headers and envelope of an error. Faults of the server are logged, not explained. */
export function readError(error: AnyError, request: FastifyRequest) {
  if (isUnavailable(error)) request.log.error({ err: reasonOf(error) }, 'Out of reach')
  if (error instanceof DomainError) return readDomainError(error)
  const status = error.statusCode ?? 500
  if (status >= 400 && status < 500) return { status, headers: {}, envelope: failure(status) }
  request.log.error({ err: error }, 'A request failed')
  const message = 'Something went wrong on our side. Please try again later.'
  return { status: 500, headers: {}, envelope: { success: false as const, message } }
}

/**
 * A method is refused before the server knows what the address shows: it may be private, so a 405
 * carries the headers of private addresses.
 */
const privateHeaders = { 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex, nofollow' }

/** An error to throw that says no more than its status; the error handler chooses JSON or HTML. */
export function refusal(reply: FastifyReply, statusCode: number) {
  if (statusCode === 405) reply.headers(privateHeaders)
  return Object.assign(new Error(plainMessages[statusCode]), { statusCode })
}

/** Answers requests that are not HTTP or come too slowly: these have no reply object. */
export function answerClientError(error: NodeJS.ErrnoException, socket: Duplex) {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  const known: Record<string, number> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 }
  answerRaw(socket, known[error.code ?? ''] ?? 400)
}

/** Writes the envelope to a bare socket and closes the connection. */
export function answerRaw(socket: Duplex, status: number) {
  if (!socket.writable) return void socket.destroy()
  const body = JSON.stringify(failure(status))
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'X-Content-Type-Options: nosniff',
    'Connection: close',
  ]
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy())
}

function failure(status: number) {
  return { success: false as const, message: plainMessages[status] ?? 'The request was refused.' }
}

function readDomainError({ kind, message, details }: DomainError) {
  const { retryAfter, ...rest } = details
  const headers: Record<string, string> = {}
  if (retryAfter !== undefined) headers['retry-after'] = String(retryAfter)
  return {
    status: statusOf[kind],
    headers,
    envelope: { success: false as const, message, ...rest },
  }
}

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE']

/** As in React Router: capitals must not get around the rules of a part of the site. */
export const routerOptions = { caseSensitive: false }

export type Addresses = ReturnType<typeof createAddresses>

/**
 * The methods of each address that has routes. They are in a router of their own: registering a
 * route for every refused method of every address took half of the time to build the server.
 */
export function createAddresses() {
  const noted = new Map<string, Set<string>>()
  const router = findMyWay(routerOptions)
  const note = ({ url, method }: { url: string; method: string | string[] }) => {
    const taken = noted.get(url) ?? new Set()
    for (const name of [method].flat()) taken.add(name)
    if (!noted.has(url)) router.on('GET', url, () => {}, taken)
    noted.set(url, taken)
  }
  return {
    /** Records the routes of the scope; call it before its first route. */
    watch: (scope: FastifyInstance) => void scope.addHook('onRoute', note),
    /** Throws a 405, with `Allow`, where there are routes for other methods only. */
    refuseMethod({ method, url }: FastifyRequest, reply: FastifyReply): void {
      const taken: Set<string> | undefined = router.find('GET', url)?.store
      if (!taken || taken.has(method)) return
      throw refusal(reply.header('allow', [...taken].join(', ')), 405)
    },
  }
}

/** Answers 404 or 405 within a scope, so that its guard runs before anybody learns what exists. */
export function answerUnknown(scope: FastifyInstance, prefix: string, addresses: Addresses) {
  // Runs before the body is read: an error in the body would mislead.
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    addresses.refuseMethod(request, reply)
    throw refusal(reply, 404)
  }
  scope.route({
    url: `${prefix}/*`,
    method: methods as HTTPMethods[],
    exposeHeadRoute: false,
    onRequest: answer,
    handler: answer,
  })
}
