/**
 * Markdown that is pasted as text becomes what it means. Text that only resembles it stays text:
 * one sign of Markdown has to be there that nobody puts into a letter.
 */
import { marked } from 'marked'
import { markdownNote, placeNotes } from '../../../domain/posts/markdown-notes.ts'
import { findYoutubeVideo, youtubePlayerAddress } from '../../../domain/youtube.ts'
import {
  changeTags,
  type HtmlPart,
  type HtmlTag,
  isTag,
  makeTag,
  textOf,
} from '../serialise/html-tree.ts'
import { cleanPaste } from './clean-paste.ts'

const signs: readonly RegExp[] = [
  // A heading on a line of its own, with space around it: in a script "#" begins a comment.
  /(?:^|\n[ \t]*\n|^\n)#{1,6} +\S[^\n]*(?:$|\n[ \t]*\n)/,
  /(?:^|\n) {0,3}(```|~~~)/,
  /(?:^|\n)[ \t]*\|?[ \t]*:?-{2,}:?[ \t]*\|/,
  /\[[^\]\n]+\]\((?:https?:|mailto:|\/|#)[^()\s]*\)/,
  /(?:^|[\s(])\*\*[^\s*][^*\n]*\*\*/,
  /(?:^|\n)[ \t]*[-*+] +\S[^\n]*\n(?:[ \t]*\n)?[ \t]*[-*+] +\S/,
  /(?:^|\n)[ \t]*\d{1,2}[.)] +\S[^\n]*\n(?:[ \t]*\n)?[ \t]*\d{1,2}[.)] +\S/,
  /(?:^|\n)> +\S/,
  markdownNote,
]

export function looksLikeMarkdown(text: string): boolean {
  const lines = text.replaceAll(/\r\n?/g, '\n')
  return signs.some((sign) => sign.test(lines))
}

/** What it means as HTML, of which anything may be pasted. */
export function markdownHtml(text: string): string {
  // A line that ends is a line that ends: somebody's text must not run together.
  return marked.parse(placeNotes(text.replaceAll(/\r\n?/g, '\n')), {
    async: false,
    breaks: true,
    gfm: true,
  })
}

export function cleanMarkdown(parts: HtmlPart[], origin: string): HtmlPart[] {
  return changeTags(cleanPaste(parts, origin), (tag) => [filmOf(tag) ?? withoutLastBreak(tag)])
}

/** The end of the last line of code is no line of its own. */
function withoutLastBreak(tag: HtmlTag): HtmlTag {
  const last = tag.tag === 'code' ? tag.children.at(-1) : undefined
  if (typeof last !== 'string') return tag
  return { ...tag, children: [...tag.children.slice(0, -1), last.replace(/\n$/, '')] }
}

/** The link of a film that stands alone is the film. */
function filmOf(tag: HtmlPart): HtmlPart | null {
  if (!isTag(tag, 'p') || tag.children.length !== 1 || !isTag(tag.children[0], 'a')) return null
  const video = findYoutubeVideo(textOf(tag).trim())
  return video && makeTag('iframe', { src: youtubePlayerAddress(video) })
}

const plainTags = ['html', 'head', 'meta', 'body', 'div', 'span', 'br']

/** As program editors copy: nothing but coloured lines, of which the text says all. */
export function isOnlyLines(parts: HtmlPart[]): boolean {
  return parts.every(
    (part) => !isTag(part) || (isTag(part, ...plainTags) && isOnlyLines(part.children)),
  )
}
