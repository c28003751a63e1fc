/**
 * What was copied from Word, Google Docs or a web page, as an article can have it. The editor's
 * schema would drop what it does not know; this keeps the meaning that such sources put elsewhere:
 * lists that are paragraphs, emphasis that is a style, headings that are a class.
 */

import { isOwnMedia, localAddress } from '../../../domain/posts/link-address.ts'
import { type HtmlPart, type HtmlTag, hasTag, isTag, tagSet } from '../serialise/html-tree.ts'
import { markInline } from './inline-marks.ts'
import { restoreLists } from './restore-lists.ts'
import { hasClass, styleOf } from './style.ts'
import { tidyBlocks } from './tidy-blocks.ts'

/** `origin` is this site's: what leads there becomes a path. */
export function cleanPaste(parts: HtmlPart[], origin: string): HtmlPart[] {
  return tidyBlocks(markInline(restoreLists(dropNoise(parts)), origin), origin)
}

/** Whether pictures are left out because they are not from our media library. */
export function hasForeignImages(parts: HtmlPart[], origin: string): boolean {
  return parts.some((part) => {
    if (!isTag(part)) return false
    if (part.tag === 'img') return !isOwnMedia(localAddress(part.attributes.src ?? '', origin))
    return hasForeignImages(part.children, origin)
  })
}

/** A picture that was copied comes as a file and as a tag that names where it was. */
export function isOnlyImages(parts: HtmlPart[]): boolean {
  const isEmpty = (part: HtmlPart): boolean =>
    isTag(part) ? part.tag !== 'table' && part.children.every(isEmpty) : part.trim() === ''
  return hasTag(parts, 'img') && dropNoise(parts).every(isEmpty)
}

const noise = tagSet(
  'script style template title noscript meta link base xml svg math object embed select',
  'textarea button input canvas audio video',
)

/** Leaves out what a word processor adds for itself and no reader of it saw. */
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
function isOfficeObject({ tag }: HtmlTag): boolean {
  return /^(w|m|v|x):/.test(tag)
}

function isHidden(tag: HtmlTag): boolean {
  return styleOf(tag, 'display') === 'none' || styleOf(tag, 'mso-hide') === 'all'
}

/** Comments in the margin, and text that was struck out with "track changes" on. */
function isReview(tag: HtmlTag): boolean {
  return (
    /^comment/.test(styleOf(tag, 'mso-element')) ||
    styleOf(tag, 'mso-special-character') === 'comment' ||
    hasClass(tag, /^MsoCommentReference$/) ||
    (tag.tag === 'del' && 'datetime' in tag.attributes)
  )
}
