import { createHash } from 'node:crypto'
import { createRequire } from 'node:module'
import { unified } from 'unified'
import { articleWords } from '../../../content/en/pages/insights.ts'
import {
  hasMarkup,
  hasTooManyLines,
  paragraphsOf,
  type SafeHtml,
} from '../../../domain/posts/published.ts'
import { sectionPrefix } from '../../../domain/posts/sections.ts'
import { slugOf } from '../../../domain/slug.ts'
import { findFramedVideo, youtubePlayerAddress } from '../../../domain/youtube.ts'
import {
  element,
  type HtmlElement,
  type HtmlTree,
  listElements,
  parseHtml,
  replaceElements,
  textOf,
  writeHtml,
} from '../../platform/html.ts'
import { HtmlLimitError } from '../../platform/parse-html.ts'
import { presentBlock, takeNotes } from './blocks.ts'

type Highlighting = typeof import('rehype-highlight')

const require = createRequire(import.meta.url)
let loaded: ReturnType<typeof createHighlighter> | undefined

/** Loaded at first use: its three dozen languages take 20 MB, and few articles show code. */
function createHighlighter() {
  const { default: rehypeHighlight } = require('rehype-highlight') as Highlighting
  return unified().use(rehypeHighlight, { detect: false }).freeze()
}

/**
 * Characters of code that are coloured, in one block and in an article; the rest stays plain. The
 * patterns of some languages take quadratic time: 2,000 hostile characters take 50 ms, 6,000 half
 * a second.
 */
const MOST_COLOURED_IN_BLOCK = 2_000
const MOST_COLOURED = 10_000

/** Version of rendering and search text: raise it when the same content yields another result. */
const RENDERING = 4

/** Key of a rendering: version and hash of the content. A stored one with another key is stale. */
export function nameRendering(content: SafeHtml): string {
  return `${RENDERING}-${createHash('sha256').update(content).digest('base64url')}`
}

/** Whether a rendering of this name has the current version. */
export function isCurrent(name: string | null): boolean {
  return name?.startsWith(`${RENDERING}-`) ?? false
}

/**
 * Stored content as readers see it: code coloured, a still image instead of each video, wide tables
 * and code focusable by keyboard. Code is coloured here so that no highlighter is shipped.
 */
export function renderContent(content: SafeHtml): string {
  // Text saved before lines were limited becomes a single paragraph.
  if (!hasMarkup(content)) {
    return paragraphsOf(hasTooManyLines(content) ? content.replaceAll(/[\r\n]+/g, ' ') : content)
  }
  const tree = read(content)
  // Content saved before markup was limited is safe, and shown as it is stored.
  if (!tree) return content
  colourCode(tree)
  lowerHeadings(tree)
  const notes = takeNotes(tree)
  nameHeadings(tree)
  replaceElements(tree, present)
  if (notes) tree.children.push(notes)
  return writeHtml(tree)
}

function read(content: SafeHtml): HtmlTree | null {
  try {
    return parseHtml(content)
  } catch (error) {
    if (error instanceof HtmlLimitError) return null
    throw error
  }
}

function colourCode(tree: HtmlTree): void {
  let left = MOST_COLOURED
  for (const block of listElements(tree).filter(({ tagName }) => tagName === 'pre')) {
    const { length } = textOf(block)
    if (length > MOST_COLOURED_IN_BLOCK || length > left) continue
    left -= length
    if (!namesLanguage(block)) continue
    loaded ??= createHighlighter()
    loaded.runSync({ type: 'root', children: [block] })
  }
}

/** Code without the name of its language stays plain: the language is not detected. */
function namesLanguage(block: HtmlElement): boolean {
  return listElements(block).some(
    ({ properties: { className } }) =>
      Array.isArray(className) && className.some((name) => /^lang(uage)?-/.test(String(name))),
  )
}

/** The page's only h1 is the title: where the text uses h1, all its headings go one level down. */
function lowerHeadings(tree: HtmlTree): void {
  const headings = listElements(tree).filter(({ tagName }) => /^h[1-6]$/.test(tagName))
  if (!headings.some(({ tagName }) => tagName === 'h1')) return
  for (const heading of headings) {
    heading.tagName = `h${Math.min(6, Number(heading.tagName[1]) + 1)}`
  }
}

/** Gives each h2 and h3 an id and makes its text a link to that section. */
function nameHeadings(tree: HtmlTree): void {
  const taken = new Set<string>()
  for (const heading of listElements(tree)) {
    const name = textOf(heading).trim()
    if (!/^h[23]$/.test(heading.tagName) || name === '') continue
    const id = findFreeId(`${sectionPrefix}${slugOf(name) || 'section'}`, taken)
    heading.properties = { ...heading.properties, id }
    // Links cannot be nested.
    if (listElements(heading).some(({ tagName }) => tagName === 'a')) continue
    const link = element('a', { className: ['section-link'], href: `#${id}` })
    link.children = heading.children
    heading.children = [link]
  }
}

function findFreeId(wanted: string, taken: Set<string>): string {
  let id = wanted
  for (let number = 2; taken.has(id); number++) id = `${wanted}-${number}`
  taken.add(id)
  return id
}

function present(found: HtmlElement): HtmlElement {
  if (found.tagName === 'img') {
    return { ...found, properties: { ...found.properties, loading: 'lazy', decoding: 'async' } }
  }
  if (found.tagName === 'pre') return { ...found, properties: { ...found.properties, tabIndex: 0 } }
  if (found.tagName === 'table') return presentTable(found)
  if (found.properties.dataYoutubeVideo !== undefined) return presentVideo(found)
  return presentBlock(found)
}

/**
 * Gives each cell the name of its column, so that on a phone each row is shown as a record. Returns
 * false for a table without a plain head, which scrolls there instead.
 */
function nameCells(table: HtmlElement): boolean {
  const rows = listElements(table).filter(({ tagName }) => tagName === 'tr')
  const cellsOf = (row: HtmlElement) =>
    row.children.filter((it) => it.type === 'element').filter((it) => /^t[hd]$/.test(it.tagName))
  const [head = [], ...body] = rows.map(cellsOf)
  const isPlain =
    head.length > 0 &&
    head.every(({ tagName }) => tagName === 'th') &&
    body.every((cells) => cells.length === head.length) &&
    ![...head, ...body.flat()].some(({ properties: { colSpan, rowSpan } }) => colSpan || rowSpan)
  if (!isPlain || body.length === 0) return false
  const columns = head.map((cell) => textOf(cell).trim())
  for (const cells of body) {
    for (const [index, cell] of cells.entries()) {
      cell.properties = { ...cell.properties, dataColumn: columns[index] ?? '' }
    }
  }
  // CSS that changes a table's layout removes its semantics; roles keep them for screen readers.
  const roles: Record<string, string> = {
    tr: 'row',
    td: 'cell',
    th: 'columnheader',
    tbody: 'rowgroup',
    thead: 'rowgroup',
  }
  table.properties = { ...table.properties, role: 'table' }
  for (const part of listElements(table)) {
    const role = roles[part.tagName]
    if (role) part.properties = { ...part.properties, role }
  }
  return true
}

/** A region of its own, because what scrolls sideways must be reachable by keyboard and named. */
function presentTable(table: HtmlElement): HtmlElement {
  const isStacked = nameCells(table)
  const caption = listElements(table).find(({ tagName }) => tagName === 'caption')
  const ariaLabel = (caption && textOf(caption).trim()) || 'Table'
  return element(
    'div',
    {
      className: isStacked ? ['table-scroll', 'table-stacked'] : ['table-scroll'],
      role: 'region',
      ariaLabel,
      tabIndex: 0,
    },
    table,
  )
}

/**
 * A still image that requests nothing from YouTube. It links to the film; `play-video.js` replaces
 * it by the privacy-enhanced player when it is pressed.
 */
function presentVideo(stored: HtmlElement): HtmlElement {
  const frame = listElements(stored).find(({ tagName }) => tagName === 'iframe')
  const video = findFramedVideo(String(frame?.properties.src ?? ''))
  if (!frame || !video) return element('p')
  const title = String(frame.properties.title ?? '').trim() || 'YouTube'
  const { play, note } = articleWords.video
  const link = element(
    'a',
    {
      className: ['video-play'],
      href: `https://www.youtube.com/watch?v=${video.id}${video.start === null ? '' : `&t=${video.start}`}`,
      rel: ['noopener', 'noreferrer'],
      dataPlayer: youtubePlayerAddress(video),
      dataTitle: title,
    },
    element(
      'span',
      { className: ['video-play-label'] },
      play.replace('{title}', () => title),
    ),
  )
  return element('figure', { className: ['video'] }, link, element('figcaption', {}, note))
}
