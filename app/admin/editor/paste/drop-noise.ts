import { type HtmlPart, type HtmlTag, isTag, tagSet } from '../html-tree.ts'
import { hasClass, styleOf } from './style.ts'

const noise = tagSet(
  'script style template title noscript meta link base xml svg math object embed select',
  'textarea button input canvas audio video',
)

/** Leaves out what a word processor adds for itself and no reader of it saw. */
export function dropNoise(parts: HtmlPart[]): HtmlPart[] {
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
