import { differenceWords as words } from '../../../content/en/admin/posts.ts'
import { fill } from '../../../domain/wording.ts'
import { type HtmlPart, type HtmlTag, isTag, tagSet } from '../../editor/serialise/html-tree.ts'

const blocks = tagSet(
  'p h1 h2 h3 h4 h5 h6 li blockquote pre div figure figcaption ul ol table caption tr dl',
  'dt dd hr br section',
)

/** An article as lines that a person can compare: what it says, and where its links lead. */
export function linesOf(parts: readonly HtmlPart[]): string[] {
  const lines = ['']
  const write = (text: string) => lines.push((lines.pop() ?? '') + text)
  const walk = (part: HtmlPart) => {
    if (!isTag(part)) return void write(part.replace(/\s*\n\s*/g, ' '))
    const isBlock = blocks.has(part.tag)
    if (isBlock) lines.push(beginningOf(part))
    const own = inWords(part)
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

/** Null for what is described by what it holds. */
function inWords({ tag, attributes: { alt = '', src = '' } }: HtmlTag): string | null {
  if (tag === 'img') return fill(words.image, { alt, src })
  return tag === 'iframe' ? fill(words.video, { src }) : null
}
