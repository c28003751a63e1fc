import type { Options } from 'rehype-sanitize'
import rehypeSanitize from 'rehype-sanitize'
import { unified } from 'unified'
import { invalid } from '../../../domain/errors.ts'
import {
  calloutKinds,
  directions,
  pictureAligns,
  pictureSizes,
} from '../../../domain/posts/blocks.ts'
import {
  isOwnMedia,
  isSafeLink,
  linkRelations,
  relationOf,
} from '../../../domain/posts/link-address.ts'
import { hasMarkup, hasTooManyLines, type SafeHtml } from '../../../domain/posts/published.ts'
import { countWords } from '../../../domain/text.ts'
import { findFramedVideo, youtubePlayerAddress } from '../../../domain/youtube.ts'
import {
  depthOf,
  element,
  type HtmlElement,
  type HtmlNode,
  type HtmlTree,
  listElements,
  parseHtml,
  replaceElements,
  textOf,
  writeHtml,
} from '../../platform/html.ts'
import { DEEPEST, HtmlLimitError } from '../../platform/parse-html.ts'

/** Sanitised content of an article. See `docs/decisions/html-safety.md`. */
export interface SafeContent {
  html: SafeHtml
  /** The text that a reader sees. */
  text: string
  words: number
  /** Whether there is a picture or a film in it. */
  hasMedia: boolean
  /** The addresses that it links to, each once. */
  links: readonly string[]
  /** The content as readers see it, if it has been rendered already. */
  rendered?: string
}

const dir: [string, ...string[]] = ['dir', ...directions]
const languageClass = /^language-[\w+#.-]{1,30}$/
const count = /^\d{1,5}$/
const spans: [string, RegExp][] = [
  ['colSpan', count],
  ['rowSpan', count],
]

const blocks = 'p br hr h1 h2 h3 h4 h5 h6 blockquote aside pre code'.split(' ')
const marks = 'strong b em i u s del sub sup kbd mark small a'.split(' ')
const lists = 'ul ol li dl dt dd'.split(' ')
/** Elements that take `dir` alone; those with further attributes are below. */
const directed = 'h1 h2 h3 h4 h5 h6 blockquote ul li'.split(' ')
const media = 'figure figcaption img iframe'.split(' ')
const tables = 'table caption colgroup col thead tbody tfoot tr th td'.split(' ')
/** Elements removed with their content, which would otherwise be left as text. */
const noise = [
  'script style template title noscript svg math object xmp',
  'textarea select button noembed noframes plaintext',
].flatMap((row) => row.split(' '))

const allowed: Options = {
  tagNames: [...blocks, ...marks, ...lists, ...media, ...tables],
  attributes: {
    ...Object.fromEntries(directed.map((tag) => [tag, [dir]])),
    a: ['href', 'title', ['rel', ...linkRelations]],
    code: [['className', languageClass]],
    iframe: ['src', 'title'],
    img: [
      'src',
      'alt',
      'title',
      ['width', count],
      ['height', count],
      ['dataSize', ...pictureSizes],
      ['dataAlign', ...pictureAligns],
    ],
    aside: [['dataCallout', ...calloutKinds]],
    figure: ['dataGallery'],
    p: [dir, 'dataAction', ['dataBookmark', /^[1-9]\d{0,8}$/]],
    small: ['dataFootnote'],
    ol: [dir, ['start', /^-?\d{1,6}$/], 'reversed', ['type', '1', 'a', 'A', 'i', 'I']],
    col: [['span', count]],
    td: [...spans],
    th: [...spans, ['scope', 'row', 'col', 'rowgroup', 'colgroup']],
  },
  // `settle` checks addresses of links, pictures and frames, by the rules that the editor uses too.
  protocols: {},
  required: {},
  clobber: [],
  // Any other element that is not allowed is replaced by its text.
  strip: noise,
}

const sanitiser = unified().use(rehypeSanitize, allowed).freeze()

/**
 * The only way to get `SafeHtml`: parses as a browser would, filters by an allow-list and writes
 * that tree. Text without markup stays text. Throws `invalid` for HTML nested too deep or with so
 * much markup that parsing it would block the server.
 */
export function prepareContent(html: string): SafeContent {
  if (!hasMarkup(html)) {
    if (hasTooManyLines(html)) throw refuse(false)
    return measure(html.trim(), html)
  }
  const tree = sanitiser.runSync(readOrRefuse(html)) as HtmlTree
  replaceElements(tree, settle)
  if (depthOf(tree) > DEEPEST) throw refuse(true)
  const text = textOf(tree)
  const elements = listElements(tree)
  const hasMedia = elements.some(({ tagName }) => tagName === 'img' || tagName === 'iframe')
  if (elements.length > 0) {
    return measure(writeHtml(tree).trim(), text, { hasMedia, links: addressesIn(elements) })
  }
  return measure(text.trim() && `<p>${writeHtml(tree).trim()}</p>`, text)
}

function readOrRefuse(html: string): HtmlTree {
  try {
    return parseHtml(html)
  } catch (error) {
    throw error instanceof HtmlLimitError ? refuse(error.isTooDeep) : error
  }
}

/** Whether the content has neither visible text nor media. */
export function holdsNothing({ text, hasMedia }: SafeContent): boolean {
  return !hasMedia && !/[^\s\p{Cf}]/u.test(text)
}

const plain: Pick<SafeContent, 'hasMedia' | 'links'> = { hasMedia: false, links: [] }

function measure(html: string, text: string, { hasMedia, links } = plain): SafeContent {
  return { html: html as SafeHtml, text: text.trim(), words: countWords(text), hasMedia, links }
}

/** Checks what an allow-list of names cannot: addresses of pictures, frames and links. */
function settle(found: HtmlElement): HtmlNode | HtmlNode[] | null {
  if (found.tagName === 'a') return normaliseLink(found)
  if (found.tagName === 'img') return isOwnMedia(String(found.properties.src ?? '')) ? found : null
  if (found.tagName === 'iframe') return normaliseFrame(found)
  return normaliseBlock(found)
}

function normaliseLink(link: HtmlElement): HtmlElement {
  const { href, rel } = link.properties
  const address = typeof href === 'string' ? href : ''
  if (!isSafeLink(address)) delete link.properties.href
  const relation = relationOf(address, Array.isArray(rel) ? rel.join(' ') : '')
  link.properties.rel = relation ? relation.split(' ') : undefined
  return link
}

/** Writes a frame in the editor's form; removes one that is not of YouTube. */
function normaliseFrame({ properties }: HtmlElement): HtmlElement | null {
  const video = findFramedVideo(String(properties.src ?? ''))
  if (!video) return null
  const title = String(properties.title ?? '').trim()
  const src = youtubePlayerAddress(video)
  const frame = element('iframe', { src, ...(title && { title }), allowFullScreen: true })
  return element('div', { dataYoutubeVideo: '' }, frame)
}

function refuse(isTooDeep: boolean) {
  const message = isTooDeep
    ? `The content must not be nested more than ${DEEPEST} deep.`
    : 'The content has more markup than an article can have. Please split it.'
  return invalid(message, { content: message })
}

/** The addresses that stored content links to, each once. */
export function linksIn(content: string): string[] {
  return hasMarkup(content) ? addressesIn(listElements(parseHtml(content))) : []
}

function addressesIn(elements: readonly HtmlElement[]): string[] {
  const links = elements.filter(({ tagName }) => tagName === 'a')
  const addresses = links.map(({ properties }) => String(properties.href ?? ''))
  return [...new Set(addresses)].filter((address) => address !== '')
}

/** Writes the editor's own blocks in its form; replaces an incomplete one by its children. */
function normaliseBlock(found: HtmlElement): HtmlNode | HtmlNode[] {
  const { tagName, properties, children } = found
  if (tagName === 'aside') return properties.dataCallout ? found : children
  if (tagName === 'small') return 'dataFootnote' in properties ? normaliseFootnote(found) : children
  if (tagName === 'figure' && 'dataGallery' in properties) return normaliseGallery(found)
  if (tagName !== 'p' || !('dataAction' in properties || properties.dataBookmark)) return found
  return normaliseLinkBlock(found)
}

/** Reduces a footnote to its words and, at its end, the link to its source. */
function normaliseFootnote(note: HtmlElement): HtmlNode[] {
  if (textOf(note).trim() === '') return []
  const links = listElements(note).filter((one) => one.tagName === 'a' && one.properties.href)
  const link = links.at(-1)
  const isSource = link !== undefined && link === note.children.at(-1)
  const words = textOf(isSource ? { ...note, children: note.children.slice(0, -1) } : note)
  const source = isSource ? [{ ...link, children: [wordsOf(textOf(link))] }] : []
  return [element('small', { dataFootnote: '' }, ...(words ? [words] : []), ...source)]
}

function normaliseGallery({ children }: HtmlElement): HtmlNode[] {
  const parts = children.filter((part) => part.type === 'element')
  const isWhole = parts.every(({ tagName }) => tagName === 'img' || tagName === 'figcaption')
  const isGallery = isWhole && parts.some(({ tagName }) => tagName === 'img')
  return [
    element('figure', isGallery ? { dataGallery: '' } : {}, ...(isGallery ? parts : children)),
  ]
}

/** Such a block holds exactly one link; any other is a plain paragraph. */
function normaliseLinkBlock({ properties, children }: HtmlElement): HtmlNode {
  const [link, ...others] = children
  const isLink = link?.type === 'element' && link.tagName === 'a' && others.length === 0
  if (!isLink || !link.properties.href || textOf(link).trim() === '') {
    return element('p', {}, ...children)
  }
  const { dataBookmark } = properties
  const words = { ...link, children: [wordsOf(textOf(link))] }
  return element('p', dataBookmark ? { dataBookmark } : { dataAction: '' }, words)
}

const wordsOf = (value: string): HtmlElement['children'][number] => ({ type: 'text', value })
