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

/** Turns emphasis in styles into tags, and unwraps links that lead nowhere. */
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

/** A style wins over the tag: Google Docs wraps everything in a `b` of normal weight. */
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

/** Puts marks inside blocks, never around them. */
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
  // Links are underlined anyway.
  const children = unmark(link.children, 'u')
  if (href === null) return children
  const title = link.attributes.title?.trim()
  return [makeTag('a', { href, ...(title && { title }) }, children)]
}

/** Null for links that lead nowhere here: bookmarks of the pasted document, local files. */
const leadsTo = (href: string) =>
  href === '' || href.startsWith('#') || !isSafeLink(href) ? null : href

/** Removes bold from headings: the design sets their weight. */
function normaliseHeading(tag: HtmlTag): HtmlPart[] {
  if (!/^h[1-6]$/.test(tag.tag)) return [tag]
  return [{ ...tag, children: unmark(tag.children, 'strong') }]
}

function unmark(parts: HtmlPart[], name: string): HtmlPart[] {
  return changeTags(parts, (tag) => (tag.tag === name ? tag.children : [tag]))
}

/** A property's value in a tag's style attribute, lower case, or ''; the last declaration wins. */
export function styleOf(tag: HtmlTag, property: string): string {
  const declarations = (tag.attributes.style ?? '').split(';').map((text) => text.split(':'))
  const found = declarations.findLast(([name = '']) => name.trim().toLowerCase() === property)
  return (found?.slice(1).join(':') ?? '').trim().toLowerCase()
}

export function hasClass(tag: HtmlTag, pattern: RegExp): boolean {
  return (tag.attributes.class ?? '').split(/\s+/).some((name) => pattern.test(name))
}
