import type { FastifyInstance } from 'fastify'
import type { KeptPages, Page } from '../http/kept-pages.ts'
import type { FeedsService } from './feeds.ts'

interface Ports {
  feeds: FeedsService
  kept: KeptPages
}

/** Feeds live outside `/insights/`, whose next part is a slug (decisions, section C). */
export function mountFeeds(app: FastifyInstance, { feeds, kept }: Ports) {
  const documents: Record<string, { type: string; write: () => string | Promise<string> }> = {
    '/feeds/insights.rss': { type: 'application/rss+xml', write: feeds.writeRss },
    '/feeds/insights.atom': { type: 'application/atom+xml', write: feeds.writeAtom },
    '/sitemap.xml': { type: 'application/xml', write: feeds.writeSitemap },
    '/robots.txt': { type: 'text/plain', write: feeds.writeRobots },
  }
  for (const [path, { type, write }] of Object.entries(documents)) {
    const render = async () => present(type, await write())
    app.get(path, (request, reply) => kept.answer(request, reply, path, render))
  }
}

/** Feed readers ask often; a few minutes' delay is what they are built for. */
function present(type: string, text: string): Page {
  const headers = {
    'content-type': `${type}; charset=utf-8`,
    'cache-control': 'public, max-age=300',
  }
  return { status: 200, headers, body: Buffer.from(text) }
}
