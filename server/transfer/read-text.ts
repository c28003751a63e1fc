/** A text that was read from a file, before anything is known of what is here. */
import { regionMaxLengths } from '../../domain/labels.ts'
import { postMaxLengths } from '../../domain/posts/editing.ts'
import { slugOf } from '../../domain/slug.ts'
import { type HtmlTree, parseHtml, replaceElements, textOf, writeHtml } from '../platform/html.ts'
import { HtmlLimitError } from '../platform/parse-html.ts'
import { adoptBlocks } from './foreign-blocks.ts'
import { describeLost, nameLost, sayWhich } from './name-lost.ts'
import { listWanted, type UnsettledText, type Wanted } from './normalise-text.ts'
import { parseDate } from './read-date.ts'
import { tidyTree } from './tidy-html.ts'

/** A label by its name, and by its slug or code where the file has one. */
export interface LabelWish {
  name: string
  key: string | null
}

export interface ReadText extends UnsettledText {
  wanted: Wanted
  /** The file it was read from, or what names it there. */
  source: string
  title: string
  slug: string | null
  description: string | null
  /** ISO 8601, UTC. */
  date: string | null
  categories: LabelWish[]
  regions: LabelWish[]
  authors: LabelWish[]
  /** Only those that are categories here are taken. */
  tags: string[]
  meta_title: string | null
  meta_description: string | null
  /** Where it stood before, as paths or as addresses of `home`. */
  paths: string[]
  /** Why it was not public there; null for what anybody could read. */
  withheld: string | null
  notes: string[]
  /** Why it cannot be a post; null if it can. */
  refusal: string | null
}

export function emptyText(source: string): ReadText {
  return {
    source,
    wanted: { addresses: [], links: [], bookmarks: [] },
    title: '',
    slug: null,
    description: null,
    date: null,
    categories: [],
    regions: [],
    authors: [],
    tags: [],
    featured: null,
    meta_title: null,
    meta_description: null,
    paths: [],
    withheld: null,
    html: '',
    notes: [],
    refusal: null,
  }
}

/** What `read` reads and what has to be looked up for it, or that it holds too much to be an article. */
export function readOrRefuse(source: string, read: () => ReadText): ReadText {
  try {
    const text = read()
    return { ...text, wanted: listWanted(text) }
  } catch (error) {
    if (!(error instanceof HtmlLimitError)) throw error
    const refusal = 'It holds more markup than an article can have. Please divide it.'
    return { ...emptyText(source), title: lineOf(source).slice(0, postMaxLengths.title), refusal }
  }
}

export const draftNote = (isDraft: boolean) => (isDraft ? ['It was a draft before.'] : [])

/** What a text cannot be without being a post, by kind, with its addresses. */
export function describeOthers(others: readonly { kind: string; address: string }[]): string[] {
  const named = others.map(({ kind, address }) => `${kind} ${address}`.slice(0, 200))
  return sayWhich('Left out, since only posts are read', named, 100)
}

/** What a file of one or many texts holds. */
export interface ReadFile {
  texts: ReadText[]
  /** Where the texts stood, so that links to each other are known. */
  hosts: string[]
  notes: string[]
}

/** What a reader found, as the file has it. */
export interface FoundText
  extends Pick<ReadText, 'source' | 'categories' | 'regions' | 'authors' | 'tags' | 'featured'> {
  title: unknown
  /** An address that ends in it. */
  slug: unknown
  description: unknown
  /** The first that says anything is taken. */
  dates: readonly unknown[]
  meta_title: unknown
  meta_description: unknown
  html: string | HtmlTree
  paths: readonly unknown[]
  withheld: string | null
  notes: readonly string[]
  /** Marks of the program that would be left in the text. */
  shortcodes: RegExp
}

/** The text of it, with a note of all that it does not hold any more. Throws `HtmlLimitError`. */
export function composeText(found: FoundText): ReadText {
  const { dates, html, shortcodes, ...kept } = found
  const notes = [...found.notes]
  const date = dates.find((one) => one instanceof Date || lineOf(one) !== '')
  return {
    ...emptyText(found.source),
    ...kept,
    notes,
    title: fitLine(notes, 'title', found.title) ?? 'Untitled',
    slug: slugOf(lastPart(lineOf(found.slug))) || null,
    description: fitLine(notes, 'description', found.description),
    date: readDate({ notes }, date),
    meta_title: fitLine(notes, 'meta_title', found.meta_title),
    meta_description: fitLine(notes, 'meta_description', found.meta_description),
    paths: found.paths.map(lineOf).filter((path) => path !== ''),
    html: writeHtml(composeTree(notes, html, shortcodes)),
  }
}

function composeTree(notes: string[], html: string | HtmlTree, shortcodes: RegExp): HtmlTree {
  const before = typeof html === 'string' ? parseHtml(html) : html
  adoptBlocks(before)
  const tree = tidyTree(structuredClone(before))
  notes.push(...describeLost(nameLost(before, tree)))
  const words = structuredClone(tree)
  replaceElements(words, (one) => (/^(?:pre|code)$/.test(one.tagName) ? null : one))
  const codes = [...new Set(textOf(words).match(shortcodes) ?? [])].map((one) => one.slice(0, 80))
  notes.push(...sayWhich('These marks stayed as text', codes, 10))
  return tree
}

/** The last part of a path that is no placeholder (":title") and no page of its own. */
function lastPart(path: string): string {
  const parts = decodePath(path.replace(/[?#].*$/, '')).split('/')
  const isName = (part: string) => part !== '' && !/^index\.\w+$/.test(part)
  const last = parts.findLast(isName) ?? ''
  return last.startsWith(':') ? '' : last.replace(/\.(?:html?|md)$/, '')
}

export function decodePath(address: string): string {
  try {
    return decodeURIComponent(address)
  } catch {
    return address
  }
}

/** One line without what no field can hold. */
export function lineOf(value: unknown): string {
  if (typeof value !== 'string' && typeof value !== 'number') return ''
  return String(value)
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\p{Cc}\u2028\u2029\s]+/gu, ' ')
    .trim()
}

/** Signs by their names, once: programs keep lines as HTML. */
export const decodeSigns = (text: string) =>
  text.replace(/&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z]\w{1,31});/gi, (sign) => textOf(parseHtml(sign)))

/** What programs put values into when they show it. */
const template = /%%\w+%%|%[a-z_]+%|#(?:post|site|separator|tax)_\w+|\{\{[^}]*\}\}|\{%.*?%\}/

/** Cut where the field ends, and said so. */
function fitLine(notes: string[], name: keyof typeof postMaxLengths, value: unknown) {
  const line = lineOf(decodeSigns(lineOf(value)))
  if (name !== 'title' && template.test(line)) {
    const said = line.slice(0, 80)
    notes.push(`The ${fieldNames[name]} was left out: "${said}" is a template.`)
    return null
  }
  if (line.length <= postMaxLengths[name]) return line || null
  notes.push(`The ${fieldNames[name]} was cut to ${postMaxLengths[name]} characters.`)
  return line
    .slice(0, postMaxLengths[name])
    .toWellFormed()
    .replace(/\uFFFD$/, '')
    .trim()
}

const fieldNames = {
  title: 'title',
  description: 'description',
  meta_title: 'SEO title',
  meta_description: 'SEO description',
} as const

/** A day, or a time with or without its zone (UTC then); left out where it has no one meaning. */
export function readDate({ notes }: Pick<ReadText, 'notes'>, value: unknown): string | null {
  const line = value instanceof Date ? value.toISOString() : lineOf(value)
  if (line === '') return null
  const date = parseDate(line)
  if (date === null) {
    notes.push(`The date "${line.slice(0, 40)}" could not be read, and was left out.`)
  }
  return date
}

/** One or many, each a name, or a name with its slug or code. */
export function readLabels(value: unknown): LabelWish[] {
  const all = Array.isArray(value) ? value : [value]
  const wishes = all.slice(0, 100).map((one) => {
    const { name, slug, code } = (typeof one === 'object' && one) || { name: one }
    return { name: lineOf(decodeSigns(lineOf(name))), key: lineOf(slug ?? code) || null }
  })
  return wishes.filter(({ name }) => name !== '').map(splitCode)
}

/** "Germany (DE)" is how a person may write both. */
function splitCode({ name, key }: LabelWish): LabelWish {
  const [, plain, code] = /^(.+?) \(([A-Z0-9]+)\)$/.exec(name) ?? []
  if (key || !plain || !code || code.length > regionMaxLengths.code) return { name, key }
  return { name: plain, key: code }
}
