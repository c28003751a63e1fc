import { isSafeLink, localAddress } from '../../../domain/posts/link-address.ts'
import {
  changeTags,
  type HtmlPart,
  type HtmlTag,
  isOneOf,
  isTag,
  makeTag,
  tagSet,
} from '../serialise/html-tree.ts'
import { unwrapLink } from './unwrap-link.ts'

/** Emphasis that was said in styles, said in tags; and links that lead somewhere. */
export function markInline(parts: HtmlPart[], origin: string): HtmlPart[] {
  const marked = changeTags(parts, (tag) => {
    if (tag.tag === 'a') return normaliseLink(tag, origin)
    if (isNote(tag)) return [tag]
    return isMarked(tag) ? wrap(tag.children, marksOf(tag)) : [tag]
  })
  return changeTags(marked, normaliseHeading)
}

const isNote = ({ tag, attributes }: HtmlTag) => tag === 'small' && 'data-footnote' in attributes

const inlineTags = tagSet(
  'span font b strong i em u ins s strike del sub sup small big tt samp var cite dfn abbr',
  'label time code kbd mark',
)

/** Names with a colon are Word's smart tags ("st1:place") and paragraph ends ("o:p"). */
function isMarked(tag: HtmlTag): boolean {
  const isBlockOfCode = hasClass(tag, /^language-/)
  return !isBlockOfCode && (inlineTags.has(tag.tag) || tag.tag.includes(':'))
}

function marksOf(tag: HtmlTag): string[] {
  const line = styleOf(tag, 'text-decoration') || styleOf(tag, 'text-decoration-line')
  const place = styleOf(tag, 'vertical-align')
  return [
    isBold(tag) && 'strong',
    isItalic(tag) && 'em',
    (tag.tag === 'u' || line.includes('underline')) && 'u',
    (isOneOf(tag, 's', 'strike', 'del') || line.includes('line-through')) && 's',
    (tag.tag === 'sub' || place === 'sub') && 'sub',
    (tag.tag === 'sup' || place === 'super') && 'sup',
    isOneOf(tag, 'code', 'tt', 'samp') && 'code',
    tag.tag === 'kbd' && 'kbd',
    tag.tag === 'mark' && 'mark',
  ].filter((name) => name !== false)
}

/** Google Docs wraps all of it in a `b` that says it is not bold. */
function isBold(tag: HtmlTag): boolean {
  const weight = styleOf(tag, 'font-weight')
  if (!weight) return isOneOf(tag, 'b', 'strong')
  return /^bold/.test(weight) || Number(weight) >= 600
}

function isItalic(tag: HtmlTag): boolean {
  const slope = styleOf(tag, 'font-style')
  if (!slope) return isOneOf(tag, 'i', 'em', 'cite', 'dfn', 'var')
  return /^(italic|oblique)/.test(slope)
}

/** Marks never go around blocks: an emphasised paragraph has the emphasis within. */
function wrap(children: HtmlPart[], names: string[]): HtmlPart[] {
  if (names.length === 0) return children
  const mark = (parts: HtmlPart[]) =>
    names.reduceRight<HtmlPart[]>((inner, name) => [makeTag(name, {}, inner)], parts)
  return children.flatMap((part) => {
    if (isTag(part) && blocks.has(part.tag))
      return [{ ...part, children: wrap(part.children, names) }]
    return mark([part])
  })
}

const blocks = tagSet(
  'p div h1 h2 h3 h4 h5 h6 ul ol li dl dt dd blockquote pre table caption thead tbody',
  'tfoot tr td th hr section article header footer figure figcaption br',
)

function normaliseLink(link: HtmlTag, origin: string): HtmlPart[] {
  const address = unwrapLink((link.attributes.href ?? '').trim())
  const href = leadsTo(localAddress(address, origin))
  // Every link is underlined; a mark that says so again is noise.
  const children = unmark(link.children, 'u')
  if (href === null) return children
  const title = link.attributes.title?.trim()
  return [makeTag('a', { href, ...(title && { title }) }, children)]
}

/** Null for what leads nowhere in an article: bookmarks of the pasted document, files of a disk. */
const leadsTo = (href: string) =>
  href === '' || href.startsWith('#') || !isSafeLink(href) ? null : href

/** A heading's weight is the design's. */
function normaliseHeading(tag: HtmlTag): HtmlPart[] {
  if (!/^h[1-6]$/.test(tag.tag)) return [tag]
  return [{ ...tag, children: unmark(tag.children, 'strong') }]
}

function unmark(parts: HtmlPart[], name: string): HtmlPart[] {
  return changeTags(parts, (tag) => (tag.tag === name ? tag.children : [tag]))
}

/** One declaration of a tag's own style, lower case, or '' (the last one counts, as in a browser). */
export function styleOf(tag: HtmlTag, property: string): string {
  const declarations = (tag.attributes.style ?? '').split(';').map((text) => text.split(':'))
  const found = declarations.findLast(([name = '']) => name.trim().toLowerCase() === property)
  return (found?.slice(1).join(':') ?? '').trim().toLowerCase()
}

export function hasClass(tag: HtmlTag, pattern: RegExp): boolean {
  return (tag.attributes.class ?? '').split(/\s+/).some((name) => pattern.test(name))
}
