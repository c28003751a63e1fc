import { isOwnMedia, localAddress } from '../../../domain/posts/link-address.ts'
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
const plainBlocks = ['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'pre', 'hr', 'img']
const blocks = [...plainBlocks, ...parents, ...tableTags]
const marks = ['strong', 'em', 'u', 's', 'sub', 'sup', 'code', 'kbd', 'mark', 'a']
/** What counts as content where there is no text. */
const solid = ['img', 'hr', 'table']

/** Blocks as an article has them: no boxes, no blank lines, no attributes that say nothing. */
export function tidyBlocks(parts: HtmlPart[], origin: string): HtmlPart[] {
  const tidied = parts.flatMap((part) => (isTag(part) ? tidy(part, origin) : collapse(part) || []))
  return tidied.some((part) => isTag(part, ...blocks)) ? box(tidied) : tidied
}

function tidy(tag: HtmlTag, origin: string): HtmlPart[] {
  if (tag.tag === 'br') return isInterchange(tag) ? [] : [makeTag('br')]
  if (tag.tag === 'pre') return [makeTag('pre', {}, [keepCode(tag)])]
  if (tag.tag === 'img') return tidyImage(tag, origin)
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
  // Of those that say nothing here there is none left (inline-marks.ts).
  if (tag.tag === 'small') return [makeTag('small', { 'data-footnote': '' }, children)]
  if (isOneOf(tag, ...marks)) return [makeTag(tag.tag, tag.attributes, children)]
  return children
}

/** Word's own paragraph styles that are more than a paragraph. */
function paragraphs(tag: HtmlTag, children: HtmlPart[]): HtmlPart[] {
  // A picture or table inside: a paragraph cannot hold it.
  if (hasTag(children, ...blocks)) return box(children)
  // Of a pasted text the title is a section: the article has a title of its own.
  const isTitle = tag.tag === 'h1' || hasClass(tag, /^MsoTitle/)
  const paragraph = makeTag(isTitle ? 'h2' : tag.tag, directionOf(tag), trimBreaks(children))
  return hasClass(tag, /^Mso(Intense)?Quote/)
    ? [makeTag('blockquote', {}, [paragraph])]
    : [paragraph]
}

/** What was in a box without the box: its blocks, and its runs of text as paragraphs. */
function box(children: HtmlPart[]): HtmlPart[] {
  return joinRuns(children, (part) => !isTag(part, ...blocks), paragraphsOfRun)
}

/** Two line breaks in a row are how some mail programs end a paragraph. */
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

/** The page's own way is said of every paragraph by some programs, and says nothing. */
function directionOf({ attributes: { dir } }: HtmlTag): Record<string, string> {
  return dir === 'rtl' ? { dir } : {}
}

function tidyImage({ attributes }: HtmlTag, origin: string): HtmlPart[] {
  const src = localAddress(attributes.src ?? '', origin)
  if (!isOwnMedia(src)) return []
  const { alt = '', title } = attributes
  return [makeTag('img', { src, alt, ...(title && { title }) })]
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

/** Code keeps its lines; colours that came along with it go. */
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

/** Line ends are spaces in HTML, and so are the runs that word processors line text up with. */
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
