import { differenceWords, postFormWords, postStateLabels } from '../../../content/en/admin/posts.ts'
import { hasMarkup } from '../../../domain/posts/published.ts'
import { readHtml } from '../../editor/serialise/read-html.ts'
import { formatMoment } from '../local-time.ts'
import { linesOf } from './article-lines.ts'
import { type DifferenceHunk, findHunks } from './difference.ts'
import { isSameField, type PostField, type PostValues, postFields } from './post-values.ts'
import type { Filing, FilingChoice } from './use-filing.ts'

export interface FieldDifference {
  field: PostField
  label: string
  /** None where they differ in nothing that can be read. */
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

export function inWords(field: PostField, values: PostValues, filing: Filing): string[] {
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

function isTime(text: string): boolean {
  return !Number.isNaN(Date.parse(text))
}

function lineOf(text: string): string[] {
  return text === '' ? [`(${differenceWords.empty})`] : text.split('\n')
}

function namesOf(choices: readonly FilingChoice[], ids: readonly number[]): string {
  return ids.map((id) => choices.find((choice) => choice.id === id)?.name ?? `#${id}`).join(', ')
}
