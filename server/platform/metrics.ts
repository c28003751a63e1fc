import { createHash, timingSafeEqual } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { CounterConfiguration, GaugeConfiguration, HistogramConfiguration } from 'prom-client'

export type MetricRegistry = Awaited<ReturnType<typeof openRegistry>>

/**
 * Figures of this process in Prometheus' text format, Node's own among them. Each registry stands
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
 * Whether an `Authorization` header carries the key as a bearer token (RFC 6750), compared in
 * constant time.
 */
export function holdsKey(authorization: string | undefined, key: string): boolean {
  const given = /^bearer +(.+)$/i.exec(authorization ?? '')?.[1] ?? ''
  return timingSafeEqual(hash(given), hash(key))
}

function hash(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}

interface Place {
  host: string
  /** 0 takes a free one. */
  port: number
  /** Without one, whoever reaches the port may read. */
  key?: string | undefined
}

/**
 * Serves `/metrics` on a port of its own. Answers with its address, and how to close it; throws
 * what listening threw, such as EADDRINUSE.
 */
export async function serveMetrics(
  { contentType, read }: Pick<MetricRegistry, 'contentType' | 'read'>,
  { host, port, key }: Place,
) {
  const server = createServer((request, response) => {
    const status = statusFor(request, key)
    const fail = (code: number) =>
      response.writeHead(code, code === 401 ? { 'www-authenticate': 'Bearer' } : {}).end()
    if (status !== 200) return void fail(status)
    const headers = { 'content-type': contentType, 'cache-control': 'no-store' }
    read().then(
      (text) => response.writeHead(200, headers).end(text),
      () => fail(500),
    )
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  const { address, family, port: taken } = server.address() as AddressInfo
  const url = `http://${family === 'IPv6' ? `[${address}]` : address}:${taken}/metrics`
  return {
    url,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function statusFor({ method, url, headers }: IncomingMessage, key: string | undefined): number {
  if (url?.split('?')[0] !== '/metrics') return 404
  if (method !== 'GET' && method !== 'HEAD') return 405
  return key === undefined || holdsKey(headers.authorization, key) ? 200 : 401
}
