/** Rewrites the pictures and links of a text to their addresses on this site. */
import {
  element,
  type HtmlElement,
  type HtmlNode,
  listElements,
  parseHtml,
  replaceElements,
  writeHtml,
} from '../platform/html.ts'
import { tidyTree } from './tidy-html.ts'

/** The parts of a text that contain addresses, as read from the file. */
export interface UnsettledText {
  /** Not sanitised. */
  html: string
  /** Address of the featured image as written in the text; null for none. */
  featured: string | null
}

export interface Wanted {
  /** Addresses of pictures and links, as written in the text. */
  addresses: readonly string[]
  /** The addresses of links only. */
  links: readonly string[]
  /** Slugs of bookmarked articles: their ids are those of another installation. */
  bookmarks: readonly string[]
}

/** What an address leads to. */
export type Found =
  | { kind: 'here'; url: string; isImage: boolean; isNew: boolean }
  | { kind: 'elsewhere' }
  | { kind: 'missing' }
  | { kind: 'unfit'; reason: string }

export interface Lookup {
  found: ReadonlyMap<string, Found>
  /** The slugs of other texts of the import, by the addresses that lead to them. */
  slugs: ReadonlyMap<string, string>
  /** Ids of existing posts, by slug. */
  postIds: ReadonlyMap<string, number>
}

export interface NormalisedText {
  /** Not sanitised. */
  html: string
  /** Null for none. */
  featured: string | null
  pictures: { found: number; added: number; missing: number }
  notes: string[]
  /** Alt text by the address of a picture. */
  altTexts: Map<string, string>
}

/** Throws `HtmlLimitError`. */
export function normaliseText(text: UnsettledText, lookup: Lookup): NormalisedText {
  const tree = parseHtml(text.html)
  const settled: NormalisedText = {
    html: '',
    featured: null,
    pictures: { found: 0, added: 0, missing: 0 },
    notes: [],
    altTexts: new Map(),
  }
  const count = countPictures(settled)
  // A note or link that replaces a picture must be in a paragraph.
  tree.children = tree.children.map((child) =>
    child.type === 'element' && child.tagName === 'img' ? element('p', {}, child) : child,
  )
  replaceElements(tree, (one) => {
    if (one.tagName === 'img') return normalisePicture(one, lookup, settled, count)
    if (one.tagName === 'a') return normaliseLink(one, lookup, settled)
    if (one.properties.dataBookmark) return normaliseBookmark(one, lookup, settled)
    return one
  })
  settled.featured = text.featured && normaliseFeatured(text.featured, lookup, settled, count)
  settled.html = writeHtml(tidyTree(tree))
  return settled
}

/** What `normaliseText` needs in its lookup. Throws `HtmlLimitError`. */
export function listWanted({ html, featured }: UnsettledText): Wanted {
  const addresses = new Set(featured ? [featured] : [])
  const links = new Set<string>()
  const bookmarks = new Set<string>()
  for (const { tagName, properties, children } of listElements(parseHtml(html))) {
    const address = tagName === 'img' ? properties.src : tagName === 'a' ? properties.href : ''
    if (typeof address === 'string' && address !== '') addresses.add(address)
    if (typeof address === 'string' && tagName === 'a') links.add(address)
    const slug = properties.dataBookmark ? slugIn(children) : null
    if (slug !== null) bookmarks.add(slug)
  }
  return { addresses: [...addresses], links: [...links], bookmarks: [...bookmarks] }
}

type Count = (address: string, found: Found) => void

/** Counts each picture once, however often it is shown. */
function countPictures({ pictures }: NormalisedText): Count {
  const seen = new Set<string>()
  return (address, found) => {
    if (seen.has(address)) return
    seen.add(address)
    if (found.kind !== 'here') pictures.missing += 1
    else {
      pictures.found += 1
      if (found.isNew) pictures.added += 1
    }
  }
}

const missing: Found = { kind: 'missing' }

function normalisePicture(
  picture: HtmlElement,
  { found: all }: Lookup,
  settled: NormalisedText,
  count: Count,
): HtmlNode | null {
  const address = String(picture.properties.src ?? '')
  if (address === '') return null
  const found = all.get(address) ?? missing
  const alt = String(picture.properties.alt ?? '').trim()
  count(address, found)
  if (found.kind === 'here' && found.isImage) {
    if (alt && found.isNew) settled.altTexts.set(found.url, alt)
    const { alt: _, ...others } = picture.properties
    return { ...picture, properties: { ...others, src: found.url, alt } }
  }
  if (found.kind === 'elsewhere' && /^(https?:)?\/\//i.test(address)) {
    settled.notes.push(
      `A picture on another site was not fetched; a link stands for it: ${short(address)}`,
    )
    return element('a', { href: address }, alt || 'Picture')
  }
  settled.notes.push(describeMissing(address, found))
  return element('em', {}, `[Picture missing: ${alt || short(address)}]`)
}

function normaliseFeatured(
  address: string,
  { found: all }: Lookup,
  settled: NormalisedText,
  count: Count,
): string | null {
  const found = all.get(address) ?? missing
  count(address, found)
  if (found.kind === 'here' && found.isImage) return found.url
  const reason =
    found.kind === 'elsewhere'
      ? `It is on another site: ${short(address)}`
      : describeMissing(address, found)
  settled.notes.push(`The featured image was left out. ${reason}`)
  return null
}

function describeMissing(address: string, found: Found): string {
  if (found.kind === 'unfit') return `"${short(address)}" could not be taken. ${found.reason}`
  if (found.kind === 'here') return `"${short(address)}" is no picture.`
  return `"${short(address)}" is not in the file.`
}

const short = (address: string) => (address.length > 200 ? `${address.slice(0, 200)}…` : address)

/** Points a link to a file or another text of the import at its address on this site. */
function normaliseLink(link: HtmlElement, { found, slugs }: Lookup, settled: NormalisedText) {
  const address = String(link.properties.href ?? '')
  const file = found.get(address)
  if (file?.kind === 'here') return { ...link, properties: { ...link.properties, href: file.url } }
  if (file?.kind === 'unfit' && !isTextPath(address)) {
    settled.notes.push(describeMissing(address, file))
  }
  const slug = slugs.get(address)
  if (slug === undefined) return link
  const [, anchor = ''] = /(#.*)$/.exec(address) ?? []
  return { ...link, properties: { ...link.properties, href: `/insights/${slug}${anchor}` } }
}

export const isTextPath = (address: string) => /\.(md|markdown)([?#]|$)/i.test(address)

function slugIn(children: HtmlElement['children']): string | null {
  const [link] = children
  const address = link?.type === 'element' ? String(link.properties.href ?? '') : ''
  return /^\/insights\/([a-z0-9_-]+)$/.exec(address)?.[1] ?? null
}

function normaliseBookmark(found: HtmlElement, { postIds }: Lookup, { notes }: NormalisedText) {
  const id = postIds.get(slugIn(found.children) ?? '')
  if (id !== undefined) return element('p', { dataBookmark: String(id) }, ...found.children)
  notes.push('A bookmark of an article that is not here became a plain link.')
  return element('p', {}, ...found.children)
}
