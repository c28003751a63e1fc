import { createHash, timingSafeEqual } from 'node:crypto'
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import type { CounterConfiguration, GaugeConfiguration, HistogramConfiguration } from 'prom-client'
import { DomainError } from '../../domain/errors.ts'
import { createAddresses, handleError, refusal } from './errors.ts'
import { routeOf } from './route-name.ts'
import type { RawAnswer } from './send-page.ts'

/** Label for methods and routes that a client could make up. */
export const OTHER = 'other'

/** How long a request may take to arrive. */
const LONGEST_MS = 30_000

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'])

export type MetricRegistry = Awaited<ReturnType<typeof openRegistry>>

/**
 * Metrics of this process in Prometheus' text format, Node's own among them. Each registry stands
 * alone, so that several apps in one process do not count into each other. The package is loaded
 * when the first registry is asked for.
 */
export async function openRegistry() {
  const prometheus = await import('prom-client')
  const registry = new prometheus.Registry()
  prometheus.collectDefaultMetrics({ register: registry })
  const registers = [registry]
  return {
    contentType: registry.contentType,
    read: () => registry.metrics(),
    counter: <L extends string>(about: CounterConfiguration<L>) =>
      new prometheus.Counter({ ...about, registers }),
    gauge: <L extends string>(about: GaugeConfiguration<L>) =>
      new prometheus.Gauge({ ...about, registers }),
    histogram: <L extends string>(about: HistogramConfiguration<L>) =>
      new prometheus.Histogram({ ...about, registers }),
  }
}

/**
 * Counts by route pattern, never by path: typed addresses must not add series. `mount` counts the
 * answers of `app`, `onAnswer` those from the page cache, which `app` never sees.
 */
export function countRequests(registry: MetricRegistry) {
  const durations = registry.histogram({
    name: 'plumbline_http_request_duration_seconds',
    help: 'Requests that this instance answered, by route pattern; "aborted" hung up before that.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 10, 30],
  })
  const inFlight = registry.gauge({
    name: 'plumbline_http_requests_in_flight',
    help: 'Requests that this instance is answering.',
  })
  const watch = (request: FastifyRequest, reply: FastifyReply) => {
    const begun = performance.now()
    let status = 'aborted'
    inFlight.inc()
    reply.raw.once('finish', () => {
      status = `${Math.floor(reply.statusCode / 100)}xx`
    })
    // Not Fastify's onResponse: that never comes for a visitor who has disconnected.
    reply.raw.once('close', () => {
      inFlight.dec()
      const labels = { ...nameRoute(request, reply.statusCode), status }
      durations.observe(labels, (performance.now() - begun) / 1000)
    })
  }
  return {
    mount(app: FastifyInstance) {
      app.addHook('onRequest', (request, reply, done) => {
        watch(request, reply)
        done()
      })
    },
    onAnswer({ method, route, status, seconds }: RawAnswer) {
      durations.observe({ method, route, status: `${Math.floor(status / 100)}xx` }, seconds)
    },
  }
}

/** Every 405 counts under one route, whichever pattern matched. */
function nameRoute(request: FastifyRequest, status: number) {
  const { method } = request
  return {
    method: methods.has(method) ? method : OTHER,
    route: (status !== 405 && routeOf(request)) || OTHER,
  }
}

/** Serves `/metrics`, to requests with the key only where one is set. */
export function mountFigures(
  app: FastifyInstance,
  { contentType, read }: Figures,
  key: string | undefined,
) {
  app.get('/metrics', async (request, reply) => {
    reply.header('cache-control', 'no-store')
    if (key !== undefined && !holdsKey(request.headers.authorization, key)) {
      reply.header('www-authenticate', 'Bearer')
      throw new DomainError('unauthorised', 'Please send the metrics key.')
    }
    return reply.type(contentType).send(await read())
  })
}

type Figures = Pick<MetricRegistry, 'contentType' | 'read'>

interface Place {
  host: string
  /** 0 takes a free one. */
  port: number
  /** Without one, anybody who reaches the port may read. */
  key?: string | undefined
}

/**
 * Serves `/metrics` on a port of its own. Returns its URL and `close`; throws errors of listening,
 * such as EADDRINUSE.
 */
export async function serveFigures(figures: Figures, { host, port, key }: Place) {
  const app = fastify({ forceCloseConnections: true, requestTimeout: LONGEST_MS })
  const addresses = createAddresses()
  addresses.watch(app)
  app.setErrorHandler(handleError)
  app.setNotFoundHandler(async (request, reply) => {
    addresses.refuseMethod(request, reply)
    throw refusal(reply, 404)
  })
  mountFigures(app, figures, key)
  const address = await app.listen({ host, port })
  return { url: `${address}/metrics`, close: () => app.close() }
}

/**
 * Whether an `Authorization` header carries the key as a bearer token (RFC 6750), compared in
 * constant time.
 */
function holdsKey(authorization: string | undefined, key: string): boolean {
  const given = /^bearer +(.+)$/i.exec(authorization ?? '')?.[1] ?? ''
  return timingSafeEqual(hash(given), hash(key))
}

function hash(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
