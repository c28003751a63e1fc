/**
 * What was copied from Word, Google Docs or a web page, as an article can have it. The editor's
 * schema would drop what it does not know; this keeps the meaning that such sources put elsewhere:
 * lists that are paragraphs, emphasis that is a style, headings that are a class.
 */

import { isOwnMedia, localAddress } from '../../../../domain/posts/link-address.ts'
import { type HtmlPart, hasTag, isTag } from '../html-tree.ts'
import { dropNoise } from './drop-noise.ts'
import { markInline } from './inline-marks.ts'
import { restoreLists } from './restore-lists.ts'
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
