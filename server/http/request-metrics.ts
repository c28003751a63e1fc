import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { MetricRegistry } from '../platform/metrics.ts'

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'])
const OTHER = 'other'

/** By route pattern, never by path: what a visitor types must not become a series of its own. */
export function countRequests(app: FastifyInstance, registry: MetricRegistry) {
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
  app.addHook('onRequest', (request, reply, done) => {
    const begun = performance.now()
    let status = 'aborted'
    inFlight.inc()
    reply.raw.once('finish', () => {
      status = `${Math.floor(reply.statusCode / 100)}xx`
    })
    // Not Fastify's onResponse: that never comes for a visitor who has hung up.
    reply.raw.once('close', () => {
      inFlight.dec()
      const labels = { ...nameRoute(request, reply.statusCode), status }
      durations.observe(labels, (performance.now() - begun) / 1000)
    })
    done()
  })
}

/** Routes exist for every method that a path refuses; together they are one. */
function nameRoute({ method, routeOptions }: FastifyRequest, status: number) {
  return {
    method: methods.has(method) ? method : OTHER,
    route: (status !== 405 && routeOptions.url) || OTHER,
  }
}
