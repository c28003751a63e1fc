/** Nouns with a count, in their plural forms. */
import type { Counted } from '../../domain/wording.ts'

export const nouns = {
  address: { one: '{count} address', more: '{count} addresses' },
  answer: { one: '{count} answer', more: '{count} answers' },
  assessment: { one: '{count} assessment', more: '{count} assessments' },
  legalReference: { one: '{count} legal reference', more: '{count} legal references' },
  minute: { one: '{count} minute', more: '{count} minutes' },
  organisation: { one: '{count} organisation', more: '{count} organisations' },
  point: { one: '{count} point', more: '{count} points' },
  post: { one: '{count} post', more: '{count} posts' },
  question: { one: '{count} question', more: '{count} questions' },
  result: { one: '{count} result', more: '{count} results' },
  second: { one: '{count} second', more: '{count} seconds' },
  step: { one: '{count} step', more: '{count} steps' },
  view: { one: '{count} view', more: '{count} views' },
} as const satisfies Record<string, Counted>
