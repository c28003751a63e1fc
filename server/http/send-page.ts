/** Sends pages: through the router, or past it with the same headers. */
import { randomUUID } from 'node:crypto'
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { CacheTag } from '../../domain/cache-tags.ts'
import type { Log } from '../platform/log.ts'
import { contentDisposition, isKnown } from './file-headers.ts'
import { chooseEncoding } from './page-bodies.ts'
import { finish, type Page, type PageCache, type SentPage } from './page-cache.ts'
import type { OnShown } from './page-views.ts'
import { routeOf } from './route-name.ts'

/** Headers that differ between two answers with the same page. */
const ownOfEach = new Set([
  'date',
  'connection',
  'keep-alive',
  'transfer-encoding',
  'content-length',
  'content-encoding',
  'x-request-id',
])

/** Answers with a page that is not cached. */
export function answerOnce(request: FastifyRequest, reply: FastifyReply, page: Page) {
  return sendPage(request, reply, finish(page))
}

export async function sendPage(request: FastifyRequest, reply: FastifyReply, page: SentPage) {
  reply.code(page.status).headers(page.headers)
  if (isUnchanged(request.headers['if-none-match'], page)) return reply.code(304).send()
  const wanted = chooseEncoding(request.headers['accept-encoding'])
  const { body, encoding } = await page.body.encode(wanted)
  if (encoding) reply.header('content-encoding', encoding)
  if (!page.ready) {
    const route = routeOf(request) ?? ''
    reply.raw.once('finish', () => keepHeaders(page, reply.raw.getHeaders(), route))
  }
  return reply.send(body)
}

interface Made {
  /** Content type, with the character set where it has one. */
  type: string
  /** Name of the download; absent for what programs read at its address. */
  name?: string
  make: () => string | Buffer | Promise<string | Buffer>
  /** Tags of the editable content that it shows. */
  cacheTags?: readonly CacheTag[]
}

/**
 * Answers with generated text or a file, cached as pages are. Programs ask often, and feed readers
 * are built for a few minutes' delay.
 */
export async function sendMade(
  request: FastifyRequest,
  reply: FastifyReply,
  { pageCache, key }: { pageCache: PageCache; key: string },
  { type, name, make, cacheTags }: Made,
) {
  const headers = {
    'content-type': type,
    'cache-control': 'public, max-age=300',
    ...(name && { 'content-disposition': contentDisposition('attachment', name) }),
  }
  const render = async () => {
    const body = Buffer.from(await make())
    return { status: 200, headers, body, cacheTags: new Set(cacheTags) }
  }
  return sendPage(request, reply, await pageCache.find({ key, render }))
}

function keepHeaders(page: SentPage, sent: OutgoingHttpHeaders, route: string) {
  const headers = Object.entries(sent).filter(([name]) => !ownOfEach.has(name))
  page.ready = { route, headers: headers.flatMap(([name, value]) => [name, String(value)]) }
}

function isUnchanged(known: string | undefined, { status, body }: SentPage): boolean {
  return status === 200 && isKnown(known, body.etag)
}

interface RawPorts {
  pageCache: PageCache
  log: Log
  onShown: OnShown
  /** For the metrics. */
  onAnswer?: ((answer: RawAnswer) => void) | undefined
}

export interface RawAnswer {
  method: string
  route: string
  status: number
  seconds: number
}

/**
 * Answers from the page cache before the router sees the request; returns false where it cannot.
 * The page must be fresh, sent once before, and requested at exactly its address.
 */
export function answerFromCache({ pageCache, log, onShown, onAnswer }: RawPorts) {
  const isTimed = onAnswer !== undefined || log.isLevelEnabled('info')
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const begun = isTimed ? performance.now() : 0
    const { method = '', url = '', headers } = request
    if (method !== 'GET' && method !== 'HEAD') return false
    const page = pageCache.findFresh(url)
    if (!page?.ready) return false
    const sent = page.body.find(chooseEncoding(headers['accept-encoding']))
    if (!sent) return false
    const status = isUnchanged(headers['if-none-match'], page) ? 304 : page.status
    const reqId = randomUUID()
    write(response, { ready: page.ready, reqId, status, sent, isHead: method === 'HEAD' })
    onShown({ method, path: url, status, headers })
    if (!isTimed) return true
    const ms = performance.now() - begun
    const { route } = page.ready
    onAnswer?.({ method, route, status, seconds: ms / 1000 })
    logLater(log, { reqId, method, route, status, ms: Math.round(ms) })
    return true
  }
}

interface Written {
  ready: NonNullable<SentPage['ready']>
  reqId: string
  status: number
  sent: NonNullable<ReturnType<SentPage['body']['find']>>
  isHead: boolean
}

function write(response: ServerResponse, { ready, reqId, status, sent, isHead }: Written) {
  const headers = ready.headers.slice()
  headers.push('x-request-id', reqId)
  if (status === 304) return void response.writeHead(status, headers).end()
  if (sent.encoding) headers.push('content-encoding', sent.encoding)
  headers.push('content-length', String(sent.body.length))
  response.writeHead(status, headers)
  response.end(isHead ? undefined : sent.body)
}

const waiting: { log: Log; line: object }[] = []

/** A log line costs as much as the answer, so lines are written after the pending answers. */
function logLater(log: Log, line: object) {
  if (!log.isLevelEnabled('info')) return
  waiting.push({ log, line })
  if (waiting.length === 1) setImmediate(writeLines)
}

function writeLines() {
  for (const { log, line } of waiting.splice(0)) log.info(line, 'answered')
}
