/** Markdown with YAML front matter, as most programs that write it do. */
import { posix } from 'node:path'
import { Marked, type Token } from 'marked'
import { parseDocument } from 'yaml'
import { placeNotes } from '../../domain/posts/markdown-notes.ts'
import { slugOf } from '../../domain/slug.ts'
import { findYoutubeVideo, youtubePlayerAddress } from '../../domain/youtube.ts'
import { type HtmlTree, writeHtml } from '../platform/html.ts'
import { emptyText, fitLine, lineOf, type ReadText, readDate, readLabels } from './read-text.ts'
import { readTidy } from './tidy-html.ts'

/** Characters of front matter. */
const MOST_FRONT_MATTER = 64 * 1024

const reader = new Marked({ gfm: true, breaks: false, async: false })

export function readMarkdown(source: string, file: string): ReadText {
  const text = emptyText(source)
  const { matter, body } = splitFrontMatter(file)
  const fields = matter === null ? {} : readMatter(matter)
  if (fields === null) {
    text.title = nameOf(source)
    text.refusal = 'Its front matter is not YAML that can be read.'
    return text
  }
  readFields(text, fields)
  const { title, tree } = readBody(body, text.title)
  text.title ||= fitLine(text, 'title', title) ?? nameOf(source)
  text.html = writeHtml(tree)
  return text
}

/** The lines between two of "---", at the very beginning. */
function splitFrontMatter(file: string): { matter: string | null; body: string } {
  const text = file.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n')
  if (!/^---[ \t]*\n/.test(text)) return { matter: null, body: text }
  const lines = text.split('\n')
  const end = lines.findIndex((line, index) => index > 0 && /^(---|\.\.\.)[ \t]*$/.test(line))
  if (end === -1) return { matter: null, body: text }
  return { matter: lines.slice(1, end).join('\n'), body: lines.slice(end + 1).join('\n') }
}

/** Plain values only: no tags, no references that could be repeated without end. */
function readMatter(matter: string): Record<string, unknown> | null {
  if (matter.length > MOST_FRONT_MATTER) return null
  try {
    const document = parseDocument(matter, { schema: 'core', merge: false, logLevel: 'silent' })
    if (document.errors.length > 0) return null
    const fields: unknown = document.toJS({ maxAliasCount: 0 })
    if (fields === null) return {}
    return typeof fields === 'object' && !Array.isArray(fields)
      ? (fields as Record<string, unknown>)
      : null
  } catch {
    return null
  }
}

/** By the names that are used for it, the first one first. */
const known = {
  title: ['title'],
  slug: ['slug', 'permalink', 'url'],
  description: ['description', 'excerpt', 'summary'],
  date: ['publish_at', 'date', 'published_at', 'pubDate', 'publishDate'],
  categories: ['categories', 'category'],
  regions: ['regions', 'region'],
  authors: ['authors', 'author'],
  tags: ['tags', 'keywords'],
  featured: ['featured_image', 'image', 'cover', 'thumbnail', 'hero'],
  meta_title: ['meta_title', 'seo_title'],
  meta_description: ['meta_description', 'seo_description'],
} as const

/** Said by others, and needless here: what comes in is a draft. */
const passedOver = new Set(['status', 'draft', 'published', 'layout', 'type', 'published_at'])

function readFields(text: ReadText, fields: Record<string, unknown>): void {
  const taken = new Set<string>(passedOver)
  const read = (names: readonly string[]) => {
    for (const name of names) taken.add(name)
    return fields[names.find((name) => fields[name] !== undefined && fields[name] !== null) ?? '']
  }
  text.title = fitLine(text, 'title', read(known.title)) ?? ''
  const slug =
    lineOf(read(known.slug))
      .split('/')
      .findLast((part) => part !== '') ?? ''
  text.slug = slugOf(slug) || null
  text.description = fitLine(text, 'description', read(known.description))
  text.date = readDate(text, read(known.date))
  text.categories = readLabels(read(known.categories))
  text.regions = readLabels(read(known.regions))
  text.authors = readLabels(read(known.authors))
  text.tags = readLabels(read(known.tags)).map(({ name }) => name)
  text.featured = readAddress(read(known.featured))
  text.meta_title = fitLine(text, 'meta_title', read(known.meta_title))
  text.meta_description = fitLine(text, 'meta_description', read(known.meta_description))
  const left = Object.keys(fields).filter((name) => !taken.has(name))
  if (left.length > 0) {
    text.notes.push(`Left out of the front matter: ${left.slice(0, 20).map(lineOf).join(', ')}.`)
  }
}

function readAddress(value: unknown): string | null {
  if (typeof value !== 'object' || value === null) return lineOf(value) || null
  const { src, url, image, path } = value as Record<string, unknown>
  return lineOf(src ?? url ?? image ?? path) || null
}

interface Body {
  /** Of a heading that is the article's own title. */
  title: string | null
  tree: HtmlTree
}

/**
 * The text without the heading that says the title again; where the front matter has none, the first
 * heading is it. Throws `HtmlLimitError`.
 */
export function readBody(body: string, title: string): Body {
  const tokens = reader.lexer(placeNotes(body))
  const first = tokens.findIndex(({ type }) => type !== 'space')
  const heading = tokens[first]
  const said = heading?.type === 'heading' && heading.depth === 1 ? plain(heading) : null
  const isTitle = said !== null && said !== '' && (title === '' || said === title)
  if (isTitle) tokens.splice(first, 1)
  const html = reader.parser(tokens.map(showFilm))
  return { title: isTitle ? said : null, tree: readTidy(html) }
}

const plain = (heading: Token) =>
  lineOf(
    ('tokens' in heading ? (heading.tokens ?? []) : [])
      .map((token: Token) => ('text' in token ? token.text : token.raw))
      .join(''),
  )

/** The address of a film that stands alone is the film. */
function showFilm(token: Token): Token {
  const address = token.type === 'paragraph' ? token.raw.trim() : ''
  const video = /\s/.test(address) ? null : findYoutubeVideo(address)
  if (!video) return token
  const text = `<iframe src="${youtubePlayerAddress(video)}"></iframe>`
  return { type: 'html', raw: text, text, block: true, pre: false }
}

function nameOf(source: string): string {
  const stem = posix.basename(source).replace(/\.\w+$/, '')
  const words = stem.replace(/^\d{4}-\d\d-\d\d-/, '').replace(/[-_]+/g, ' ')
  return lineOf(words.charAt(0).toUpperCase() + words.slice(1)).slice(0, 200)
}
