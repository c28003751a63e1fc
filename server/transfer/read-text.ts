/** A text that was read from a file, before anything is known of what is here. */
import { regionMaxLengths } from '../../domain/labels.ts'
import { postMaxLengths } from '../../domain/posts/editing.ts'
import { instantSchema } from '../../domain/write-body.ts'
import { HtmlLimitError } from '../platform/parse-html.ts'
import { listWanted, type UnsettledText, type Wanted } from './normalise-text.ts'

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
  notes: string[]
  /** Why it cannot be a post; null if it can. */
  refusal: string | null
}

export function emptyText(source: string): ReadText {
  return {
    source,
    wanted: { addresses: [], bookmarks: [] },
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

/** One line without what no field can hold. */
export function lineOf(value: unknown): string {
  if (typeof value !== 'string' && typeof value !== 'number') return ''
  return String(value)
    .toWellFormed()
    .replace(/[\p{Cc}\u2028\u2029\s]+/gu, ' ')
    .trim()
}

/** Cut where the field ends, and said so. */
export function fitLine(
  text: ReadText,
  name: keyof typeof postMaxLengths,
  value: unknown,
): string | null {
  const line = lineOf(value)
  if (line.length <= postMaxLengths[name]) return line || null
  text.notes.push(`The ${fieldNames[name]} was cut to ${postMaxLengths[name]} characters.`)
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

/** A time as files write it: a day, or a time with or without its zone (UTC then). */
export function readDate(text: ReadText, value: unknown): string | null {
  const line = value instanceof Date ? value.toISOString() : lineOf(value)
  if (line === '') return null
  const isPlain = /^\d{4}-\d\d-\d\d([ T]\d\d:\d\d(:\d\d(\.\d+)?)?)?$/.test(line)
  const time = Date.parse(isPlain ? plainTime(line) : line)
  const iso = Number.isNaN(time) ? '' : new Date(time).toISOString()
  const read = instantSchema.safeParse(iso)
  if (read.success) return read.data
  text.notes.push(`The date "${line.slice(0, 40)}" could not be read, and was left out.`)
  return null
}

const plainTime = (line: string) => (line.length === 10 ? line : `${line.replace(' ', 'T')}Z`)

/** One or many, each a name, or a name with its slug or code. */
export function readLabels(value: unknown): LabelWish[] {
  const all = Array.isArray(value) ? value : [value]
  const wishes = all.slice(0, 100).map((one) => {
    const { name, slug, code } = (typeof one === 'object' && one) || { name: one }
    return { name: lineOf(name), key: lineOf(slug ?? code) || null }
  })
  return wishes.filter(({ name }) => name !== '').map(splitCode)
}

/** "Germany (DE)" is how a person may write both. */
function splitCode({ name, key }: LabelWish): LabelWish {
  const [, plain, code] = /^(.+?) \(([A-Z0-9]+)\)$/.exec(name) ?? []
  if (key || !plain || !code || code.length > regionMaxLengths.code) return { name, key }
  return { name: plain, key: code }
}
