import { setImmediate } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { CacheTag } from '../../domain/cache-tags.ts'
import { DomainError, isUnavailable } from '../../domain/errors.ts'
import { locale } from '../../domain/wording.ts'
import { type Addresses, type AnyError, handleError, readError, refusal } from './errors.ts'
import { attach } from './file-headers.ts'
import type { FormLimit, LimitName, Limits } from './limits.ts'
import { makeFile } from './made-files.ts'
import type { Page, PageCache } from './page-cache.ts'
import type { OnShown } from './page-views.ts'
import { type CspSources, closed, type Inline, pagePolicy } from './policy.ts'
import { formType, readForms, requireOwnSite } from './requests.ts'
import { namePage } from './route-name.ts'
import { answerOnce, sendPage } from './send-page.ts'
import { speculationHeaders } from './speculation.ts'

const OUTAGE_RETRY_SECONDS = '5'

/** The sender of a form, as a page's action sees it. */
export interface Requester {
  /** Counts one try by IP address. Over the limit, returns the message and sets `Retry-After`. */
  consume(limit: FormLimit): Promise<string | null>
}

/** What went wrong, in words for a visitor. */
export interface Fault {
  status: number
  message: string
}

/** A rendered answer, and the cache tags of the editable content it shows. */
export interface Handled {
  response: Response
  cacheTags: ReadonlySet<CacheTag>
  inline: Inline
  /** Long HTML that replaces its placeholder in the document (app/ssr/context.ts). */
  prerendered?: ReadonlyMap<string, string>
}

/** The page of an address; several addresses may lead to one page. */
export interface Place {
  /** As the site map spells it, for logs and figures: "/insights/:slug". */
  route: string
  /** The canonical address, at which the page is rendered and cached. */
  address: string
  /** Whether the page runs a full-text search. */
  isSearch?: boolean
  /** For a page about a record that may not exist. */
  lost?: {
    /** Whether the record does not exist; far cheaper than rendering. */
    isLost(): Promise<boolean>
    /** The address of the 404 page that all such addresses share. */
    address: string
  }
}

/**
 * The interface of `app/ssr/handler.ts`; imported as a type so that `server/` stays free of React.
 * Only a posted form has a requester: a page is the same for every visitor. With a fault, its
 * screen is rendered instead of a page.
 */
export interface PageHandler {
  handle(request: Request, requester?: Requester, fault?: Fault): Promise<Handled>
  /** Takes a path with its query. */
  findPlace(path: string): Place
}

/** A group of pages, by address, with the rules of their answers. */
export interface SitePart {
  /** Router patterns: "/admin", and "/admin/*" for all below it. */
  addresses: readonly string[]
  /** Separates its cached pages from those of other parts; absent for most of the site. */
  prefix?: string
  cspSources: CspSources
  /** For pages whose address is a secret: never cached, and every try is counted. */
  secret?: {
    /** Sent with refusals too. A page may set another value for itself. */
    headers: Record<string, string>
    limit: LimitName
  }
  /** Adds routes other than pages. */
  mount?(scope: FastifyInstance, pages: PageAnswers): void | Promise<void>
}

/** Headers and limit of every answer behind a secret link. */
export const behindLink: NonNullable<SitePart['secret']> = {
  headers: {
    'cache-control': 'no-store',
    // Not `no-referrer`: with it a browser sends `Origin: null` with the forms of these pages.
    'referrer-policy': 'strict-origin',
    'x-robots-tag': 'noindex, nofollow',
  },
  limit: 'result-link',
}

/** A file that is generated for the requester. */
export interface MadeFile {
  name: string
  /** Null where there is no such file. */
  make(): Promise<string | Buffer | null> | string | Buffer | null
}

/** For routes other than pages, which may have to answer with a page. */
export interface PageAnswers {
  /** Answers with the page at the request's address. */
  showPage(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply>
  /** Answers a form that was posted to its page. Throws `forbidden` for one of another site. */
  takeForm(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply>
  /** Answers with a file, made in the requester's turn; with the page where there is no file. */
  sendFile(
    request: FastifyRequest,
    reply: FastifyReply,
    file: MadeFile | null,
  ): Promise<FastifyReply>
}

export interface PagePorts {
  addresses: Addresses
  limits: Limits
  pageCache: PageCache
  /** Called for each request, so that development serves the newest code. */
  loadHandler: () => Promise<PageHandler>
  origin: string
  publicUrl: string | undefined
  /** Called for each answer with a page that is the same for all visitors. */
  onShown: OnShown
  /** Development renders every time and allows what Vite injects. */
  isDevelopment: boolean
}

/** Serves all remaining addresses, as React Router pages and their plain forms. */
export async function mountPages(
  app: FastifyInstance,
  ports: PagePorts,
  parts: readonly SitePart[],
): Promise<void> {
  await app.register(async (pages) => {
    readForms(pages)
    // A method that a feed or file refuses must not fall through to the page route.
    pages.addHook('onRequest', async (request, reply) =>
      ports.addresses.refuseMethod(request, reply),
    )
    for (const part of parts) await pages.register((scope) => mountPart(scope, ports, part))
  })
}

async function mountPart(scope: FastifyInstance, ports: PagePorts, part: SitePart): Promise<void> {
  const { addresses, secret, mount } = part
  if (secret) {
    scope.addHook('onRequest', async (request, reply) => {
      reply.headers(secret.headers)
      await ports.limits.consume(secret.limit, request.ip)
    })
  }
  const showPage: PageAnswers['showPage'] = (request, reply) =>
    servePage(request, reply, ports, part)
  const guardForm = async (request: FastifyRequest) => {
    requireOwnSite(request.raw, ports.publicUrl)
    await ports.limits.consume('api', request.ip)
    await ports.limits.consume('renderings', request.ip)
  }
  await mount?.(scope, {
    showPage,
    async sendFile(request, reply, file) {
      const made = file && (await makeFile(ports.limits, request, reply, file.make))
      return made === null ? showPage(request, reply) : attach(reply, file?.name ?? '').send(made)
    },
    async takeForm(request, reply) {
      await guardForm(request)
      return serveForm(request, reply, ports, part)
    },
  })
  for (const url of addresses) {
    scope.get(url, showPage)
    scope.post(url, { bodyLimit: 64 * 1024, onRequest: guardForm }, (request, reply) =>
      serveForm(request, reply, ports, part),
    )
    const method = ['PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE']
    scope.route({ url, method, handler: (_request, reply) => refuseMethod(reply) })
  }
}

async function servePage(
  request: FastifyRequest,
  reply: FastifyReply,
  ports: PagePorts,
  part: SitePart,
) {
  pageRequests.add(request)
  const { pageCache, limits } = ports
  const isCached = !ports.isDevelopment && !part.secret
  const { findPlace } = await ports.loadHandler()
  const { address, isSearch, lost, route } = findPlace(request.url)
  namePage(request, route)
  if (!isCached) return answerOnce(request, reply, await inTurn(() => renderAt(request.url)))
  const shown =
    lost && !pageCache.has(keyOf(address)) && (await isLost(lost)) ? lost.address : address
  const key = keyOf(shown)
  const find = () =>
    pageCache.find({
      key,
      render: () => renderAt(shown),
      async consume() {
        await limits.consume('renderings', request.ip)
        if (isSearch) await limits.consume('search', request.ip)
      },
    })
  const page = pageCache.has(key) ? await find() : await inTurn(find)
  await sendPage(request, reply, page)
  const { method, headers } = request
  ports.onShown({ method, path: address, status: reply.statusCode, headers })
  return reply

  function inTurn<T>(render: () => Promise<T>) {
    return limits.inTurn('renderings', request.ip, render)
  }

  function renderAt(path: string) {
    return renderPage(ports, part, new Request(addressOf(path, ports)))
  }

  /** The parts of the site have different policies, so not even their 404 page is the same. */
  function keyOf(path: string) {
    return part.prefix === undefined ? path : `${part.prefix} ${path}`
  }
}

/** False while the database is unreachable: the page may still be cached. */
async function isLost(lost: NonNullable<Place['lost']>): Promise<boolean> {
  return lost.isLost().catch((error) => {
    if (!isUnavailable(error)) throw error
    return false
  })
}

/** A form sent without script: the page's action answers, and the answer is not cached. */
async function serveForm(
  request: FastifyRequest,
  reply: FastifyReply,
  ports: PagePorts,
  part: SitePart,
) {
  const form = new Request(addressOf(request.url, ports), {
    method: 'POST',
    headers: { 'content-type': formType },
    body: typeof request.body === 'string' ? request.body : '',
  })
  const requester = requesterOf(request, reply, ports.limits)
  const render = () => renderPage(ports, part, form, { requester })
  const { route } = (await ports.loadHandler()).findPlace(request.url)
  const page = await ports.limits.inTurn('renderings', request.ip, render, route)
  if (page.status === 405) refuseMethod(reply)
  return answerOnce(request, reply, page)
}

/** Joined as text: resolved as a URL, an address of `//elsewhere` would change the host. */
function addressOf(path: string, { origin }: PagePorts): string {
  return `${origin}${path}`
}

function requesterOf(request: FastifyRequest, reply: FastifyReply, limits: Limits): Requester {
  return {
    async consume(limit) {
      try {
        await limits.consume(limit, request.ip)
        return null
      } catch (error) {
        if (!(error instanceof DomainError) || error.kind !== 'too-many') throw error
        reply.header('retry-after', String(error.details.retryAfter ?? 1))
        return error.message
      }
    },
  }
}

/** Size and lifetime of the cache of error screens (405, 429 and 503 repeat). */
const MOST_SCREENS = 100
const SCREEN_LASTS_MS = 60_000

/**
 * Answers errors with the site's own screen where a person would see the answer. Errors that come
 * in bursts (limits, an outage of the database) are rendered once for each message.
 */
export function createErrorHandler(findPorts: () => PagePorts | null) {
  const screens = new LRUCache<string, Promise<Page>>({ max: MOST_SCREENS, ttl: SCREEN_LASTS_MS })
  return async (error: AnyError, request: FastifyRequest, reply: FastifyReply) => {
    const ports = isSeen(request) || pageRequests.has(request) ? findPorts() : null
    if (!ports) return handleError(error, request, reply)
    const { status, headers, envelope } = readError(error, request)
    const fault = { status, message: envelope.message }
    const key = `${status} ${fault.message}`
    const rendering = screens.get(key) ?? renderFault(ports, fault)
    const isRepeated = [405, 429, 503].includes(status) && !ports.isDevelopment
    if (isRepeated) screens.set(key, rendering)
    const page = await rendering.catch((cause) => {
      screens.delete(key)
      request.log.error({ err: cause }, 'The screen of a fault failed')
      return plainScreen(fault)
    })
    const more = { ...page.headers, ...headers, 'cache-control': 'no-store' }
    return answerOnce(request, reply, { ...page, headers: more })
  }
}

/** Requests for pages: their errors are answered in HTML, whatever they accept. */
const pageRequests = new WeakSet<FastifyRequest>()

/** A browser accepts HTML when it navigates; scripts and feed readers accept other types. */
function isSeen({ headers, url }: FastifyRequest): boolean {
  return Boolean(headers.accept?.includes('text/html')) && !/^\/api(\/|$)/i.test(url)
}

/** Renders the screen of a fault. */
async function renderFault(ports: PagePorts, fault: Fault): Promise<Page> {
  const part = { addresses: [], cspSources: closed }
  const page = await renderPage(ports, part, new Request(addressOf('/', ports)), { fault })
  if (!isDocument(page.headers)) throw new Error(`It was answered with ${page.status}`)
  return page
}

/** Fallback HTML: a person must not be shown JSON. */
function plainScreen({ status, message }: Fault): Page {
  const text = message.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`)
  const html = `<!doctype html><html lang="${locale}"><meta charset="utf-8"><title>${status}</title><h1>${status}</h1><p>${text}</p><p><a href="/">Home</a></p></html>`
  const headers = { 'content-type': 'text/html; charset=utf-8' }
  return { status, headers, body: Buffer.from(html), cacheTags: new Set() }
}

interface Given {
  requester?: Requester
  fault?: Fault
}

/** One page and one form begin per turn of the event loop; other requests are handled between. */
const begun = new Map<string, Promise<void>>()

async function renderPage(
  ports: PagePorts,
  part: SitePart,
  request: Request,
  { requester, fault }: Given = {},
): Promise<Page> {
  const { secret } = part
  const { handle } = await ports.loadHandler()
  const turn = (begun.get(request.method) ?? Promise.resolve()).then(() => setImmediate())
  begun.set(request.method, turn)
  await turn
  const { response, cacheTags, inline, prerendered } = await handle(request, requester, fault)
  const headers = { ...secret?.headers, ...Object.fromEntries(response.headers) }
  const isPassing = request.method === 'POST' || response.status >= 500
  if (isPassing) headers['cache-control'] = 'no-store'
  headers['cache-control'] ??= 'no-cache'
  if (response.status === 503) headers['retry-after'] ??= OUTAGE_RETRY_SECONDS
  const isForReading =
    part.prefix === undefined && !secret && !headers['cache-control'].includes('no-store')
  if (isForReading) Object.assign(headers, speculationHeaders)
  const page = { status: response.status, headers, cacheTags }
  const { html } = inline
  if (html === undefined) return { ...page, body: Buffer.from(await response.arrayBuffer()) }
  const texts = html.flatMap((text) => setIn(text, [...(prerendered ?? [])]))
  if (part.cspSources.framedBy === "'self'") headers['x-frame-options'] = 'SAMEORIGIN'
  if (!ports.isDevelopment) {
    headers['content-security-policy'] = pagePolicy(texts, inline, part.cspSources)
  }
  return { ...page, body: Buffer.concat(texts.map((text) => Buffer.from(text))) }
}

function isDocument(headers: Record<string, string>): boolean {
  return headers['content-type']?.startsWith('text/html') ?? false
}

/** Replaces each placeholder by its text; in parts, since joining long strings takes time. */
function setIn(html: string, [first, ...others]: [mark: string, text: string][]): string[] {
  if (!first) return [html]
  const [mark, text] = first
  const at = html.indexOf(mark)
  if (at === -1) return setIn(html, others)
  return [...setIn(html.slice(0, at), others), text, ...setIn(html.slice(at + mark.length), others)]
}

function refuseMethod(reply: FastifyReply): never {
  throw refusal(reply.header('allow', 'GET, HEAD'), 405)
}
