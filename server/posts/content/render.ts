import { createHash } from 'node:crypto'
import { createRequire } from 'node:module'
import { unified } from 'unified'
import { articleWords } from '../../../content/pages/insights.ts'
import { hasMarkup, paragraphsOf, type SafeHtml } from '../../../domain/posts/published.ts'
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

type Highlighting = typeof import('rehype-highlight')

const require = createRequire(import.meta.url)
let loaded: ReturnType<typeof createHighlighter> | undefined

/** Three dozen languages take 20 MB of memory, and few articles show code. */
function createHighlighter() {
  const { default: rehypeHighlight } = require('rehype-highlight') as Highlighting
  return unified().use(rehypeHighlight, { detect: false }).freeze()
}

/**
 * Characters of code that are coloured, in one block and in an article; the rest stays plain. The
 * patterns of some languages take time by the square of the length: 2,000 characters made for that
 * take 50 ms, 6,000 half a second.
 */
const MOST_COLOURED_IN_BLOCK = 2_000
const MOST_COLOURED = 10_000

/** To be raised with every change of what `renderContent` makes of the same content. */
const RENDERING = 1

/** Names what a stored rendering was made from, and how: another one is made where it is not this. */
export function nameRendering(content: SafeHtml): string {
  return `${RENDERING}-${createHash('sha256').update(content).digest('base64url')}`
}

/**
 * Stored content as readers see it: code coloured, a still in the place of each video, wide tables
 * and code within reach of the keyboard. Coloured here, so that no highlighter is ever shipped.
 */
export function renderContent(content: SafeHtml): string {
  if (!hasMarkup(content)) return paragraphsOf(content)
  const tree = read(content)
  // Saved before there was a bound: safe, and plain.
  if (!tree) return content
  colourCode(tree)
  lowerHeadings(tree)
  replaceElements(tree, present)
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
    loaded ??= createHighlighter()
    loaded.runSync({ type: 'root', children: [block] })
  }
}

/** The page's only h1 is the title: where the text uses h1, all its headings go one level down. */
function lowerHeadings(tree: HtmlTree): void {
  const headings = listElements(tree).filter(({ tagName }) => /^h[1-6]$/.test(tagName))
  if (!headings.some(({ tagName }) => tagName === 'h1')) return
  for (const heading of headings) {
    heading.tagName = `h${Math.min(6, Number(heading.tagName[1]) + 1)}`
  }
}

function present(found: HtmlElement): HtmlElement {
  if (found.tagName === 'img') {
    return { ...found, properties: { ...found.properties, loading: 'lazy', decoding: 'async' } }
  }
  if (found.tagName === 'pre') return { ...found, properties: { ...found.properties, tabIndex: 0 } }
  if (found.tagName === 'table') return presentTable(found)
  if (found.properties.dataYoutubeVideo !== undefined) return presentVideo(found)
  return found
}

/** A region of its own, because what scrolls sideways must be reachable by keyboard and named. */
function presentTable(table: HtmlElement): HtmlElement {
  const caption = listElements(table).find(({ tagName }) => tagName === 'caption')
  const ariaLabel = (caption && textOf(caption).trim()) || 'Table'
  return element(
    'div',
    { className: ['table-scroll'], role: 'region', ariaLabel, tabIndex: 0 },
    table,
  )
}

/**
 * A still of ours, which asks YouTube for nothing. It is a link to the film, and `play-video.js`
 * puts the privacy-enhanced player in its place when it is pressed.
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
