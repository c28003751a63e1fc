/** Restores code copied from a code editor: blocks that only their style shows to be code. */
import {
  type HtmlPart,
  type HtmlTag,
  isTag,
  joinRuns,
  makeTag,
  tagSet,
  textOf,
} from '../serialise/html-tree.ts'
import { styleOf } from './inline-marks.ts'

const blocks = tagSet('div p')

/** Joins adjacent blocks, because some editors copy each line as a block of its own. */
export function restoreCode(parts: HtmlPart[]): HtmlPart[] {
  return joinRuns(parts, looksLikeCode, codeOf, (part) =>
    isTag(part) ? { ...part, children: restoreCode(part.children) } : part,
  )
}

/** A `pre` of the run, unless it is a single line without indent: that stays as it is. */
function codeOf(run: HtmlPart[]): HtmlPart[] {
  const text = linesOf(makeTag('div', {}, run))
    .replaceAll('\u00a0', ' ')
    .trimEnd()
  return /\n|^[ \t]/.test(text) ? [makeTag('pre', {}, [text])] : run
}

function looksLikeCode(part: HtmlPart): boolean {
  const isBlock = isTag(part) && blocks.has(part.tag)
  return isBlock && /^pre/.test(styleOf(part, 'white-space')) && isMonospaced(part)
}

const monospaced =
  /mono|consolas|courier|menlo|monaco|fira code|source code|cascadia|lucida console|inconsolata|hack/

/** Whether the tag or every part of it that has text is monospaced. */
function isMonospaced(tag: HtmlTag): boolean {
  if (monospaced.test(styleOf(tag, 'font-family') + styleOf(tag, 'font'))) return true
  const worded = tag.children.filter((part) => textOf(part).trim() !== '')
  return worded.length > 0 && worded.every((part) => isTag(part) && isMonospaced(part))
}

/** Text of the part, in which each block and each `br` ends a line. */
function linesOf(part: HtmlPart): string {
  if (!isTag(part)) return part
  if (part.tag === 'br') return '\n'
  return part.children.reduce<string>((text, child) => {
    const lines = linesOf(child)
    const isLine = isTag(child) && blocks.has(child.tag)
    // An empty line is a block that holds a break.
    const whole = isLine ? `${lines.replace(/\n$/, '')}\n` : lines
    return isLine && text !== '' && !text.endsWith('\n') ? `${text}\n${whole}` : text + whole
  }, '')
}
