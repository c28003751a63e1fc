import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
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
    const address = request.url
    const found = isDevelopment ? null : kept.find(address)
    if (found) return send(reply, found)
    const generation = kept.generation()
    const page = await renderPage(new URL(address, origin))
    if (page.status === 200 && !isDevelopment) kept.keep(address, page, generation)
    return send(reply, page)
  }

  async function renderPage(url: URL): Promise<KeptPage> {
    const handle = await loadHandler()
    const response = await handle(new Request(url))
    const body = Buffer.from(await response.arrayBuffer())
    const headers = Object.fromEntries(response.headers)
    const isHtml = headers['content-type']?.startsWith('text/html')
    if (isHtml && !isDevelopment) headers['content-security-policy'] = pagePolicy(body.toString())
    headers['cache-control'] ??= 'no-cache'
    return { status: response.status, headers, body }
  }

  app.get('/*', servePage)
  app.route({
    url: '/*',
    method: ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'],
    handler: (_request, reply) => sendFailure(reply.header('allow', 'GET, HEAD'), 405),
  })
}

function send(reply: FastifyReply, { status, headers, body }: KeptPage) {
  return reply.code(status).headers(headers).send(body)
}
