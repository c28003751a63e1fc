import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { chooseEncoding, createEncodings } from './encoding.ts'
import { sendFailure } from './errors.ts'
import { createKeptPages, type KeptPage } from './kept-pages.ts'
import { pagePolicy } from './policy.ts'
import type { Services } from './services.ts'

/** What the seam (`app/handler.ts`) gives; imported as a type so that `server/` stays free of React. */
export type HandlePage = (request: Request) => Promise<Response>

interface Ports {
  services: Services
  /** Asked for at each request, so that development can hand out the newest build. */
  loadHandler: () => Promise<HandlePage>
  origin: string
  /** Development renders afresh each time and allows what Vite injects. */
  isDevelopment: boolean
}

/** Serves every address that nothing else took, as React Router pages. */
export function mountPages(app: FastifyInstance, ports: Ports) {
  const { services, loadHandler, origin, isDevelopment } = ports
  const kept = createKeptPages(services.clock)
  services.watchChanges(kept.dropAll)

  async function servePage(request: FastifyRequest, reply: FastifyReply) {
    // Joined as text: resolved as a URL, an address of `//elsewhere` would change the host.
    const address = `${origin}${request.url}`
    const found = isDevelopment ? null : kept.find(address)
    if (found) return send(request, reply, found)
    const generation = kept.generation()
    const page = await renderPage(address)
    if (page.status === 200 && !isDevelopment) kept.keep(address, page, generation)
    return send(request, reply, page)
  }

  async function renderPage(address: string): Promise<KeptPage> {
    const handle = await loadHandler()
    const response = await handle(new Request(address))
    const body = Buffer.from(await response.arrayBuffer())
    const headers = Object.fromEntries(response.headers)
    const isHtml = headers['content-type']?.startsWith('text/html')
    if (isHtml && !isDevelopment) headers['content-security-policy'] = pagePolicy(body.toString())
    headers['cache-control'] ??= 'no-cache'
    headers.etag = `W/"${createHash('sha256').update(body).digest('base64url')}"`
    headers.vary = 'accept-encoding'
    return { status: response.status, headers, encode: createEncodings(body) }
  }

  app.get('/*', servePage)
  app.route({
    url: '/*',
    method: ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'],
    handler: (_request, reply) => sendFailure(reply.header('allow', 'GET, HEAD'), 405),
  })
}

async function send(request: FastifyRequest, reply: FastifyReply, page: KeptPage) {
  reply.code(page.status).headers(page.headers)
  if (page.status === 200 && request.headers['if-none-match'] === page.headers.etag) {
    return reply.code(304).send()
  }
  const { body, encoding } = await page.encode(chooseEncoding(request.headers['accept-encoding']))
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.send(body)
}
