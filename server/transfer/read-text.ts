/** A text read from a file, before any lookup in the database. */
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

/** A label's name, and its slug or code if the file has one. */
export interface LabelWish {
  name: string
  key: string | null
}

export interface ReadText extends UnsettledText {
  wanted: Wanted
  /** Path of its file in the upload. */
  source: string
  title: string
  slug: string | null
  description: string | null
  /** ISO 8601, UTC. */
  date: string | null
  categories: LabelWish[]
  regions: LabelWish[]
  authors: LabelWish[]
  /** Used only if a category with this name exists. */
  tags: string[]
  meta_title: string | null
  meta_description: string | null
  /** Its old addresses: paths or whole URLs. */
  paths: string[]
  /** Why it was not public there; null if it was, or was a draft. */
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

/** Calls `read` and adds `wanted`; a text with too much markup gets a refusal. */
export function readOrRefuse(source: string, read: () => ReadText): ReadText {
  try {
    const text = read()
    return { ...text, wanted: listWanted(text) }
  } catch (error) {
    if (!(error instanceof HtmlLimitError)) throw error
    const refusal = 'It has more markup than an article can have. Please split it.'
    return { ...emptyText(source), title: lineOf(source).slice(0, postMaxLengths.title), refusal }
  }
}

export const draftNote = (isDraft: boolean) => (isDraft ? ['It was a draft before.'] : [])

/** A note on items that are not posts, by kind and address. */
export function describeOthers(others: readonly { kind: string; address: string }[]): string[] {
  const named = others.map(({ kind, address }) => `${kind} ${address}`.slice(0, 200))
  return sayWhich('Left out, since only posts are read', named, 100)
}

export interface ReadFile {
  texts: ReadText[]
  /** Host names of the old site, by which links among the texts are recognised. */
  hosts: string[]
  notes: string[]
}

/** A reader's result, with values as in the file. */
export interface FoundText
  extends Pick<ReadText, 'source' | 'categories' | 'regions' | 'authors' | 'tags' | 'featured'> {
  title: unknown
  /** A slug, or an address that ends in it. */
  slug: unknown
  description: unknown
  /** The first date that is not empty is used. */
  dates: readonly unknown[]
  meta_title: unknown
  meta_description: unknown
  html: string | HtmlTree
  paths: readonly unknown[]
  withheld: string | null
  notes: readonly string[]
  /** Matches syntax of the program that would remain in the text. */
  shortcodes: RegExp
}

/** Normalises a reader's result, with notes on all that is lost. Throws `HtmlLimitError`. */
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

/** The last segment of a path, without "index.html" or extension; '' for ":title". */
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

/** One line, without control characters and repeated white space. */
export function lineOf(value: unknown): string {
  if (typeof value !== 'string' && typeof value !== 'number') return ''
  return String(value)
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\p{Cc}\u2028\u2029\s]+/gu, ' ')
    .trim()
}

/** Decodes HTML entities, once: programs store titles and the like as HTML. */
export const decodeSigns = (text: string) =>
  text.replace(/&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z]\w{1,31});/gi, (sign) => textOf(parseHtml(sign)))

/** Placeholders that programs replace by values. */
const template = /%%\w+%%|%[a-z_]+%|#(?:post|site|separator|tax)_\w+|\{\{[^}]*\}\}|\{%.*?%\}/

/** Cuts a line to the field's limit, with a note. */
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

/** As `parseDate`; a date that is unreadable or ambiguous gets a note. */
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
  const wishes = [value].flat(3).map((one) => {
    const { name, label, slug, code } = Object(typeof one === 'object' ? one : { name: one })
    return { name: lineOf(decodeSigns(lineOf(name ?? label))), key: lineOf(slug ?? code) || null }
  })
  return wishes.filter(({ name }) => name !== '').slice(0, 100)
}

/** Splits "Germany (DE)" into name and code. */
export function splitCode({ name, key }: LabelWish): LabelWish {
  const [, plain, code] = /^(.+?) \(([A-Z0-9]+)\)$/.exec(name) ?? []
  if (key || !plain || !code || code.length > regionMaxLengths.code) return { name, key }
  return { name: plain, key: code }
}
