/** The export of WordPress (WXR): an RSS file with the texts as HTML in it. */
import { createRequire } from 'node:module'
import { slugOf } from '../../domain/slug.ts'
import {
  element,
  type HtmlElement,
  type HtmlNode,
  type HtmlTree,
  parseHtml,
  replaceElements,
  textOf,
} from '../platform/html.ts'
import { showAddress } from './foreign-blocks.ts'
import { parseDate } from './read-date.ts'
import {
  composeText,
  decodeSigns,
  type FoundText,
  type LabelWish,
  lineOf,
  type ReadFile,
  readOrRefuse,
} from './read-text.ts'

const require = createRequire(import.meta.url)

/** More no post is filed under. */
const MOST_LABELS = 100

type Node = string | { [name: string]: Node } | Node[] | undefined
type Item = Record<string, Node>

/**
 * Whether a text is such a file. What declares a document type is none: nothing that we read needs
 * one, and entities of its own could be of any size.
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

/** Null where it is no XML that holds together. */
export function readWordpress(source: string, xml: string): ReadFile | null {
  const site = readSite(xml)
  if (!site) return null
  const posts = site.ofType('post').filter((item) => !/^(auto-draft|inherit)$/.test(statusOf(item)))
  const texts = posts.map((item) =>
    readOrRefuse(source, () => composeText(readItem(source, item, site))),
  )
  const pages = site.ofType('page').length
  return {
    texts,
    hosts: site.hosts,
    notes: pages > 0 ? [`Pages were left out, since only posts are read: ${pages}.`] : [],
  }
}

interface Site {
  ofType: (type: string) => Item[]
  hosts: string[]
  /** Names to show, by the names that they sign in with. */
  authors: Map<string, string>
  /** Addresses of pictures, by their ids. */
  pictures: Map<string, string>
  /** What several posts show, by its id. */
  shared: Map<string, string>
}

function readSite(xml: string): Site | null {
  const { XMLParser } = require('fast-xml-parser') as typeof import('fast-xml-parser')
  const parser = new XMLParser({
    ignoreAttributes: false,
    attributeNamePrefix: '@',
    cdataPropName: '#cdata',
    parseTagValue: false,
    parseAttributeValue: false,
    // None but the signs that HTML names too, which are read as HTML below.
    processEntities: false,
    trimValues: false,
    isArray: (name) => ['item', 'category', 'wp:postmeta', 'wp:author'].includes(String(name)),
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
      hosts: homes.flatMap((home) => (URL.canParse(home) ? new URL(home).host : [])),
      authors: new Map(authors),
      pictures: byId('attachment', 'wp:attachment_url'),
      shared: byId('wp_block', 'content:encoded'),
    }
  } catch {
    return null
  }
}

/** Text stands as it is in CDATA, and with signs by their names outside of it. */
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

/** What nobody but its owners could read. */
const withheld: Record<string, string> = {
  private: 'private',
  pending: 'waiting for a review',
  trash: 'in the trash',
}

/** Of a status that was added to WordPress nobody knows who could read it. */
function withheldBy(status: string, password: string): string | null {
  if (password !== '') return 'protected by a password'
  return /^(?:publish|future|draft|)$/.test(status) ? null : (withheld[status] ?? `"${status}"`)
}

/** Where programs that are added to WordPress keep what search engines are told. */
const seo = {
  title: [
    '_yoast_wpseo_title',
    'rank_math_title',
    '_aioseo_title',
    '_aioseop_title',
    '_seopress_titles_title',
  ],
  description: [
    '_yoast_wpseo_metadesc',
    'rank_math_description',
    '_aioseo_description',
    '_aioseop_description',
    '_seopress_titles_desc',
  ],
}

function readItem(source: string, item: Item, site: Site): FoundText {
  const read = (name: string) => contentOf(item[name])
  const meta = new Map(
    listOf(item['wp:postmeta']).map((one) => [
      contentOf(one['wp:meta_key']),
      contentOf(one['wp:meta_value']),
    ]),
  )
  const first = (names: readonly string[]) => names.map((name) => meta.get(name)).find(Boolean)
  const name = lineOf(read('wp:post_name'))
  const login = lineOf(read('dc:creator'))
  const author = { name: site.authors.get(login) ?? login, key: slugOf(login) || null }
  const labels = labelsOf(item)
  const { dates, notes } = datesOf(item)
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
    notes,
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

/** Drafts have none: WordPress writes zeros. Of a local time nobody knows the zone. */
function datesOf(item: Item): Pick<FoundText, 'dates' | 'notes'> {
  const [gmt = '', local = '', published = ''] = [
    'wp:post_date_gmt',
    'wp:post_date',
    'pubDate',
  ].map((name) => lineOf(contentOf(item[name])))
  if (!isZero(gmt)) return { dates: [gmt], notes: [] }
  const known = parseDate(published)
  if (known) return { dates: [known], notes: [] }
  const isDraft = /^(draft|pending|trash)$/.test(statusOf(item)) || isZero(local)
  if (isDraft) return { dates: [], notes: [] }
  return { dates: [local], notes: ['Its date names no time zone, and was read as UTC.'] }
}

/** Throws `HtmlLimitError`. */
function readContent(content: string, site: Site, footnotes: string): HtmlTree {
  const plain = content.replaceAll('\0', '').replace(/\r\n?/g, '\n')
  const shown = showShortcodes(showShared(plain, site.shared), site.pictures)
  const tree = parseHtml(shown)
  if (!shown.includes('<!-- wp:'))
    tree.children = paragraphsOf(tree.children) as HtmlTree['children']
  replaceElements(tree, showAddress)
  return showFootnotes(tree, footnotes)
}

/** Blocks that several posts show, and what they show in turn. */
function showShared(content: string, shared: Site['shared'], depth = 0): string {
  if (depth > 3) return content
  return content.replace(
    /<!--\s+wp:block\s+\{"ref":(\d+)[^>]{0,500}\/-->/g,
    (whole, id: string) => {
      const words = shared.get(id)
      return words === undefined ? whole : showShared(words, shared, depth + 1)
    },
  )
}

/** Those that we know: what stands between their two marks, as HTML. */
const shortcodes: { start: RegExp; end: RegExp; show: (inner: string) => string }[] = [
  { start: /\[caption[^\]]{0,500}\]/g, end: /\[\/caption\]/g, show: showCaption },
  { start: /\[youtube[ =](?=https?:)/g, end: /\]/g, show: (inner) => `\n\n${inner.trim()}\n\n` },
  { start: /\[embed[^\]]{0,500}\]/g, end: /\[\/embed\]/g, show: (inner) => `\n\n${inner}\n\n` },
  {
    start: /\[(?:ref|fn|efn_note|footnote)\]/g,
    end: /\[\/(?:ref|fn|efn_note|footnote)\]/g,
    show: (inner) => `<small data-footnote=""> ${inner}</small>`,
  },
]

function showShortcodes(content: string, pictures: Site['pictures']): string {
  const shown = shortcodes.reduce(
    (text, { start, end, show }) => replaceBetween(text, start, end, show),
    content,
  )
  return shown.replace(
    /\[gallery[^\]]{0,500}?\bids="([\d, ]+)"[^\]]{0,500}\]/g,
    (whole, ids: string) => {
      const found = ids.split(',').map((id) => pictures.get(id.trim()))
      if (found.includes(undefined)) return whole
      const shown = found.map(
        (address) => `<img src="${address?.replaceAll('"', '&quot;')}" alt="">`,
      )
      return `\n\n<figure class="gallery">${shown.join('')}</figure>\n\n`
    },
  )
}

/**
 * What stands between two marks is changed, the marks included. Where one has no end, none behind it
 * has: a pattern for both would look for it from each of them.
 */
function replaceBetween(
  text: string,
  start: RegExp,
  end: RegExp,
  change: (inner: string) => string,
): string {
  let result = ''
  let done = 0
  start.lastIndex = 0
  for (let opened = start.exec(text); opened; opened = start.exec(text)) {
    end.lastIndex = start.lastIndex
    const closed = end.exec(text)
    if (!closed) break
    const inner = text.slice(start.lastIndex, closed.index)
    result += text.slice(done, opened.index) + change(inner)
    done = end.lastIndex
    start.lastIndex = done
  }
  return result + text.slice(done)
}

/** A picture with words below it; where it is a link to more than its file, the words are that link. */
function showCaption(inner: string): string {
  const [, picture, words = ''] =
    /^\s*((?:<a [^>]*>)?\s*<img [^>]*>\s*(?:<\/a>)?)([\s\S]*)$/.exec(inner) ?? []
  if (!picture) return inner
  const alone = /<img [^>]*>/.exec(picture)?.[0] ?? picture
  const [link = ''] = /^<a [^>]*>/.exec(picture) ?? []
  const isLink =
    link !== '' && !/\.(?:jpe?g|png|gif|webp|avif)["']/i.test(link) && !/<a /.test(words)
  const caption = isLink ? `${link}${words.trim()}</a>` : words.trim()
  return `\n\n<figure>${alone}<figcaption>${caption}</figcaption></figure>\n\n`
}

/** The notes stand beside the post, and their numbers in it. */
function showFootnotes(tree: HtmlTree, footnotes: string): HtmlTree {
  const notes = new Map(listNotes(footnotes).map(({ id, content }) => [id, content]))
  if (notes.size === 0) return tree
  let left = notes.size
  replaceElements(tree, (found) => {
    const words = found.tagName === 'sup' ? notes.get(String(found.properties.dataFn)) : undefined
    if (words === undefined) return found
    left -= 1
    return {
      ...element('small', { dataFootnote: '' }, ' '),
      children: [
        { type: 'text', value: ' ' },
        ...(parseHtml(words).children as HtmlElement['children']),
      ],
    }
  })
  if (left === 0) {
    tree.children = tree.children.filter(
      (child) => child.type !== 'comment' || !/^\s*wp:footnotes/.test(child.value),
    )
  }
  return tree
}

function listNotes(json: string): { id: string; content: string }[] {
  try {
    const notes: unknown = JSON.parse(json)
    return Array.isArray(notes)
      ? notes.filter((one) => typeof one?.id === 'string' && typeof one.content === 'string')
      : []
  } catch {
    return []
  }
}

const holders = /^(?:ul|ol|dl|table|thead|tbody|tfoot|tr|colgroup|figure|select)$/
const flowing = /^(?:div|section|article|aside|blockquote|li|dd|td|th|center|details)$/
const solid =
  /^(?:pre|h[1-6]|hr|script|style|textarea|iframe|form|address|figcaption|caption|dt|p|col)$/

const isBlock = (node: HtmlNode): node is HtmlElement =>
  node.type === 'element' && [holders, flowing, solid].some((kind) => kind.test(node.tagName))

/**
 * The classic editor writes no paragraphs: blank lines and blocks divide them, and the end of a line
 * is one.
 */
function paragraphsOf(children: readonly HtmlNode[], isItem = false): HtmlNode[] {
  const parts: HtmlNode[][] = [[]]
  for (const child of children) {
    if (isBlock(child)) parts.push([withParagraphs(child)], [])
    else if (child.type === 'text') {
      const [first = '', ...others] = child.value.split(/\n[ \t]*\n/)
      parts.at(-1)?.push({ ...child, value: first })
      parts.push(...others.map((value) => [{ ...child, value }]))
    } else parts.push([...(parts.pop() ?? []), child])
  }
  const full = parts.filter((part) =>
    part.some((one) => one.type !== 'text' || one.value.trim() !== ''),
  )
  const isAlone = isItem && full.filter((part) => !part.some(isBlock)).length === 1
  return full.flatMap((part) => {
    if (part.some(isBlock)) return part
    const lines = breakLines(part)
    return isAlone ? lines : [{ ...element('p', {}), children: lines as HtmlElement['children'] }]
  })
}

function withParagraphs(block: HtmlElement): HtmlElement {
  const { tagName, children } = block
  if (flowing.test(tagName)) {
    const isItem = /^(?:li|dd|td|th)$/.test(tagName)
    return { ...block, children: paragraphsOf(children, isItem) as HtmlElement['children'] }
  }
  if (tagName === 'p')
    return { ...block, children: breakLines(children) as HtmlElement['children'] }
  if (!holders.test(tagName)) return block
  const inner = children.map((child) => (isBlock(child) ? withParagraphs(child) : child))
  return { ...block, children: inner }
}

const unbroken = /^(?:code|script|style|a|img|br)$/

/** Lines within, none at either end of a block, and one where a line ends and is broken. */
function breakLines(nodes: readonly HtmlNode[], isOuter = true): HtmlNode[] {
  const isEdge = (at: number) => {
    const node = nodes[at]
    return node ? node.type === 'element' && node.tagName === 'br' : isOuter
  }
  return nodes.flatMap((node, at): HtmlNode | HtmlNode[] => {
    if (node.type === 'element') {
      if (unbroken.test(node.tagName)) return node
      return { ...node, children: breakLines(node.children, false) as HtmlElement['children'] }
    }
    if (node.type !== 'text' || (!isOuter && node.value.trim() === '')) return node
    const start = isEdge(at - 1) ? node.value.trimStart() : node.value
    const lines = (isEdge(at + 1) ? start.trimEnd() : start).split('\n')
    return lines.flatMap((value, line) => [
      ...(line > 0 ? [element('br')] : []),
      { type: 'text' as const, value },
    ])
  })
}
