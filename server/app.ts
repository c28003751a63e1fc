import { randomUUID } from 'node:crypto'
import { createServer as createHttpServer } from 'node:http'
import helmet from '@fastify/helmet'
import fastify, {
  type FastifyHttpOptions,
  type FastifyInstance,
  type RawServerDefault,
} from 'fastify'
import { milestones } from '../content/en/milestones.ts'
import { createGuard } from './access/api.ts'
import type { Metrics } from './figures.ts'
import {
  type Addresses,
  answerClientError,
  answerRaw,
  createAddresses,
  refusal,
  routerOptions,
} from './http/errors.ts'
import { mountHealth } from './http/health.ts'
import { createLimits, type Limits } from './http/limits.ts'
import { mountOneClick } from './http/one-click.ts'
import { PageCache } from './http/page-cache.ts'
import type { PageSource } from './http/page-source.ts'
import { watchReaders } from './http/page-views.ts'
import {
  behindLink,
  createErrorHandler,
  mountPages,
  type PagePorts,
  type SitePart,
} from './http/pages.ts'
import { closed, framedByUs, openTo } from './http/policy.ts'
import { hasOneHost, noticeForwarding, refusePathless, rewriteUrl } from './http/request-paths.ts'
import { limitBodyTime, readJsonBodies } from './http/requests.ts'
import { mountRoutes } from './http/route.ts'
import { routeOf } from './http/route-name.ts'
import { answerFromCache } from './http/send-page.ts'
import { mountSpeculation } from './http/speculation.ts'
import type { Config } from './platform/config.ts'
import type { Ports } from './ports.ts'
import { mountAnswerFiles } from './questionnaires/api.ts'
import { countQuestionnaires, exportQuestionnaires } from './questionnaires/asking.ts'
import { mountSpecimen } from './quickscore/api.ts'
import { mountResultFiles } from './quickscore/links-api.ts'
import { mountRegisterFiles } from './register/api.ts'
import { exportTools } from './register/service.ts'
import { bind, listRoutes, type Services } from './services.ts'

const STALL_MS = 30_000
/** Body limit for visitors; calls with a key have their own. Bodies are held in memory. */
const BODY_LIMIT = 64 * 1024

interface Parts {
  ports: Ports
  services: Services
  metrics?: Metrics | null
  /** Absent where only the API is wanted. */
  pages?: PageSource
  /** Called before the server's first hook. */
  onCreate?: (app: FastifyInstance) => void
}

/** The whole server without a port: tests call it in process, `start.ts` listens with it. */
export async function createApp({ ports, services, metrics, pages, onCreate }: Parts) {
  const pageCache = keepPages(ports, services)
  const { log } = ports
  const onShown = watchReaders(ports.views)
  const fromCache = answerFromCache({ pageCache, log, onShown, onAnswer: metrics?.onAnswer })
  let page: PagePorts | null = null
  const answerError = createErrorHandler(() => page)
  const addresses = createAddresses()
  const app = createServer(ports, { addresses, fromCache, answerError }, (created) => {
    pages?.onCreate?.(created)
    onCreate?.(created)
  })
  app.addHook('onReady', ports.changes.ready)
  app.addHook('onClose', ports.changes.close)
  logRequests(app)
  metrics?.mount(app)
  await secure(app, ports.config)
  refusePathless(app)
  limitBodyTime(app)
  readJsonBodies(app)
  noticeForwarding(app, ports.unknownProxy)
  mountHealth(app, ports)
  const limits = await createLimits(ports)
  const publicUrl = ports.config.PUBLIC_URL
  const guard = createGuard(ports, limits)
  app.addHook('onClose', guard.close)
  await mountRoutes(app, listRoutes(ports), { ...guard, addresses, limits, publicUrl })
  app.addHook('onClose', ports.documents.close)
  await app.register(async (scope) => {
    addresses.watch(scope)
    mountSpeculation(scope)
    const means = { pageCache, limits, publicUrl }
    for (const noun of ports.nouns) await noun.mount?.(scope, ports, means)
  })
  if (pages) {
    await pages.mountFiles?.(app)
    const isDevelopment = ports.config.NODE_ENV === 'development'
    const { loadHandler } = pages
    const { origin } = ports
    page = {
      addresses,
      limits,
      pageCache,
      loadHandler,
      origin,
      publicUrl,
      isDevelopment,
      onShown,
    }
    ports.readPage = async (url) => (await app.inject({ url, headers: { 'user-agent': '' } })).body
    await mountPages(app, page, listParts(ports, services, limits))
  }
  return app
}

interface Answerers {
  addresses: Addresses
  fromCache: ReturnType<typeof answerFromCache>
  answerError: ReturnType<typeof createErrorHandler>
}

/** A server that reads requests and answers errors, without any route. */
function createServer(
  { config, log }: Ports,
  { addresses, fromCache, answerError }: Answerers,
  onCreate: (app: FastifyInstance) => void,
) {
  let isClosing = false
  const options: FastifyHttpOptions<RawServerDefault> = {
    loggerInstance: log,
    // Our own line per answer is in `logRequests`; Fastify's would hold the visitor's address.
    logController: new fastify.LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    bodyLimit: BODY_LIMIT,
    trustProxy: config.TRUST_PROXY ?? false,
    connectionTimeout: STALL_MS,
    http: { headersTimeout: STALL_MS, requestTimeout: 0, joinDuplicateHeaders: true },
    forceCloseConnections: 'idle',
    // Otherwise requests during a shutdown are answered with Fastify's own raw JSON.
    return503OnClosing: false,
    serverFactory: (handle, { keepAliveTimeout, http }) => {
      const server = createHttpServer(http ?? {}, (request, response) => {
        if (!isClosing && hasOneHost(request) && fromCache(request, response)) return
        // Set here, since no hook runs for a request that cannot be read.
        response.setHeader('x-content-type-options', 'nosniff')
        handle(request, response)
      })
      server.on('checkExpectation', ({ socket }) => answerRaw(socket, 417))
      server.keepAliveTimeout = Number(keepAliveTimeout)
      return server.setTimeout(STALL_MS)
    },
    rewriteUrl,
    routerOptions,
    frameworkErrors: (error, request, reply) => void answerError(error, request, reply),
    clientErrorHandler: answerClientError,
  }
  const app = fastify(options)
  app.addHook('preClose', async () => {
    isClosing = true
  })
  onCreate(app)
  app.decorateRequest('actor')
  app.setErrorHandler(answerError)
  app.setNotFoundHandler(async (request, reply) => {
    addresses.refuseMethod(request, reply)
    throw refusal(reply, isReading(request.method) ? 404 : 405)
  })
  return app
}

/** The page cache, invalidated by changes here or at another instance, or by schedule. */
function keepPages({ clock, changes }: Ports, { posts }: Services) {
  const pageCache = new PageCache({
    clock,
    isListening: changes.isListening,
    async findNextChange(cacheTags, since) {
      const published = cacheTags.has('posts') ? await posts.findNextPublication(since) : null
      const passing = milestones.map(({ date }) => new Date(date)).find((date) => date > since)
      return [published, passing].reduce<Date | null>(
        (first, next) => (next && (!first || next < first) ? next : first),
        null,
      )
    },
  })
  changes.watch((what) => pageCache.drop(what))
  return pageCache
}

/** The parts of the site, and what holds for each. */
function listParts(ports: Ports, { newsletter, quickscore }: Services, limits: Limits): SitePart[] {
  const cspSources = openTo(newsletter.getEmbed())
  return [
    {
      addresses: ['/*'],
      cspSources,
      mount: (scope, answers) => {
        mountSpecimen(scope, ports)
        return mountOneClick(scope, answers, limits, [
          { path: '/newsletter/unsubscribe/:token', end: newsletter.unsubscribe },
          { path: '/quickscore/law-news/stop/:token', end: quickscore.stopLawNews },
        ])
      },
    },
    { addresses: ['/admin', '/admin/*'], prefix: 'admin', cspSources: closed },
    // The editor frames the preview beside the text.
    { addresses: ['/insights/preview/*'], cspSources: { ...cspSources, framedBy: "'self'" } },
    {
      addresses: ['/newsletter/embed', '/newsletter/embed/'],
      prefix: 'embed',
      cspSources: framedByUs,
    },
    {
      addresses: ['/quickscore/result/*'],
      cspSources,
      secret: behindLink,
      mount: (scope, answers) => {
        mountResultFiles(scope, answers, {
          ...ports,
          asked: bind(ports, { count: countQuestionnaires, exportFor: exportQuestionnaires }),
          register: bind(ports, { exportFor: exportTools }),
        })
        mountAnswerFiles(scope, answers, ports)
        mountRegisterFiles(scope, answers, ports)
      },
    },
    { addresses: ['/quickscore/asked/*'], cspSources, secret: behindLink },
  ]
}

function isReading(method: string) {
  return method === 'GET' || method === 'HEAD'
}

/** One line per answer: method, route, status, time. No address, no query, no body. */
function logRequests(app: FastifyInstance) {
  app.addHook('onSend', async (request, reply) => {
    reply.header('x-request-id', request.id)
  })
  app.addHook('onResponse', async (request, reply) => {
    const { method } = request
    const { statusCode: status, elapsedTime } = reply
    request.log.info(
      { method, route: routeOf(request), status, ms: Math.round(elapsedTime) },
      'answered',
    )
  })
}

async function secure(app: FastifyInstance, config: Config) {
  const isHttps = config.PUBLIC_URL?.startsWith('https:') ?? false
  await app.register(helmet, {
    // Each page names its own inline scripts; see `policy.ts`.
    contentSecurityPolicy: false,
    hsts: isHttps && {
      maxAge: 365 * 24 * 60 * 60,
      // Subdomains may be somebody else's, and without https.
      includeSubDomains: config.HSTS_SUBDOMAINS,
    },
    frameguard: { action: 'deny' },
    // Not `no-referrer`: with it a browser sends `Origin: null` along with our own forms.
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  })
  app.addHook('onSend', async (_request, reply) => {
    reply.header('permissions-policy', 'camera=(), geolocation=(), microphone=()')
  })
}
