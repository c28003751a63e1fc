/** Markdown with front matter in YAML, TOML or JSON, as most programs that write it do. */
import { posix } from 'node:path'
import { Marked, type Token } from 'marked'
import { parse as parseToml } from 'smol-toml'
import { parseDocument } from 'yaml'
import { outsideCode, placeNotes } from '../../domain/posts/markdown-notes.ts'
import { findYoutubeVideo, youtubePlayerAddress } from '../../domain/youtube.ts'
import { type HtmlTree, parseHtml } from '../platform/html.ts'
import { parseDate } from './read-date.ts'
import {
  composeText,
  decodeSigns,
  draftNote,
  emptyText,
  type FoundText,
  lineOf,
  type ReadFile,
  type ReadText,
  readLabels,
  readOrRefuse,
  splitCode,
} from './read-text.ts'
import { tidyTree } from './tidy-html.ts'

/** Limit on characters of front matter. */
const MOST_FRONT_MATTER = 64 * 1024

const reader = new Marked({ gfm: true, breaks: false, async: false })

export const looksLikeMarkdown = (_: string, source: string) =>
  /\.(md|markdown|mdx|txt)$/i.test(source)

export function readMarkdown(source: string, file: string): ReadFile {
  return { texts: [readOrRefuse(source, () => readOne(source, file))], hosts: [], notes: [] }
}

function readOne(source: string, file: string): ReadText {
  const text = file.replace(/\r\n?/g, '\n').replace(/^\uFEFF?(?:[ \t]*\n)*/, '')
  const found = splitFrontMatter(text)
  const fields = found && readMatter(found)
  if (fields) return composeText(readFields(source, fields, found.body))
  if (!found || !isMatter(found.matter)) return composeText(readFields(source, {}, text))
  const refusal = `Its front matter is not readable as ${found.form}.`
  return { ...emptyText(source), title: nameOf(source), refusal }
}

/** Splits off what may be front matter: lines between "---" or "+++", or a JSON object. */
function splitFrontMatter(text: string) {
  const [, mark] = /^(---|\+\+\+|\{)[ \t]*\n/.exec(text) ?? []
  const form = mark === '+++' ? 'TOML' : mark === '{' ? 'JSON' : 'YAML'
  const lines = text.split('\n')
  const isEnd = (line: string) =>
    form === 'JSON' ? line === '}' : line === mark || (form === 'YAML' && line === '...')
  const end = mark ? lines.findIndex((line, index) => index > 0 && isEnd(line.trimEnd())) : -1
  if (end === -1) return null
  const matter = form === 'JSON' ? lines.slice(0, end + 1) : lines.slice(1, end)
  return { matter: matter.join('\n'), body: lines.slice(end + 1).join('\n'), form }
}

/** Whether unreadable lines were meant as front matter, not as text below a rule. */
const isMatter = (matter: string) =>
  /^["']?[\w.-]+["']?[ \t]*[:=]/m.test(matter) &&
  matter.split('\n').every((line) => /^(?:$|[\s#\-[\]{}]|["']?[\w.-]+["']?[ \t]*[:=])/.test(line))

/** Reads plain values only: no YAML tags, no aliases, which could expand without limit. */
function readMatter({ matter, form }: Record<'matter' | 'form', string>) {
  if (matter.length > MOST_FRONT_MATTER) return null
  try {
    const fields = form === 'TOML' ? parseToml(matter) : readYaml(matter)
    // A comment alone may be a heading between two rules.
    if (matter.trim() === '') return {}
    if (typeof fields !== 'object' || fields === null || Array.isArray(fields)) return null
    // Hugo and Zola have some fields in nested tables.
    const { taxonomies, params, extra, ...others } = fields as Record<string, unknown>
    const all = Object.assign({}, tableOf(extra), tableOf(params), tableOf(taxonomies), others)
    // Hugo reads their names in any case.
    return Object.fromEntries(Object.entries(all).map(([name, one]) => [name.toLowerCase(), one]))
  } catch {
    return null
  }
}

const tableOf = (value: unknown) =>
  typeof value === 'object' && !Array.isArray(value) ? value : {}

function readYaml(matter: string): unknown {
  const document = parseDocument(matter, { schema: 'core', merge: false, logLevel: 'silent' })
  if (document.errors.length > 0) throw new Error('not YAML')
  return document.toJS({ maxAliasCount: 0 })
}

/** Names of each field in front matter, in lower case, by precedence. */
const known = {
  title: ['title'],
  slug: ['slug', 'permalink', 'url'],
  description: ['description', 'excerpt', 'summary'],
  date: ['publish_at', 'date', 'published_at', 'pubdate', 'publishdate', 'datepublished'],
  categories: ['categories', 'category'],
  regions: ['regions', 'region'],
  authors: ['authors', 'author'],
  tags: ['tags', 'tag', 'keywords'],
  featured: 'featured_image image cover cover_image heroimage thumbnail hero'.split(' '),
  meta_title: ['meta_title', 'seo_title', 'seotitle'],
  meta_description: ['meta_description', 'seo_description', 'seodescription'],
  aliases: ['aliases', 'redirect_from', 'alias'],
  locked: ['password', 'private', 'visibility', 'status'],
  unseen: ['published', 'publish', 'hidden', 'unlisted', 'headless'],
} as const

/** Fields ignored without a note: every imported post is a draft. */
const passedOver = ['draft', 'layout', 'type']

function readFields(source: string, fields: Record<string, unknown>, body: string): FoundText {
  const taken = new Set<string>([...passedOver, ...Object.values(known).flat()])
  const read = (names: readonly string[]) =>
    fields[names.find((name) => fields[name] !== undefined && fields[name] !== null) ?? '']
  const labels = (names: readonly string[]) =>
    readLabels(names.map((name) => splitLabels(source, name, fields[name])))
  const given = lineOf(decodeSigns(lineOf(read(known.title))))
  const { title, html } = parseBody(body, given)
  const left = Object.keys(fields).filter((name) => !taken.has(name))
  const aliases = [read(known.aliases)].flat()
  return {
    source,
    title: lineOf(read(known.title)) || title || nameOf(source),
    slug: read(known.slug),
    description: read(known.description),
    // Jekyll takes the date from the name of the file.
    dates: [read(known.date), dayIn.exec(stemOf(source))?.[0].slice(0, -1)],
    categories: labels(known.categories),
    regions: readLabels(read(known.regions)).map(splitCode),
    authors: readLabels(read(known.authors)),
    tags: labels(known.tags).map(({ name }) => name.replace(/^#/, '')),
    featured: readAddress(read(known.featured)),
    meta_title: read(known.meta_title),
    meta_description: read(known.meta_description),
    html,
    // "/:year/:title/" is a pattern, not an address.
    paths: [fields.permalink, fields.url, ...aliases, ...pathsOf(source)].filter(
      (path) => !/\/:\w|\{/.test(String(path)),
    ),
    withheld: withheldBy(fields),
    notes: [
      ...draftNote(String(fields.draft) === 'true' || /(?:^|\/)_drafts\//.test(source)),
      ...(left.length > 0
        ? [`Left out of the front matter: ${left.slice(0, 20).map(lineOf).join(', ')}.`]
        : []),
    ],
    shortcodes: foreignMarks,
  }
}

/** Posts as Jekyll names them; a file alone has no folder. */
const ofJekyll = /(?:^|\/)_drafts\/|(?:^|(?:^|\/)_posts\/(?:.*\/)?)\d{4}-\d\d?-\d\d?-[^/]*$/

/** Several labels in one string: between commas, in Jekyll between spaces, or "#" before each. */
function splitLabels(source: string, name: string, value: unknown): unknown {
  if (typeof value !== 'string' || !name.endsWith('s')) return value
  return value.split(value.includes(',') ? ',' : ofJekyll.test(source) ? /\s+/ : /\s+(?=#)/)
}

/** Syntax of Hugo and Jekyll, kramdown, Obsidian and MDX. */
const foreignMarks = new RegExp(
  [
    /\{\{[^}\n]{1,200}\}\}|\{%[^%\n]{1,200}%\}/,
    /\{:[^}\n]{1,200}\}/,
    /!?\[\[[^\]\n]{1,200}\]\]|%%[^%\n]{1,200}%%/,
    /\bimport [^"'\n]{1,200} from ["'][^"'\n]{1,200}["']/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'g',
)

function withheldBy(fields: Record<string, unknown>) {
  const { password, private: isPrivate, visibility, status, published = fields.publish } = fields
  if (lineOf(password) !== '') return 'protected by a password'
  if (/^(?:false|no|0)$/i.test(String(published))) return 'not published'
  const unseen = ['hidden', 'unlisted', 'headless'].find((name) => isYes(fields[name]))
  if (unseen) return unseen
  const { render, list } = tableOf(fields.build ?? fields._build) as Record<string, unknown>
  if ([render, list].some((said) => /^(?:never|false|link)$/.test(String(said)))) return 'unlisted'
  const end = parseDate(dateLine(fields.expirydate ?? fields.unpublishdate))
  if (end && end < new Date().toISOString()) return `published until ${end.slice(0, 10)}`
  if (isYes(isPrivate)) return 'private'
  const [seen = '', stage = ''] = [visibility, status].map((one) => lineOf(one).toLowerCase())
  if (!/^(?:public|)$/.test(seen)) return `"${seen}"`
  return /^(?:private|password|members?|paid|pending|trash)$/.test(stage) ? stage : null
}

const isYes = (value: unknown) => /^(?:true|yes|1)$/i.test(String(value))
const dateLine = (value: unknown) => (value instanceof Date ? value.toISOString() : lineOf(value))

function readAddress(value: unknown): string | null {
  if (typeof value !== 'object' || value === null) return lineOf(value) || null
  const { src, url, image, path } = value as Record<string, unknown>
  return lineOf(src ?? url ?? image ?? path) || null
}

interface Body {
  /** Text of a leading heading that is the article's title. */
  title: string | null
  html: string
}

/**
 * Removes a leading h1 that repeats the title; if the front matter has no title, that h1 becomes
 * the title.
 */
function parseBody(body: string, title: string): Body {
  const ours = outsideCode(body, (part) =>
    marks.reduce((text, [mark, meaning]) => text.replace(mark, meaning), part),
  )
  const tokens = reader.lexer(placeNotes(quoteCallouts(ours)))
  const first = tokens.findIndex(({ type }) => type !== 'space')
  const heading = tokens[first]
  const said = heading?.type === 'heading' && heading.depth === 1 ? plain(heading) : null
  const isTitle = said !== null && said !== '' && (title === '' || said === title)
  if (isTitle) tokens.splice(first, 1)
  return { title: isTitle ? said : null, html: reader.parser(tokens.map(showFilm)) }
}

/** The result of `parseBody` as a tree of our own blocks. Throws `HtmlLimitError`. */
export function readBody(body: string, title: string): HtmlTree {
  return tidyTree(parseHtml(parseBody(body, title).html))
}

const plain = (heading: Token) =>
  lineOf(
    ('tokens' in heading ? (heading.tokens ?? []) : [])
      .map((token: Token) => ('text' in token ? token.text : token.raw))
      .join(''),
  )

/** A paragraph that is only the address of a YouTube video becomes the video. */
function showFilm(token: Token): Token {
  const address = token.type === 'paragraph' ? token.raw.trim() : ''
  const video = /\s/.test(address) ? null : findYoutubeVideo(address)
  if (!video) return token
  const text = `<iframe src="${youtubePlayerAddress(video)}"></iframe>`
  return { type: 'html', raw: text, text, block: true, pre: false }
}

const film = '\n\nhttps://www.youtube.com/watch?v=$1\n\n'

/** Template marks of Hugo and Jekyll, and their replacements. */
const marks: [RegExp, string][] = [
  // Comments are never shown.
  [/\{%-?\s*comment\s*-?%\}[\s\S]*?\{%-?\s*endcomment\s*-?%\}/g, ''],
  [/\{::comment\}[\s\S]*?\{:\/(?:comment)?\}/g, ''],
  [/\{\{[<%]?\s*\/\*[\s\S]*?\*\/\s*[>%]?\}\}/g, ''],
  [/\{%-?\s*(?:end)?raw\s*-?%\}/g, ''],
  [/\{\{[<%]\s*(?:rel)?ref\s+(?:path=)?["'`]([^"'`\n]+)["'`][^>%}\n]*[>%]\}\}/g, '$1'],
  [/\{%-?\s*(?:post_url|link)\s+([^\s%]+)\s*-?%\}/g, '/$1'],
  [/\{\{\s*site\.(?:baseurl|url)\s*\}\}/g, ''],
  [/\{\{\s*["']([^"'\n]+)["']\s*\|\s*(?:relative|absolute)_url\s*\}\}/g, '$1'],
  [/\{\{<\s*youtube\s+(?:id=)?"?([\w-]{11})"?\s*>\}\}/g, film],
  [/\{%-?\s*(?:include\s+)?youtube(?:\.html)?\s+(?:id=)?"?([\w-]{11})"?\s*-?%\}/g, film],
  [
    /\{\{<\s*figure\s+src="([^"\n]+)"(?:[^>\n]{0,300}?\b(?:caption|alt|title)="([^"\n]*)")?[^>\n]{0,300}>\}\}/g,
    '![$2]($1)',
  ],
  [/\{(?:%-?|\{[<%])\s*highlight\s+(\w+)[^%>\n]{0,80}(?:%|[<%>]\})\}\n?/g, '\n```$1\n'],
  [/\{(?:%-?|\{[<%])\s*(?:end|\/\s*)highlight\s*-?(?:%|[%>]\})\}/g, '\n```\n'],
  [/\{\{(?=<)/g, '{{\\'],
]

/** Converts callouts of Docusaurus (":::note") and MkDocs ("!!! note") to GitHub's syntax. */
function quoteCallouts(markdown: string): string {
  const lines: string[] = []
  let isCode = false
  let isFenced = false
  let isSetIn = false
  for (const line of markdown.split('\n')) {
    if (/^ {0,3}(?:```|~~~)/.test(line)) isCode = !isCode
    const [, mark, kind, title = ''] = /^(:::+|[!?]{3}\+?) ?(\w+)[ \t]*(.*)$/.exec(line) ?? []
    if (kind && !isFenced && !isCode) {
      isFenced = mark?.startsWith(':') ?? false
      isSetIn = !isFenced
      lines.push(`> [!${kind}] ${title.replace(/^["[]|["\]]$/g, '')}`, '>')
    } else if (isFenced) {
      isFenced = !/^:::+[ \t]*$/.test(line)
      lines.push(isFenced ? `> ${line}` : '')
    } else if (isSetIn && /^(?: {4}|\t|[ \t]*$)/.test(line)) {
      lines.push(`> ${line.replace(/^(?: {4}|\t)/, '')}`)
    } else {
      isSetIn = false
      lines.push(line)
    }
  }
  return lines.join('\n')
}

function stemOf(source: string): string {
  const stem = posix.basename(source).replace(/\.\w+$/, '')
  return stem === 'index' ? posix.basename(posix.dirname(source)) : stem
}

const dayIn = /^\d{4}-\d\d?-\d\d?-/
const undated = (stem: string) => stem.replace(dayIn, '')

/** Paths at which static site generators would publish the file. */
function pathsOf(source: string): string[] {
  const stem = stemOf(source)
  return [`/${source.replace(/(?:\/index)?\.\w+$/, '')}`, `/${stem}`, `/${undated(stem)}`]
}

function nameOf(source: string): string {
  const words = undated(stemOf(source)).replace(/[-_]+/g, ' ')
  return lineOf(words.charAt(0).toUpperCase() + words.slice(1)).slice(0, 200)
}
