import { namedLaws } from '../../../content/en/law/named-laws.ts'
import { foldText } from '../../../domain/text.ts'

/**
 * What a search looks through, without case and accents. A search asks for words, so each stands in it once:
 * a third of the text, and an index that knows one place for each. The names of laws are looked for
 * as they are written and stay whole; a line for each keeps one word from reading on in the next.
 * The text of a version before, with all of it in its order, is found by the same words.
 */
export function searchTextOf(post: { title: string; description: string; text: string }): string {
  return onceEach(foldText(`${post.title}\n${post.description}\n${post.text}`))
}

/** The same of a text that is stored. */
export function onceEach(text: string): string {
  const names = namedLaws.map(({ written }) => written).filter((name) => text.includes(name))
  return [...new Set([...text.split(/\s+/).filter(Boolean), ...names])].join('\n')
}
