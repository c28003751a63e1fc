/** The export of WordPress (WXR): an RSS file with the texts as HTML in it. */
import { createRequire } from 'node:module'
import { slugOf } from '../../domain/slug.ts'
import { findYoutubeVideo, youtubePlayerAddress } from '../../domain/youtube.ts'
import {
  element,
  type HtmlTree,
  parseHtml,
  replaceElements,
  textOf,
  writeHtml,
} from '../platform/html.ts'
import { emptyText, fitLine, lineOf, type ReadText, readDate, readOrRefuse } from './read-text.ts'
import { readTidy } from './tidy-html.ts'

const require = createRequire(import.meta.url)

/** More no post is filed under. */
const MOST_LABELS = 100

type Node = string | { [name: string]: Node } | Node[] | undefined
type Item = Record<string, Node>

export interface WordpressFile {
  texts: ReadText[]
  notes: string[]
}

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
export function readWordpress(source: string, xml: string): WordpressFile | null {
  const channel = readChannel(xml)
  if (!channel) return null
  const { items, authors } = channel
  const ofType = (type: string) => items.filter((item) => contentOf(item['wp:post_type']) === type)
  const isKept = (item: Item) => !/^(trash|auto-draft|inherit)$/.test(contentOf(item['wp:status']))
  const pictures = new Map(
    ofType('attachment').map((item) => [
      contentOf(item['wp:post_id']),
      contentOf(item['wp:attachment_url']),
    ]),
  )
  const posts = ofType('post')
  const texts = posts
    .filter(isKept)
    .map((item) => readOrRefuse(source, () => readItem(source, item, { pictures, authors })))
  const pages = ofType('page').length
  const thrown = posts.length - texts.length
  return {
    texts,
    notes: [
      ...(pages > 0 ? [`Pages were left out, since only posts are read: ${pages}.`] : []),
      ...(thrown > 0 ? [`Posts in the trash of WordPress were left out: ${thrown}.`] : []),
    ],
  }
}

interface Channel {
  items: Item[]
  /** Names to show, by the names that they sign in with. */
  authors: Map<string, string>
}

function readChannel(xml: string): Channel | null {
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
    const { rss } = parser.parse(xml) as { rss?: { channel?: { item?: Item[] } & Item } }
    const authors = listOf(rss?.channel?.['wp:author']).map((one) => {
      const login = lineOf(contentOf(one['wp:author_login']))
      return [login, lineOf(contentOf(one['wp:author_display_name'])) || login] as const
    })
    return { items: rss?.channel?.item ?? [], authors: new Map(authors) }
  } catch {
    return null
  }
}

/** Text stands as it is in CDATA, and with signs by their names outside of it. */
function contentOf(node: Node): string {
  if (node === undefined) return ''
  if (typeof node === 'string') return node.includes('&') ? textOf(parseHtml(node)) : node
  if (Array.isArray(node)) return node.map(contentOf).join('')
  const { '#text': text, '#cdata': cdata } = node
  const raw = Array.isArray(cdata) ? cdata.join('') : typeof cdata === 'string' ? cdata : ''
  return `${raw === '' ? contentOf(text) : ''}${raw}`
}

function listOf(node: Node): Item[] {
  return (Array.isArray(node) ? node : []).filter((one): one is Item => typeof one === 'object')
}

interface Beside extends Pick<Channel, 'authors'> {
  pictures: Map<string, string>
}

function readItem(source: string, item: Item, { pictures, authors }: Beside): ReadText {
  const text = emptyText(source)
  const address = lineOf(contentOf(item['wp:post_name']))
  text.source = address ? `${source}: ${address.slice(0, 120)}` : source
  const meta = new Map(
    listOf(item['wp:postmeta']).map((one) => [
      contentOf(one['wp:meta_key']),
      contentOf(one['wp:meta_value']),
    ]),
  )
  text.title = fitLine(text, 'title', contentOf(item.title)) ?? 'Untitled'
  text.slug = slugOf(decode(address)) || null
  text.description = fitLine(text, 'description', plain(contentOf(item['excerpt:encoded'])))
  text.date = readDate(text, dateOf(item))
  const labels = listOf(item.category).slice(0, MOST_LABELS)
  const inDomain = (domain: string) =>
    labels
      .filter((label) => contentOf(label['@domain']) === domain)
      .map((label) => ({
        name: lineOf(contentOf(label)),
        key: slugOf(contentOf(label['@nicename'])) || null,
      }))
  text.categories = inDomain('category').filter(({ key }) => key !== 'uncategorized')
  const login = lineOf(contentOf(item['dc:creator']))
  text.authors = login ? [{ name: authors.get(login) ?? login, key: slugOf(login) || null }] : []
  text.tags = inDomain('post_tag').map(({ name }) => name)
  text.featured = pictures.get(meta.get('_thumbnail_id') ?? '') ?? null
  text.meta_title = fitLine(text, 'meta_title', meta.get('_yoast_wpseo_title'))
  text.meta_description = fitLine(text, 'meta_description', meta.get('_yoast_wpseo_metadesc'))
  text.html = readContent(text, contentOf(item['content:encoded']))
  return text
}

/** Drafts have none: WordPress writes zeros. */
function dateOf(item: Item): string {
  const time = contentOf(item['wp:post_date_gmt']) || contentOf(item['wp:post_date'])
  return time.startsWith('0000') ? '' : time
}

function decode(address: string): string {
  try {
    return decodeURIComponent(address)
  } catch {
    return address
  }
}

const plain = (html: string) => (html === '' ? '' : textOf(readTidy(html)))

/** Throws `HtmlLimitError`. */
function readContent(text: ReadText, content: string): string {
  const plain = content.replaceAll('\0', '').replace(/\r\n?/g, '\n')
  const captioned = replaceBetween(plain, /\[caption[^\]]{0,500}\]/g, /\[\/caption\]/g, showCaption)
  const filmed = replaceBetween(
    captioned,
    /\[embed[^\]]{0,500}\]/g,
    /\[\/embed\]/g,
    (inner) => `\n\n${inner}\n\n`,
  )
  const html = filmed.includes('<!-- wp:') ? filmed : addParagraphs(filmed)
  const tree = readTidy(html)
  showFilms(tree)
  const codes = textOf(tree).match(/\[\/?[a-z][a-z0-9_-]{1,40}(\s[^\]\n]{0,300})?\]/gi) ?? []
  const names = [...new Set(codes.map((code) => /[a-z][\w-]*/i.exec(code)?.[0] ?? ''))]
  if (names.length > 0) {
    text.notes.push(`Shortcodes stayed as text: ${names.slice(0, 10).join(', ')}.`)
  }
  return writeHtml(tree)
}

/**
 * What stands between two marks is changed, the marks included. Where one has no end, none behind it
 * has: a pattern for both would look for it from each of them.
 */
function replaceBetween(
  text: string,
  start: RegExp,
  end: RegExp,
  change: (inner: string, whole: string) => string,
): string {
  let result = ''
  let done = 0
  for (let opened = start.exec(text); opened; opened = start.exec(text)) {
    end.lastIndex = start.lastIndex
    const closed = end.exec(text)
    if (!closed) break
    const whole = text.slice(opened.index, end.lastIndex)
    const inner = text.slice(start.lastIndex, closed.index)
    result += text.slice(done, opened.index) + change(inner, whole)
    done = end.lastIndex
    start.lastIndex = done
  }
  return result + text.slice(done)
}

/** A picture with words below it: the picture, perhaps in a link, and then the words. */
function showCaption(inner: string): string {
  const [, picture, words = ''] =
    /^\s*((?:<a [^>]*>)?\s*<img [^>]*>\s*(?:<\/a>)?)([\s\S]*)$/.exec(inner) ?? []
  if (!picture) return inner
  const alone = /<img [^>]*>/.exec(picture)?.[0] ?? picture
  return `\n\n<figure>${alone}<figcaption>${words.trim()}</figcaption></figure>\n\n`
}

const block =
  /^<\/?(p|h[1-6]|ul|ol|li|dl|dt|dd|table|thead|tbody|tfoot|tr|td|th|blockquote|pre|figure|figcaption|div|section|hr|iframe|form|address|script|style)\b/i

/** The classic editor writes no paragraphs: blank lines divide them, and a line's end is one. */
function addParagraphs(content: string): string {
  const kept: string[] = []
  const guarded = replaceBetween(
    content,
    /<pre/gi,
    /<\/pre>/gi,
    (_, code) => `\n\n\u0001${kept.push(code) - 1}\u0001\n\n`,
  )
  return guarded
    .split(/\n[ \t]*\n/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => {
      // biome-ignore lint/suspicious/noControlCharactersInRegex: a mark that no text of an XML file has
      const [, code] = /^\u0001(\d+)\u0001$/.exec(part) ?? []
      if (code !== undefined) return kept[Number(code)]
      return block.test(part) ? part : `<p>${part.replaceAll('\n', '<br>\n')}</p>`
    })
    .join('\n')
}

/** The address of a film that stands alone is the film; it may be in the box of an embedding. */
function showFilms(tree: HtmlTree): void {
  replaceElements(tree, (found) => {
    const address = found.tagName === 'p' ? textOf(found).trim() : ''
    const video = /\s/.test(address) ? null : findYoutubeVideo(address)
    return video ? element('iframe', { src: youtubePlayerAddress(video) }) : found
  })
}
