import { isOwnMedia, localAddress } from '../../../domain/posts/link-address.ts'
import { findFramedVideo, youtubePlayerAddress } from '../../../domain/youtube.ts'
import {
  type HtmlPart,
  type HtmlTag,
  hasTag,
  isOneOf,
  isTag,
  joinRuns,
  makeTag,
  tagSet,
  textOf,
} from '../serialise/html-tree.ts'
import { hasClass } from './inline-marks.ts'

const boxes = tagSet(
  'div section article header footer main aside nav center address details summary',
  'fieldset form figure figcaption',
)
const parents = ['ul', 'ol', 'li', 'dl', 'dt', 'dd', 'blockquote']
const tableTags = ['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'td', 'th']
const plainBlocks = ['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'pre', 'hr', 'img', 'iframe']
const blocks = [...plainBlocks, ...parents, ...tableTags]
const marks = ['strong', 'em', 'u', 's', 'sub', 'sup', 'code', 'kbd', 'mark', 'a']
/** Elements that count as content without text. */
const solid = ['img', 'hr', 'table', 'iframe']

/** Reduces blocks to those of an article: no boxes, blank lines or meaningless attributes. */
export function tidyBlocks(parts: HtmlPart[], origin: string): HtmlPart[] {
  const tidied = parts.flatMap((part) => (isTag(part) ? tidy(part, origin) : collapse(part) || []))
  return tidied.some((part) => isTag(part, ...blocks)) ? box(tidied) : tidied
}

function tidy(tag: HtmlTag, origin: string): HtmlPart[] {
  if (tag.tag === 'br') return isInterchange(tag) ? [] : [makeTag('br')]
  if (tag.tag === 'pre') return [makeTag('pre', {}, [keepCode(tag)])]
  if (tag.tag === 'img') return tidyImage(tag, origin)
  if (tag.tag === 'iframe') return tidyFrame(tag)
  if (tag.tag === 'colgroup' || tag.tag === 'col') return []
  return tidyContent(tag, tidyBlocks(tag.children, origin))
}

function tidyContent(tag: HtmlTag, children: HtmlPart[]): HtmlPart[] {
  if (tag.tag === 'hr') return [makeTag('hr')]
  if (/^(p|h[1-6])$/.test(tag.tag)) return isBlank(children) ? [] : paragraphs(tag, children)
  if (boxes.has(tag.tag)) return isBlank(children) ? [] : box(children)
  if (isOneOf(tag, 'td', 'th'))
    return [makeTag(tag.tag, spansOf(tag), isBlank(children) ? [] : children)]
  if (isOneOf(tag, ...parents) && isBlank(children)) return []
  if (isOneOf(tag, ...parents, ...tableTags))
    return [makeTag(tag.tag, listAttributesOf(tag), children)]
  // Only footnotes are left: inline-marks.ts has unwrapped every other `small`.
  if (tag.tag === 'small') return [makeTag('small', { 'data-footnote': '' }, children)]
  if (isOneOf(tag, ...marks)) return [makeTag(tag.tag, tag.attributes, children)]
  return children
}

/** Turns a paragraph or heading into blocks; Word's title and quote styles have their own. */
function paragraphs(tag: HtmlTag, children: HtmlPart[]): HtmlPart[] {
  // A paragraph cannot hold a picture or table.
  if (hasTag(children, ...blocks)) return box(children)
  // The title of a pasted text becomes a section: the article has its own title.
  const isTitle = tag.tag === 'h1' || hasClass(tag, /^MsoTitle/)
  const paragraph = makeTag(isTitle ? 'h2' : tag.tag, directionOf(tag), trimBreaks(children))
  return hasClass(tag, /^Mso(Intense)?Quote/)
    ? [makeTag('blockquote', {}, [paragraph])]
    : [paragraph]
}

/** Unwraps a box: keeps its blocks and makes its runs of text paragraphs. */
function box(children: HtmlPart[]): HtmlPart[] {
  return joinRuns(children, (part) => !isTag(part, ...blocks), paragraphsOfRun)
}

/** Splits at two line breaks in a row, with which some mail programs end a paragraph. */
function paragraphsOfRun(run: HtmlPart[]): HtmlPart[] {
  const paragraphs: HtmlPart[][] = [[]]
  run.forEach((part, index) => {
    if (isTag(part, 'br') && isTag(run[index + 1], 'br')) paragraphs.push([])
    else paragraphs.at(-1)?.push(part)
  })
  return paragraphs
    .filter((parts) => !isBlank(parts))
    .map((parts) => makeTag('p', {}, trimBreaks(parts)))
}

/** Keeps only "rtl": some programs set the default "ltr" on every paragraph. */
function directionOf({ attributes: { dir } }: HtmlTag): Record<string, string> {
  return dir === 'rtl' ? { dir } : {}
}

function tidyImage({ attributes }: HtmlTag, origin: string): HtmlPart[] {
  const src = localAddress(attributes.src ?? '', origin)
  if (!isOwnMedia(src)) return []
  const { alt = '', title } = attributes
  return [makeTag('img', { src, alt, ...(title && { title }) })]
}

/** Keeps a video of YouTube, and drops every other frame. */
function tidyFrame({ attributes: { src = '', title = '' } }: HtmlTag): HtmlPart[] {
  const video = findFramedVideo(src)
  return video ? [makeTag('iframe', { src: youtubePlayerAddress(video), title })] : []
}

function spansOf({ attributes }: HtmlTag): Record<string, string> {
  const { colspan = '1', rowspan = '1' } = attributes
  return {
    ...(/^([2-9]|[1-9]\d{1,2})$/.test(colspan) && { colspan }),
    ...(/^([2-9]|[1-9]\d{1,2})$/.test(rowspan) && { rowspan }),
  }
}

function listAttributesOf(list: HtmlTag): Record<string, string> {
  if (list.tag !== 'ol') return isOneOf(list, ...parents) ? directionOf(list) : {}
  const { start = '1', type = '1' } = list.attributes
  return {
    ...directionOf(list),
    ...(/^-?\d{1,6}$/.test(start) && start !== '1' && { start }),
    ...(/^[aAiI]$/.test(type) && { type }),
  }
}

/** Keeps the lines and language of code, and drops its colours. */
function keepCode(pre: HtmlTag): HtmlTag {
  const code = pre.children.find((part) => isTag(part, 'code'))
  const [language] =
    /\blanguage-[\w+#.-]{1,30}/.exec((isTag(code) && code.attributes.class) || '') ?? []
  return makeTag('code', language ? { class: language } : {}, [lines(pre)])
}

function lines(part: HtmlPart): string {
  if (!isTag(part)) return part
  return part.tag === 'br' ? '\n' : part.children.map(lines).join('')
}

/** Line ends and the runs of spaces that word processors align text with become one space. */
function collapse(text: string): string {
  return text.replace(/[ \t\r\n\f]+/g, ' ').replace(/[ \u00a0]{2,}/g, ' ')
}

const isInterchange = (tag: HtmlTag) => hasClass(tag, /^Apple-interchange-newline$/)

function isBlank(parts: HtmlPart[]): boolean {
  return parts.every((part) => textOf(part).trim() === '') && !hasTag(parts, ...solid)
}

function trimBreaks(parts: HtmlPart[]): HtmlPart[] {
  const isGap = (part: HtmlPart) => isTag(part, 'br') || (!isTag(part) && part.trim() === '')
  const first = parts.findIndex((part) => !isGap(part))
  const last = parts.findLastIndex((part) => !isGap(part))
  return parts.slice(first, last + 1)
}
