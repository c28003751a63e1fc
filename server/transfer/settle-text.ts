/** A text with the addresses that its pictures and links have here. */
import {
  element,
  type HtmlElement,
  type HtmlNode,
  listElements,
  parseHtml,
  replaceElements,
  writeHtml,
} from '../platform/html.ts'
import type { Found, Pictures } from './pictures.ts'
import type { ReadText } from './read-text.ts'
import { tidyTree } from './tidy-html.ts'

export interface SettledText {
  html: string
  /** Null for none. */
  featured: string | null
  pictures: { found: number; added: number; missing: number }
  notes: string[]
  /** Alt text by the address of a picture. */
  altTexts: Map<string, string>
}

interface Surroundings {
  pictures: Pictures
  /** The slug of the text that was read from that path; null for none. */
  findSlug(path: string): string | null
  /** The id of the post with that slug, for bookmarks; null for none. */
  findPostId(slug: string): Promise<number | null>
}

/** Throws `HtmlLimitError`. */
export async function settleText(text: ReadText, around: Surroundings): Promise<SettledText> {
  const tree = parseHtml(text.html)
  const found = await findAll(text, listElements(tree), around)
  const settled: SettledText = {
    html: '',
    featured: null,
    pictures: { found: 0, added: 0, missing: 0 },
    notes: [],
    altTexts: new Map(),
  }
  const postIds = await findBookmarked(listElements(tree), around)
  const count = countPictures(settled)
  // A note or a link in the place of a picture is a paragraph of its own.
  tree.children = tree.children.map((child) =>
    child.type === 'element' && child.tagName === 'img' ? element('p', {}, child) : child,
  )
  replaceElements(tree, (one) => {
    if (one.tagName === 'img') return settlePicture(one, found, settled, count)
    if (one.tagName === 'a') return settleLink(one, { text, found, settled, around })
    if (one.properties.dataBookmark) return settleBookmark(one, postIds, settled)
    return one
  })
  settled.html = writeHtml(tidyTree(tree))
  settled.featured = text.featured && settleFeatured(text.featured, found, settled, count)
  return settled
}

type FoundByAddress = Map<string, Found>

/** What every address of the text leads to, each looked for once. */
async function findAll(
  { source, featured }: ReadText,
  elements: HtmlElement[],
  { pictures }: Surroundings,
): Promise<FoundByAddress> {
  const found: FoundByAddress = new Map()
  const look = async (address: unknown) => {
    if (typeof address !== 'string' || address === '' || found.has(address)) return
    found.set(address, await pictures.find(address, source))
  }
  for (const { tagName, properties } of elements) {
    if (tagName === 'img') await look(properties.src)
    if (tagName === 'a') await look(properties.href)
  }
  await look(featured)
  return found
}

type Count = (address: string, found: Found) => void

/** Each picture once, however often it is shown. */
function countPictures({ pictures }: SettledText): Count {
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

function settlePicture(
  picture: HtmlElement,
  all: FoundByAddress,
  settled: SettledText,
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

function settleFeatured(
  address: string,
  all: FoundByAddress,
  settled: SettledText,
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

interface LinkContext {
  text: ReadText
  found: FoundByAddress
  settled: SettledText
  around: Surroundings
}

/** A file, or another text of the same import, by the address that it has here. */
function settleLink(
  link: HtmlElement,
  { text, found, settled, around: { pictures, findSlug } }: LinkContext,
): HtmlElement {
  const address = String(link.properties.href ?? '')
  const file = found.get(address)
  if (file?.kind === 'here') return { ...link, properties: { ...link.properties, href: file.url } }
  if (file?.kind === 'unfit' && findTextPath(address) === null) {
    settled.notes.push(describeMissing(address, file))
  }
  const path = findTextPath(address) && pictures.pathOf(address, text.source)
  const slug = path ? findSlug(path) : null
  if (slug === null) return link
  const [, anchor = ''] = /(#.*)$/.exec(address) ?? []
  return { ...link, properties: { ...link.properties, href: `/insights/${slug}${anchor}` } }
}

const findTextPath = (address: string) =>
  /\.(md|markdown)([?#]|$)/i.test(address) ? address : null

/** By slug, since ids are another installation's. */
async function findBookmarked(elements: HtmlElement[], { findPostId }: Surroundings) {
  const ids = new Map<string, number>()
  for (const { properties, children } of elements) {
    if (!properties.dataBookmark) continue
    const slug = slugIn(children)
    const id = slug === null ? null : await findPostId(slug)
    if (slug !== null && id !== null) ids.set(slug, id)
  }
  return ids
}

function slugIn(children: HtmlElement['children']): string | null {
  const [link] = children
  const address = link?.type === 'element' ? String(link.properties.href ?? '') : ''
  return /^\/insights\/([a-z0-9_-]+)$/.exec(address)?.[1] ?? null
}

function settleBookmark(
  found: HtmlElement,
  ids: Map<string, number>,
  { notes }: SettledText,
): HtmlElement {
  const id = ids.get(slugIn(found.children) ?? '')
  if (id !== undefined) return element('p', { dataBookmark: String(id) }, ...found.children)
  notes.push('The bookmark of an article that is not here became a plain link.')
  return element('p', {}, ...found.children)
}
