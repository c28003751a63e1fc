import { namedLaws } from '../../../content/en/law/named-laws.ts'
import { foldText } from '../../../domain/text.ts'

/**
 * The searched text of a post, without case and accents. A search asks for words, so each occurs
 * once: a third of the text, and one position per word in the index. Names of laws are looked up
 * as written and stay whole; a line for each word keeps matches from spanning two. Text stored by
 * an older version, whole and in order, is found by the same words.
 */
export function searchTextOf(post: { title: string; description: string; text: string }): string {
  return onceEach(foldText(`${post.title}\n${post.description}\n${post.text}`))
}

/** Each word of a folded text once, and each named law in it, one per line. */
export function onceEach(text: string): string {
  const names = namedLaws.map(({ written }) => written).filter((name) => text.includes(name))
  return [...new Set([...text.split(/\s+/).filter(Boolean), ...names])].join('\n')
}
