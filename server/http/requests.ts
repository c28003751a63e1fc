/** Checks of every request before a use case sees it. */
import type { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import type { FastifyInstance, FastifyReply } from 'fastify'
import * as z from 'zod/mini'
import { DomainError, gone, invalid, notFound } from '../../domain/errors.ts'
import { explain, fieldErrors } from '../../domain/field-errors.ts'
import { readId } from '../../domain/write-body.ts'
import { answerRaw } from './errors.ts'

const MOST_NESTING = 32
const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS', 'TRACE'])

/** Reads a payload by its schema; throws `invalid` with one message per field at fault. */
export function parse<Schema extends z.ZodMiniType>(
  schema: Schema,
  payload: unknown,
): z.output<Schema> {
  // A missing body counts as an empty object; `null` is a body, and no object.
  const result = z.safeParse(schema, payload === undefined ? {} : payload, { error: explain })
  if (result.success) return result.data
  const errors = fieldErrors(result.error.issues)
  throw invalid(Object.values(errors)[0] ?? 'The request could not be read.', errors)
}

/** Reads an id; throws `not-found` for a text that is none. */
export function parseId(text: string, what: string): number {
  const id = readId(text)
  if (id === null) throw notFound(what)
  return id
}

/** The `Idempotency-Key` header, or undefined without one. Throws `invalid` on an unusable key. */
export function readIdempotencyKey(headers: Record<string, unknown>): string | undefined {
  const key = headers['idempotency-key']
  if (key === undefined) return undefined
  if (typeof key !== 'string' || key.length === 0 || key.length > 200) {
    throw invalid('The Idempotency-Key must have 1 to 200 characters.')
  }
  return key
}

/**
 * Reads JSON bodies with a limit on nesting, so that no code behind it has to fear a payload
 * of a hundred thousand brackets. Keys that reach for an object's prototype are refused, and so is
 * a body with a content encoding.
 */
export function readJsonBodies(app: FastifyInstance) {
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser(['application/json', 'text/plain'])
  app.addHook('preParsing', async ({ method, headers: { 'content-encoding': packed } }) => {
    if (packed === undefined || packed === 'identity' || safeMethods.has(method)) return
    throw new DomainError('unsupported', 'Please send the body without a content encoding.')
  })
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string' },
    (request, body: string, done) => {
      // Many clients send a content type with every request, also without a body.
      if (body === '' && request.method === 'DELETE') done(null, undefined)
      else if (isTooDeep(body)) done(invalid('The request is nested too deeply.'))
      else parseJson(request, body, done)
    },
  )
}

/** Takes forms without script, as text, and nothing else. */
export function readForms(scope: FastifyInstance) {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser(formType, { parseAs: 'string' }, (_request, body, done) =>
    done(null, body),
  )
}

export const formType = 'application/x-www-form-urlencoded'

/** How long a whole body may take to arrive; uploads may take longer, as only staff send them. */
const BODY_MS = 60_000

/** Ends requests whose body trickles in, so slowly that it exceeds the total time. */
export function limitBodyTime(app: FastifyInstance, limitMs = BODY_MS) {
  app.addHook('onRequest', async ({ raw, headers }) => {
    const hasBody = 'transfer-encoding' in headers || Number(headers['content-length'] ?? 0) > 0
    const isUpload = headers['content-type']?.startsWith('multipart/')
    // Injected requests (tests) have no socket, and arrive at once.
    if (raw.complete || !hasBody || isUpload || !(raw.socket instanceof Socket)) return
    const timer = setTimeout(() => {
      if (!raw.complete) answerRaw(raw.socket, 408)
    }, limitMs)
    raw.once('close', () => clearTimeout(timer))
  })
}

/** Aborted when the connection ends before the answer has left. */
export function untilGone({ raw }: FastifyReply): AbortSignal {
  const left = new AbortController()
  raw.once('close', () => {
    if (!raw.writableEnded) left.abort(gone())
  })
  return left.signal
}

/** Counts brackets outside strings; the text need not be well-formed. */
function isTooDeep(text: string): boolean {
  let depth = 0
  let isInString = false
  for (let i = 0; i < text.length; i += 1) {
    const character = text[i]
    if (character === '"') isInString = !isInString
    else if (isInString) i += character === '\\' ? 1 : 0
    else if (character === '{' || character === '[') depth += 1
    else if (character === '}' || character === ']') depth -= 1
    if (depth > MOST_NESTING) return true
  }
  return false
}

/**
 * Refuses requests that a page of another site makes a visitor's browser send (`forbidden`). A
 * browser says where a request comes from; a client that does not is no browser, and carries
 * nothing of a visitor's.
 */
export function requireOwnSite(request: IncomingMessage, publicUrl: string | undefined): void {
  if (safeMethods.has(request.method ?? '')) return
  const site = request.headers['sec-fetch-site']
  if (site === 'same-origin' || site === 'none') return
  const { origin, host } = request.headers
  if (site === undefined && origin === undefined) return
  const isOurs = origin !== undefined && (origin === publicUrl || isHost(origin, host))
  if (site !== undefined || !isOurs) throw new DomainError('forbidden', 'Sent from another site.')
}

function isHost(origin: string, host: string | undefined): boolean {
  const named = URL.parse(origin)
  return named !== null && URL.parse(`${named.protocol}//${host}`)?.host === named.host
}
