/**
 * Turns HTML copied from Word, Google Docs or a web page into HTML that an article can hold. The
 * editor's schema would drop what it does not know; this keeps the meaning that such sources put
 * elsewhere: lists that are paragraphs, emphasis that is a style, headings that are a class.
 */

import { marked } from 'marked'
import { isOwnMedia, localAddress } from '../../../domain/posts/link-address.ts'
import { markdownNote, placeNotes } from '../../../domain/posts/markdown-notes.ts'
import { findFramedVideo, findYoutubeVideo, youtubePlayerAddress } from '../../../domain/youtube.ts'
import {
  changeTags,
  type HtmlPart,
  type HtmlTag,
  hasTag,
  isOneOf,
  isTag,
  makeTag,
  tagSet,
  textOf,
} from '../serialise/html-tree.ts'
import { hasClass, markInline, styleOf } from './inline-marks.ts'
import { restoreCode } from './restore-code.ts'
import { restoreLists } from './restore-lists.ts'
import { tidyBlocks } from './tidy-blocks.ts'

/** `origin` is this site's: links to it become paths. */
export function cleanPaste(parts: HtmlPart[], origin: string): HtmlPart[] {
  return tidyBlocks(markInline(restoreLists(restoreCode(dropNoise(parts))), origin), origin)
}

/** Whether pictures are left out because they are not from our media library. */
export function hasForeignImages(parts: HtmlPart[], origin: string): boolean {
  return parts.some((part) => {
    if (!isTag(part)) return false
    if (part.tag === 'img') return !isOwnMedia(localAddress(part.attributes.src ?? '', origin))
    return hasForeignImages(part.children, origin)
  })
}

/** Hosts of the frames and objects that `cleanPaste` drops: all but the videos of YouTube. */
export function findFrameHosts(parts: HtmlPart[], origin: string): string[] {
  return parts.flatMap((part) => {
    if (!isTag(part)) return []
    if (!isOneOf(part, 'iframe', 'embed', 'object')) return findFrameHosts(part.children, origin)
    const { src, data = '' } = part.attributes
    if (part.tag === 'iframe' && findFramedVideo(src ?? '')) return []
    return URL.canParse(src ?? data, origin) ? [new URL(src ?? data, origin).hostname] : []
  })
}

/** A copied picture comes as a file and as HTML with nothing but an `img` for its address. */
export function isOnlyImages(parts: HtmlPart[]): boolean {
  const isEmpty = (part: HtmlPart): boolean =>
    isTag(part) ? part.tag !== 'table' && part.children.every(isEmpty) : part.trim() === ''
  return hasTag(parts, 'img') && dropNoise(parts).every(isEmpty)
}

const noise = tagSet(
  'script style template title noscript meta link base xml svg math object embed select',
  'textarea button input canvas audio video',
)

/** Drops elements that word processors add for themselves and no reader saw. */
function dropNoise(parts: HtmlPart[]): HtmlPart[] {
  return parts.flatMap<HtmlPart>((part) => {
    if (!isTag(part)) return [part]
    if (isNoise(part)) return []
    return [{ ...part, children: dropNoise(part.children) }]
  })
}

function isNoise(tag: HtmlTag): boolean {
  return noise.has(tag.tag) || isOfficeObject(tag) || isHidden(tag) || isReview(tag)
}

/** Word's own elements: fields, formulas and drawings, of which the browser shows nothing. */
const isOfficeObject = ({ tag }: HtmlTag) => /^(w|m|v|x):/.test(tag)

function isHidden(tag: HtmlTag): boolean {
  return styleOf(tag, 'display') === 'none' || styleOf(tag, 'mso-hide') === 'all'
}

/** Comments in the margin, and text that was struck out with "track changes" on. */
function isReview(tag: HtmlTag): boolean {
  return (
    /^comment/.test(styleOf(tag, 'mso-element')) ||
    styleOf(tag, 'mso-special-character') === 'comment' ||
    hasClass(tag, /^MsoCommentReference$/) ||
    hasClass(tag, /^msoDel$/i) ||
    (tag.tag === 'del' && ('datetime' in tag.attributes || 'cite' in tag.attributes))
  )
}

const signs: readonly RegExp[] = [
  // A heading on a line of its own, with space around it: in a script "#" begins a comment.
  /(?:^|\n[ \t]*\n|^\n)#{1,6} +\S[^\n]*(?:$|\n[ \t]*\n)/,
  /(?:^|\n) {0,3}(```|~~~)/,
  /(?:^|\n)[ \t]*\|?[ \t]*:?-{2,}:?[ \t]*\|/,
  /\[[^\]\n]+\]\((?:https?:|mailto:|\/|#)[^()\s]*\)/,
  /(?:^|[\s(])\*\*[^\s*][^*\n]*\*\*/,
  /(?:^|\n)[ \t]*[-*+] +\S[^\n]*\n(?:[ \t]*\n)?[ \t]*[-*+] +\S/,
  /(?:^|\n)[ \t]*\d{1,2}[.)] +\S[^\n]*\n(?:[ \t]*\n)?[ \t]*\d{1,2}[.)] +\S/,
  /(?:^|\n)> +\S/,
  markdownNote,
]

/** Whether the text has Markdown syntax that ordinary text lacks; otherwise it stays plain. */
export function looksLikeMarkdown(text: string): boolean {
  const lines = text.replaceAll(/\r\n?/g, '\n')
  return signs.some((sign) => sign.test(lines))
}

/** Markdown as HTML, which may hold anything and still needs `cleanMarkdown`. */
export function markdownHtml(text: string): string {
  // Every line end stays a line break, so that lines of text do not run together.
  return marked.parse(placeNotes(text.replaceAll(/\r\n?/g, '\n')), {
    async: false,
    breaks: true,
    gfm: true,
  })
}

export function cleanMarkdown(parts: HtmlPart[], origin: string): HtmlPart[] {
  return changeTags(cleanPaste(parts, origin), (tag) => [filmOf(tag) ?? withoutLastBreak(tag)])
}

/** Drops the line end after the last line of code, which would add an empty line. */
function withoutLastBreak(tag: HtmlTag): HtmlTag {
  const last = tag.tag === 'code' ? tag.children.at(-1) : undefined
  if (typeof last !== 'string') return tag
  return { ...tag, children: [...tag.children.slice(0, -1), last.replace(/\n$/, '')] }
}

/** A link to a film alone in its paragraph becomes the film. */
function filmOf(tag: HtmlPart): HtmlPart | null {
  if (!isTag(tag, 'p') || tag.children.length !== 1 || !isTag(tag.children[0], 'a')) return null
  const video = findYoutubeVideo(textOf(tag).trim())
  return video && makeTag('iframe', { src: youtubePlayerAddress(video) })
}

const plainTags = ['html', 'head', 'meta', 'body', 'div', 'span', 'br']

/** Whether it is only coloured lines, as code editors copy: the plain text says the same. */
export function isOnlyLines(parts: HtmlPart[]): boolean {
  return parts.every(
    (part) => !isTag(part) || (isTag(part, ...plainTags) && isOnlyLines(part.children)),
  )
}
