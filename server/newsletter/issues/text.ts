import { type HtmlElement, textOf } from '../../platform/html.ts'

type Child = HtmlElement['children'][number]

const WIDEST_LINE = 60
/** Elements that begin a paragraph of their own; everything else runs on in the line. */
const blocks = new Set(
  'p h1 h2 h3 h4 h5 h6 ul ol dl dt dd li blockquote pre table hr figure'.split(' '),
)

/** What an element says, as plain text in which addresses are written out. */
export function writePlainText(parent: HtmlElement): string {
  return writeBlocks(parent.children).join('\n\n')
}

function isBlock(child: Child): child is HtmlElement {
  return child.type === 'element' && blocks.has(child.tagName)
}

/** Paragraphs: each block is one or several, and so is each run of what stands between them. */
function writeBlocks(children: readonly Child[]): string[] {
  const paragraphs: string[] = []
  let run: Child[] = []
  const endRun = () => {
    const line = writeLine(run)
    if (line) paragraphs.push(line)
    run = []
  }
  for (const child of children) {
    if (isBlock(child)) {
      endRun()
      paragraphs.push(...writeBlock(child))
    } else run.push(child)
  }
  endRun()
  return paragraphs
}

function writeBlock(block: HtmlElement): string[] {
  switch (block.tagName) {
    case 'ul':
    case 'ol':
      return [writeList(block)]
    case 'blockquote':
      return [writeBlocks(block.children).join('\n\n').replaceAll(/^/gm, '> ')]
    case 'pre':
      return [indent(textOf(block).replace(/\n+$/, ''), '    ')]
    case 'table':
      return [writeTable(block)]
    case 'hr':
      return ['* * *']
    case 'dd':
      return [indent(writeBlocks(block.children).join('\n\n'), '  ')]
    default:
      return /^h\d$/.test(block.tagName) ? writeHeading(block) : writeBlocks(block.children)
  }
}

function writeHeading({ children }: HtmlElement): string[] {
  const line = writeLine(children)
  return line ? [`${line}\n${'-'.repeat(Math.min(line.length, WIDEST_LINE))}`] : []
}

function writeList(list: HtmlElement): string {
  const first = Number(list.properties.start ?? 1)
  const items = list.children.filter(isBlock)
  return items
    .map((item, index) => {
      const mark = list.tagName === 'ol' ? `${first + index}. ` : '- '
      const text = writeBlocks(item.children).join('\n')
      return `${mark}${indent(text, ' '.repeat(mark.length)).trimStart()}`
    })
    .join('\n')
}

/** A row on a line. Its cells hold no tables: the editor makes none, and they would be unreadable. */
function writeTable(table: HtmlElement): string {
  const parts = table.children.flatMap((child) => {
    if (child.type !== 'element') return []
    return /^t(head|body|foot)$/.test(child.tagName) ? child.children : [child]
  })
  const lines = parts.flatMap((part) => {
    if (part.type !== 'element') return []
    if (part.tagName === 'caption') return [writeLine(part.children)]
    return part.tagName === 'tr' ? [writeRow(part)] : []
  })
  return lines.filter(Boolean).join('\n')
}

function writeRow({ children }: HtmlElement): string {
  const cells = children.flatMap((cell) => (cell.type === 'element' ? [cell] : []))
  return cells
    .map((cell) => writeBlocks(cell.children).join(' ').replaceAll(/\s+/g, ' '))
    .join(' | ')
}

/** White space counts once, as in HTML; only a break begins another line. */
function writeLine(children: readonly Child[]): string {
  const lines = children.map(writeInline).join('').split('\v')
  return lines
    .map((line) => line.replaceAll(/[^\S\u00a0]+/g, ' ').trim())
    .join('\n')
    .trim()
}

/** Breaks are marked by a sign that no text holds, until white space has been counted. */
function writeInline(child: Child): string {
  if (child.type === 'text') return child.value.replaceAll('\v', ' ')
  if (child.type !== 'element') return ''
  if (child.tagName === 'br') return '\v'
  const text = child.children.map(writeInline).join('')
  if (child.tagName !== 'a') return text
  const address = String(child.properties.href ?? '').replace(/^mailto:/, '')
  return text.trim() === '' || text.trim() === address ? address : `${text} (${address})`
}

function indent(text: string, by: string): string {
  return text.replaceAll(/^(?=.)/gm, by)
}
