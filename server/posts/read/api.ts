import type { FastifyInstance } from 'fastify'
import type { CacheTag } from '../../../domain/cache-tags.ts'
import { notFound } from '../../../domain/errors.ts'
import {
  articleSchema,
  listedArticleSchema,
  type PostSummary,
  postListSchema,
} from '../../../domain/posts/published.ts'
import { isKnown } from '../../http/file-headers.ts'
import type { Limits } from '../../http/limits.ts'
import type { PageCache } from '../../http/page-cache.ts'
import { resource } from '../../http/resource.ts'
import { sendMade } from '../../http/send-page.ts'
import { type FeedPorts, writeAtom, writeRobots, writeRss, writeSitemap } from './feeds.ts'
import {
  findAuthor,
  findMerged,
  findMergedAuthor,
  getPublished,
  listPublished,
  type ReadingPorts,
} from './service.ts'
import { findShareCard, type ShareCardPorts } from './share-cards.ts'

const insights = resource('/insights', { tag: 'Insights' })

/** Published articles, for anybody. */
export const publishedRoutes = (ports: ReadingPorts) => [
  insights.list({
    summary: 'Published articles',
    isSearch: true,
    limit: 'articles',
    query: postListSchema,
    row: listedArticleSchema,
    async run({ query }) {
      const found = await listPublished(ports, query)
      const merged = found.total === 0 ? await findMerged(ports, query) : null
      const { rows, total } = merged ? await listPublished(ports, merged) : found
      return { rows: rows.map(presentListed), total }
    },
  }),
  insights.call('GET /:slug', {
    summary: 'One published article',
    data: articleSchema,
    run: async ({ params }) => present(await getPublished(ports, params.slug ?? '')),
  }),
]

/** Without the internal id: the public API names an article by its slug. */
function present<Post extends PostSummary>({ id: _, updated_at: __, ...shown }: Post) {
  return shown
}

function presentListed(post: PostSummary) {
  return {
    ...present(post),
    categories: post.categories.map(({ name, slug }) => ({ name, slug })),
    regions: post.regions.map(({ name, code }) => ({ name, code })),
  }
}

/** Cache tags of the feeds and the sitemap. */
const cacheTags: readonly CacheTag[] = ['posts', 'labels']

/** Feeds are outside `/insights/`, where the next segment is the slug of an article. */
export function mountFeeds(app: FastifyInstance, ports: FeedPorts, pageCache: PageCache) {
  const documents = {
    '/feeds/insights.rss': { type: 'application/rss+xml', write: writeRss },
    '/feeds/insights.atom': { type: 'application/atom+xml', write: writeAtom },
    '/sitemap.xml': { type: 'application/xml', write: writeSitemap },
    '/robots.txt': { type: 'text/plain', write: writeRobots },
  }
  // Feed readers try these paths first.
  for (const path of ['/feed', '/rss.xml']) {
    app.get(path, (_request, reply) => reply.redirect('/feeds/insights.rss', 301))
  }
  for (const [key, { type, write }] of Object.entries(documents)) {
    const feed = { type: `${type}; charset=utf-8`, make: () => write(ports), cacheTags }
    app.get(key, (request, reply) => sendMade(request, reply, { pageCache, key }, feed))
  }
  app.get<{ Params: { file: string } }>('/feeds/authors/:file', async (request, reply) => {
    const [, slug = '', ending = ''] = /^([\w-]+)\.(rss|atom)$/.exec(request.params.file) ?? []
    // Checked first: an unknown author must not add an entry to the page cache.
    const author = await findAuthor(ports, slug)
    if (!author) {
      const merged = await findMergedAuthor(ports, slug)
      if (merged === null) throw notFound('The feed')
      return reply.redirect(`/feeds/authors/${merged}.${ending}`, 301)
    }
    const { type, write } = documents[`/feeds/insights.${ending as 'rss' | 'atom'}`]
    const make = () => write(ports, author)
    const feed = { type: `${type}; charset=utf-8`, make, cacheTags }
    return sendMade(request, reply, { pageCache, key: `/feeds/authors/${slug}.${ending}` }, feed)
  })
}

/** Link preview images of pages and articles: GET /social/{name}.png */
export function mountShareCards(app: FastifyInstance, ports: ShareCardPorts, limits: Limits) {
  app.get<{ Params: { file: string } }>('/social/:file', async (request, reply) => {
    const name = /^([\w-]+)\.png$/.exec(request.params.file)?.[1]
    if (name === undefined) throw notFound('The picture')
    const card = await limits.inTurn('pictures', request.ip, () => findShareCard(ports, name))
    if (!card) throw notFound('The picture')
    reply.headers({
      // A day: the address is the same when a title changes, and sharing sites keep copies anyway.
      'cache-control': 'public, max-age=86400',
      // Other sites embed these images.
      'cross-origin-resource-policy': 'cross-origin',
      etag: card.etag,
    })
    if (isKnown(request.headers['if-none-match'], card.etag)) return reply.code(304).send()
    return reply.type('image/png').send(card.png)
  })
}
