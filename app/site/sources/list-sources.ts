import type { NoteId } from '../../../content/en/page.ts'

/**
 * Every source that the words of a page cite, each once, in order of first appearance.
 * `words` is any piece of content; give several as a list, in the order of the page.
 */
export function listSources(words: unknown): NoteId[] {
  return [...new Set(collect(words))]
}

function collect(words: unknown): NoteId[] {
  if (typeof words !== 'object' || words === null) return []
  return Object.entries(words).flatMap(([key, value]) =>
    key === 'sources' ? (value as NoteId[]) : collect(value),
  )
}
