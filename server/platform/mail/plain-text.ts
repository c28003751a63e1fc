import { createRequire } from 'node:module'
import type { DomNode, FormatCallback, HtmlToTextOptions } from 'html-to-text'

const WIDEST_LINE = 60
const prerendered = { leadingLineBreaks: 2, trailingLineBreaks: 2 }

/** Skips empty paragraphs, which the editor makes for space. */
const paragraph: FormatCallback = (found, walk, builder, { above = 2, below = 2 }) => {
  if (isBlank(found)) return
  builder.openBlock({ leadingLineBreaks: above })
  walk(found.children, builder)
  builder.closeBlock({ trailingLineBreaks: below, blockTransform: (text) => text.trim() })
}

function isBlank({ data = '', children = [] }: DomNode): boolean {
  return data.trim() === '' && children.every(isBlank)
}

/** Underlines a heading with `sign`. */
const underlined: FormatCallback = (found, walk, builder, { sign }) => {
  if (isBlank(found)) return
  builder.openBlock({ leadingLineBreaks: 2 })
  walk(found.children, builder)
  builder.closeBlock({
    trailingLineBreaks: 2,
    blockTransform: (text) => `${text}\n${String(sign).repeat(Math.min(text.length, WIDEST_LINE))}`,
  })
}

/** Puts `prefix` before each line; with `isPre` white space is preserved. */
const prefixed: FormatCallback = (found, walk, builder, { prefix, isPre }) => {
  const start = String(prefix).trim() ? /^/gm : /^(?=.)/gm
  builder.openBlock({ leadingLineBreaks: 2, isPre: Boolean(isPre) })
  walk(found.children, builder)
  builder.closeBlock({
    trailingLineBreaks: 2,
    blockTransform: (text) => text.replace(/^\n+|\n+$/g, '').replaceAll(start, String(prefix)),
  })
}

/** Drops breaks between paragraphs, which have space already. */
const lineBreak: FormatCallback = (found, _walk, builder) => {
  const isBetween = found.parent?.children.some(({ name }) => name === 'p')
  if (!isBetween) builder.addLineBreak()
}

/** One item per line; an inner list goes below the item that holds it. */
const list: FormatCallback = (found, walk, builder) => {
  const items = found.children.filter(({ name }) => name === 'li')
  const first = Number(found.attribs?.start ?? 1)
  const markOf = (index: number) => (found.name === 'ol' ? `${first + index}. ` : '- ')
  const breaks = found.parent?.name === 'li' ? 1 : 2
  builder.openList({
    leadingLineBreaks: breaks,
    interRowLineBreaks: 1,
    maxPrefixLength: markOf(items.length - 1).length,
  })
  for (const [index, item] of items.entries()) {
    builder.openListItem({ prefix: markOf(index) })
    walk(item.children, builder)
    builder.closeListItem()
  }
  builder.closeList({ trailingLineBreaks: breaks })
}

/** One row per line, with the caption above. */
const table: FormatCallback = (found, walk, builder, { between }) => {
  const parts = found.children.flatMap((part) =>
    /^t(head|body|foot)$/.test(part.name ?? '') ? part.children : [part],
  )
  builder.openTable()
  for (const part of parts) {
    if (part.name !== 'tr' && part.name !== 'caption') continue
    builder.openTableRow()
    const cells = part.name === 'tr' ? part.children : [part]
    for (const cell of cells.filter(({ type }) => type === 'tag')) {
      builder.openTableCell()
      walk(cell.children, builder)
      builder.closeTableCell()
    }
    builder.closeTableRow()
  }
  builder.closeTable({
    ...prerendered,
    tableToString: (rows) =>
      rows
        .map((cells) => cells.map(({ text }) => text.replaceAll(/\s+/g, ' ')).join(String(between)))
        .filter(Boolean)
        .join('\n'),
  })
}

type Converting = typeof import('html-to-text')

const require = createRequire(import.meta.url)

const options = {
  wordwrap: false,
  // A zero-width space is no white space.
  whitespaceCharacters: ' \t\r\n\f',
  formatters: { paragraph, underlined, prefixed, lineBreak, list, table },
  selectors: [
    { selector: 'p', format: 'paragraph' },
    { selector: 'h1', format: 'underlined', options: { sign: '=' } },
    { selector: 'h2', format: 'underlined', options: { sign: '-' } },
    { selector: 'h3', format: 'underlined', options: { sign: '-' } },
    { selector: 'h4', format: 'underlined', options: { sign: '-' } },
    { selector: 'h5', format: 'underlined', options: { sign: '-' } },
    { selector: 'h6', format: 'underlined', options: { sign: '-' } },
    { selector: 'blockquote', format: 'prefixed', options: { prefix: '> ' } },
    { selector: 'blockquote.quote', format: 'prefixed', options: { prefix: '> ', isPre: true } },
    { selector: 'pre', format: 'prefixed', options: { prefix: '    ', isPre: true } },
    { selector: 'dt', format: 'paragraph' },
    { selector: 'dd', format: 'prefixed', options: { prefix: '  ' } },
    { selector: 'br', format: 'lineBreak' },
    { selector: 'ul', format: 'list' },
    { selector: 'ol', format: 'list' },
    { selector: 'li > p', format: 'paragraph', options: { above: 1, below: 1 } },
    { selector: 'table', format: 'table', options: { between: ' | ' } },
    { selector: 'table.facts', format: 'table', options: { between: ': ' } },
    // A drawing; the figure stands above it.
    { selector: 'table.scale', format: 'skip' },
    { selector: 'hr', format: 'blockString', options: { ...prerendered, string: '* * *' } },
    { selector: 'a', options: { linkBrackets: ['(', ')'], hideLinkHrefIfSameAsText: true } },
    { selector: 'a.button', format: 'inlineSurround', options: { suffix: ':' } },
    // The address of a button follows directly below its label.
    { selector: 'p.action', format: 'paragraph', options: { below: 1 } },
    { selector: 'p.address', format: 'paragraph', options: { above: 1 } },
  ],
} satisfies HtmlToTextOptions

let convert: ((html: string) => string) | undefined

/**
 * The HTML of a mail as plain text in which addresses are written out. Lines are not wrapped: mail
 * programs do that.
 */
export function writePlainText(html: string): string {
  // Loaded with the first mail: it takes 15 MB of memory.
  convert ??= (require('html-to-text') as Converting).compile(options)
  return convert(html).trim()
}
