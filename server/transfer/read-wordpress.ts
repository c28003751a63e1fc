/** The export of WordPress (WXR): an RSS file with the texts as HTML in it. */
import { XMLParser } from 'fast-xml-parser'
import { slugOf } from '../../domain/slug.ts'
import { parseHtml, textOf } from '../platform/html.ts'
import { parseDate } from './read-date.ts'
import {
  composeText,
  decodeSigns,
  describeOthers,
  draftNote,
  type FoundText,
  type LabelWish,
  lineOf,
  type ReadFile,
  readOrRefuse,
} from './read-text.ts'
import { readContent, type Shared } from './wordpress-text.ts'

/** Limit on labels of a post. */
const MOST_LABELS = 100

type Node = string | { [name: string]: Node } | Node[] | undefined
type Item = Record<string, Node>

/**
 * Whether a text is such an export. A file with a document type is refused: an export has none, and
 * entities declared there could expand to any size.
 */
export function looksLikeWordpress(text: string): boolean {
  let rest = text.replace(/^\uFEFF/, '').trimStart()
  const [declaration = ''] = /^<\?xml[^>]{0,200}\?>/.exec(rest) ?? []
  rest = rest.slice(declaration.length).trimStart()
  while (rest.startsWith('<!--')) {
    const end = rest.indexOf('-->')
    rest = end === -1 ? '' : rest.slice(end + 3).trimStart()
  }
  return /^<rss[\s>]/.test(rest)
}

/** Null if the XML is malformed. */
export function readWordpress(source: string, xml: string): ReadFile | null {
  const site = readSite(xml)
  if (!site) return null
  const posts = site.ofType('post').filter((item) => !/^(auto-draft|inherit)$/.test(statusOf(item)))
  const texts = posts.map((item) =>
    readOrRefuse(source, () => composeText(readItem(source, item, site))),
  )
  return { texts, hosts: site.hosts, notes: describeOthers(site.others.map(describeOther)) }
}

/** Post types left out without a note: posts themselves, parts of posts, and settings. */
const parts =
  /^(?:post|attachment|revision|nav_menu_item|custom_css|customize_changeset|oembed_cache|user_request|wp_.*|)$/

const describeOther = (item: Item) => ({
  kind: lineOf(contentOf(item['wp:post_type'])),
  address: lineOf(contentOf(item.link)) || lineOf(contentOf(item.title)),
})

interface Site extends Shared {
  ofType: (type: string) => Item[]
  /** Items of other types, which are not imported. */
  others: Item[]
  hosts: string[]
  /** Display names by login name. */
  authors: Map<string, string>
}

function readSite(xml: string): Site | null {
  const parser = new XMLParser({
    ignoreAttributes: false,
    attributeNamePrefix: '@',
    cdataPropName: '#cdata',
    parseTagValue: false,
    parseAttributeValue: false,
    // Only HTML entities occur; `contentOf` decodes them.
    processEntities: false,
    trimValues: false,
    isArray: (name) =>
      ['item', 'category', 'wp:postmeta', 'wp:author', 'wp:comment'].includes(String(name)),
  })
  try {
    const { rss } = parser.parse(xml) as { rss?: { channel?: Item } }
    const channel = rss?.channel ?? {}
    const items = listOf(channel.item)
    const ofType = (type: string) =>
      items.filter((item) => contentOf(item['wp:post_type']) === type)
    const byId = (type: string, name: string) =>
      new Map(ofType(type).map((item) => [contentOf(item['wp:post_id']), contentOf(item[name])]))
    const authors = listOf(channel['wp:author']).map((one) => {
      const login = lineOf(contentOf(one['wp:author_login']))
      return [login, lineOf(contentOf(one['wp:author_display_name'])) || login] as const
    })
    const homes = ['link', 'wp:base_site_url', 'wp:base_blog_url'].map((name) =>
      lineOf(contentOf(channel[name])),
    )
    return {
      ofType,
      others: items.filter((item) => !parts.test(contentOf(item['wp:post_type']))),
      hosts: homes.flatMap((home) => (URL.canParse(home) ? new URL(home).host : [])),
      authors: new Map(authors),
      pictures: byId('attachment', 'wp:attachment_url'),
      shared: byId('wp_block', 'content:encoded'),
    }
  } catch {
    return null
  }
}

/** Text of a node: CDATA as it is; outside of it, entities are decoded. */
function contentOf(node: Node): string {
  if (node === undefined) return ''
  if (typeof node === 'string') return decodeSigns(node)
  if (Array.isArray(node)) return node.map(contentOf).join('')
  const { '#text': text, '#cdata': cdata } = node
  const raw = Array.isArray(cdata) ? cdata.join('') : typeof cdata === 'string' ? cdata : ''
  return `${raw === '' ? contentOf(text) : ''}${raw}`
}

function listOf(node: Node): Item[] {
  return (Array.isArray(node) ? node : []).filter((one): one is Item => typeof one === 'object')
}

const statusOf = (item: Item) => contentOf(item['wp:status'])

/** Statuses of posts that were not public, in words. */
const withheld: Record<string, string> = {
  private: 'private',
  pending: 'waiting for a review',
  trash: 'in the trash',
}

/** An unknown status, from a plugin, counts as not public. */
function withheldBy(status: string, password: string): string | null {
  if (password !== '') return 'protected by a password'
  return /^(?:publish|future|draft|)$/.test(status) ? null : (withheld[status] ?? `"${status}"`)
}

/** Post meta fields of SEO plugins for WordPress. */
const seo = {
  title: /^_(?:yoast_wpseo|aioseop?)_title$|^rank_math_title$|^_seopress_titles_title$/,
  description:
    /^_yoast_wpseo_metadesc$|^(?:rank_math|_aioseop?)_description$|^_seopress_titles_desc$/,
}

function readItem(source: string, item: Item, site: Site): FoundText {
  const read = (name: string) => contentOf(item[name])
  const meta = new Map(
    listOf(item['wp:postmeta']).map((one) => [
      contentOf(one['wp:meta_key']),
      contentOf(one['wp:meta_value']),
    ]),
  )
  const first = (form: RegExp) => [...meta].find(([name, said]) => said && form.test(name))?.[1]
  const name = lineOf(read('wp:post_name'))
  const login = lineOf(read('dc:creator'))
  const author = { name: site.authors.get(login) ?? login, key: slugOf(login) || null }
  const labels = labelsOf(item)
  const { dates, notes } = datesOf(item)
  const comments = listOf(item['wp:comment']).length
  return {
    source: name ? `${source}: ${name.slice(0, 120)}` : source,
    title: read('title'),
    slug: name,
    description: textOf(parseHtml(read('excerpt:encoded'))),
    dates,
    categories: labels('category').filter(({ key }) => key !== 'uncategorized'),
    regions: [],
    authors: login ? [author] : [],
    tags: labels('post_tag').map((label) => label.name),
    featured: site.pictures.get(meta.get('_thumbnail_id') ?? '') ?? null,
    meta_title: first(seo.title),
    meta_description: first(seo.description),
    html: readContent(read('content:encoded'), site, meta.get('footnotes') ?? ''),
    paths: [read('link'), read('guid'), `/?p=${read('wp:post_id')}`, name && `/${name}`],
    withheld: withheldBy(lineOf(statusOf(item)), lineOf(read('wp:post_password'))),
    notes: [
      ...draftNote(statusOf(item) === 'draft'),
      ...notes,
      ...(comments > 0 ? [`Comments were left out: ${comments}.`] : []),
    ],
    shortcodes: /\[\/?[a-z][a-z0-9_-]{1,40}(?:\s[^\]\n]{0,300})?\]/gi,
  }
}

function labelsOf(item: Item): (domain: string) => LabelWish[] {
  const all = listOf(item.category).slice(0, MOST_LABELS)
  return (domain) =>
    all
      .filter((label) => contentOf(label['@domain']) === domain)
      .map((label) => ({
        name: lineOf(decodeSigns(lineOf(contentOf(label)))),
        key: slugOf(contentOf(label['@nicename'])) || null,
      }))
}

const isZero = (time: string) => time === '' || time.startsWith('0000')

/** Drafts have no date: WordPress writes zeros. The zone of a local time is unknown. */
function datesOf(item: Item): Pick<FoundText, 'dates' | 'notes'> {
  const read = (name: string) => lineOf(contentOf(item[name]))
  const [gmt, local] = [read('wp:post_date_gmt'), read('wp:post_date')]
  if (!isZero(gmt)) return { dates: [gmt], notes: [] }
  const known = parseDate(read('pubDate'))
  if (known) return { dates: [known], notes: [] }
  const isDraft = /^(draft|pending|trash)$/.test(statusOf(item)) || isZero(local)
  if (isDraft) return { dates: [], notes: [] }
  return { dates: [local], notes: ['Its date has no time zone and was read as UTC.'] }
}
