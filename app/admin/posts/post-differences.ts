import { differenceWords, postFormWords, postStateLabels } from '../../../content/en/admin/posts.ts'
import type { Label } from '../../../domain/labels.ts'
import { hasMarkup } from '../../../domain/posts/published.ts'
import { fill } from '../../../domain/wording.ts'
import {
  type HtmlPart,
  type HtmlTag,
  isTag,
  readHtml,
  tagSet,
} from '../../editor/serialise/html-tree.ts'
import { formatMoment } from '../local-time.ts'
import { type DifferenceHunk, findHunks } from './difference.ts'
import type { Filing } from './post-source.ts'
import { isSameField, type PostField, type PostValues, postFields } from './post-values.ts'

export interface FieldDifference {
  field: PostField
  label: string
  /** Empty if only the formatting differs. */
  hunks: DifferenceHunk[]
}

/** How `after` differs from `before`, field by field, in words. */
export function listDifferences(
  before: PostValues,
  after: PostValues,
  filing: Filing,
): FieldDifference[] {
  return postFields
    .filter((field) => !isSameField(field, before, after))
    .map((field) => ({
      field,
      label: postFormWords.fields[field],
      hunks: findHunks(inWords(field, before, filing), inWords(field, after, filing)),
    }))
}

function inWords(field: PostField, values: PostValues, filing: Filing): string[] {
  const { content, status, publish_at, region_ids, category_ids, author_ids } = values
  switch (field) {
    case 'content':
      return hasMarkup(content) ? linesOf(readHtml(content)) : content.split(/\r\n|\r|\n/)
    case 'status':
      return [postStateLabels[status]]
    case 'publish_at':
      return lineOf(isTime(publish_at) ? formatMoment(publish_at) : '')
    case 'region_ids':
      return lineOf(namesOf(filing.regions, region_ids))
    case 'category_ids':
      return lineOf(namesOf(filing.categories, category_ids))
    case 'author_ids':
      return lineOf(namesOf(filing.authors, author_ids))
    default:
      return lineOf(values[field])
  }
}

const isTime = (text: string) => !Number.isNaN(Date.parse(text))

function lineOf(text: string): string[] {
  return text === '' ? [`(${differenceWords.empty})`] : text.split('\n')
}

function namesOf(choices: readonly Label[], ids: readonly number[]): string {
  return ids.map((id) => choices.find((choice) => choice.id === id)?.name ?? `#${id}`).join(', ')
}

const blocks = tagSet(
  'p h1 h2 h3 h4 h5 h6 li blockquote pre div figure figcaption ul ol table caption tr dl',
  'dt dd hr br section',
)

/** An article as lines that a person can compare, with its text and the targets of its links. */
function linesOf(parts: readonly HtmlPart[]): string[] {
  const lines = ['']
  const write = (text: string) => lines.push((lines.pop() ?? '') + text)
  const walk = (part: HtmlPart) => {
    if (!isTag(part)) return void write(part.replace(/\s*\n\s*/g, ' '))
    const isBlock = blocks.has(part.tag)
    if (isBlock) lines.push(beginningOf(part))
    const own = describeTag(part)
    if (own === null) for (const child of part.children) walk(child)
    else write(own)
    write(endingOf(part))
    if (isBlock) lines.push('')
  }
  for (const part of parts) walk(part)
  return lines.map((line) => line.trim()).filter(Boolean)
}

function beginningOf({ tag }: HtmlTag): string {
  const level = /^h([1-6])$/.exec(tag)?.[1]
  if (level) return `${'#'.repeat(Number(level))} `
  return { li: '– ', blockquote: '> ', hr: '———' }[tag] ?? ''
}

function endingOf({ tag, attributes }: HtmlTag): string {
  if (tag === 'a' && attributes.href) return ` (${attributes.href})`
  return tag === 'td' || tag === 'th' ? ' | ' : ''
}

/** Null for a tag that is described by its content. */
function describeTag({ tag, attributes: { alt = '', src = '' } }: HtmlTag): string | null {
  if (tag === 'img') return fill(differenceWords.image, { alt, src })
  return tag === 'iframe' ? fill(differenceWords.video, { src }) : null
}
