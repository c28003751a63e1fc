/** Feeds of articles, sitemap and robots.txt. */

import { insightsPage } from '../../../content/en/pages/insights.ts'
import { brand } from '../../../content/firm.ts'
import { authorPath, type PostSummary, type PublicAuthor } from '../../../domain/posts/published.ts'
import { sitePaths } from '../../../domain/site-paths.ts'
import { locale } from '../../../domain/wording.ts'
import { htmlOfLines, writeRssFeed, writeXml } from '../../platform/xml.ts'
import type { Ports } from '../../ports.ts'
import { changeOf, listAddresses, listPublished, type ReadingPorts } from './service.ts'

const MOST_ENTRIES = 30
/** The protocol allows 50,000 addresses in one file. */
const MOST_ADDRESSES = 49_000
/** The date of a feed that has had no article yet. */
const BEGINNING = '2026-01-01T00:00:00.000Z'

/** Head of the feed of all articles, or of one author's. */
function headOf(origin: string, author: PublicAuthor | undefined) {
  const feed = `${origin}/feeds/${author ? `authors/${author.slug}` : 'insights'}`
  const tag = `tag:${new URL(origin).hostname},2026`
  return {
    title: `${author ? author.name : insightsPage.title} | ${brand.name}`,
    lead: author?.description ?? insightsPage.lead,
    link: `${origin}${author ? authorPath(author) : '/insights'}`,
    rss: `${feed}.rss`,
    atom: `${feed}.atom`,
    id: author ? `${tag}:authors/${author.id}` : `${tag}:insights`,
  }
}

const namesOf = ({ authors }: PostSummary) =>
  authors.length > 0 ? authors.map(({ name }) => name) : [brand.name]

export type FeedPorts = ReadingPorts & Pick<Ports, 'origin'>

export async function writeRss(ports: FeedPorts, author?: PublicAuthor): Promise<string> {
  const { origin } = ports
  const entries = await listEntries(ports, author)
  const { title, lead, link, rss } = headOf(origin, author)
  return writeRssFeed({
    title,
    lead,
    link,
    address: rss,
    changedAt: newestChange(entries),
    namespaces: { '@xmlns:dc': 'http://purl.org/dc/elements/1.1/' },
    items: entries.map((entry) => ({
      title: entry.title,
      link: addressOf(origin, entry),
      guid: { '@isPermaLink': 'false', '#text': idOf(origin, entry) },
      pubDate: new Date(entry.published_at).toUTCString(),
      description: htmlOfLines(entry.description.split('\n')),
      'dc:creator': namesOf(entry),
      category: entry.categories.map(({ name }) => name),
    })),
  })
}

export async function writeAtom(ports: FeedPorts, author?: PublicAuthor): Promise<string> {
  const { origin } = ports
  const entries = await listEntries(ports, author)
  const { title, lead, link, atom, id } = headOf(origin, author)
  return writeXml({
    feed: {
      '@xmlns': 'http://www.w3.org/2005/Atom',
      '@xml:lang': locale,
      id,
      title,
      subtitle: lead,
      updated: newestChange(entries),
      author: { name: brand.name },
      link: [
        { '@href': atom, '@rel': 'self', '@type': 'application/atom+xml' },
        { '@href': link, '@rel': 'alternate', '@type': 'text/html' },
      ],
      entry: entries.map((entry) => ({
        id: idOf(origin, entry),
        title: entry.title,
        author: namesOf(entry).map((name) => ({ name })),
        link: { '@href': addressOf(origin, entry), '@rel': 'alternate', '@type': 'text/html' },
        published: entry.published_at,
        updated: changeOf(entry),
        summary: entry.description,
        category: entry.categories.map(({ name, slug }) => ({ '@term': slug, '@label': name })),
      })),
    },
  })
}

export async function writeSitemap(ports: FeedPorts): Promise<string> {
  const { origin } = ports
  const articles = await listAddresses(ports, MOST_ADDRESSES)
  const pages = sitePaths.map((path) => ({ loc: new URL(path, origin).href }))
  return writeXml({
    urlset: {
      '@xmlns': 'http://www.sitemaps.org/schemas/sitemap/0.9',
      url: [
        ...pages,
        ...articles.map((post) => ({ loc: addressOf(origin, post), lastmod: post.changed_at })),
      ],
    },
  })
}

export async function writeRobots({ origin }: FeedPorts): Promise<string> {
  return `User-agent: *\nDisallow: /admin\n\nSitemap: ${origin}/sitemap.xml\n`
}

async function listEntries(ports: FeedPorts, author?: PublicAuthor): Promise<PostSummary[]> {
  const { rows } = await listPublished(ports, {
    page: 1,
    perPage: MOST_ENTRIES,
    sort: { column: 'published_at', descending: true },
    author: author?.slug,
  })
  return rows
}

const addressOf = (origin: string, { slug }: { slug: string }) => `${origin}/insights/${slug}`

/** Does not depend on the slug, so that no feed reader shows a renamed article twice. */
const idOf = (origin: string, { id }: PostSummary) =>
  `tag:${new URL(origin).hostname},2026:posts/${id}`

function newestChange(entries: PostSummary[]): string {
  return entries.map(changeOf).sort().at(-1) ?? BEGINNING
}
