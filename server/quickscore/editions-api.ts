/** Where the editions of "State of hiring AI" can be had as files. */
import type { FastifyInstance } from 'fastify'
import { contentDisposition } from '../http/file-headers.ts'
import type { Page } from '../http/page-cache.ts'
import { sendPage } from '../http/send-page.ts'
import type { Means } from '../noun.ts'
import type { Ports } from '../ports.ts'
import { listEditions } from './editions.ts'
import { editionFiles } from './editions-feeds.ts'

export function mountEditions(app: FastifyInstance, ports: Ports, { pageCache }: Means) {
  for (const { path, type, name, write } of editionFiles) {
    const headers = {
      'content-type': type,
      'cache-control': 'public, max-age=300',
      ...(name && { 'content-disposition': contentDisposition('attachment', name) }),
    }
    const render = async (): Promise<Page> => ({
      status: 200,
      headers,
      body: Buffer.from(write(await listEditions(ports), ports.origin)),
      cacheTags: new Set(['benchmark' as const]),
    })
    app.get(path, async (request, reply) =>
      sendPage(request, reply, await pageCache.find({ key: path, render })),
    )
  }
}
