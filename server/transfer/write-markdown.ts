/**
 * Writes a text as Markdown from which exactly the same text can be read. Each block is written,
 * read back and compared; a block that Markdown cannot express is written as HTML.
 */
import {
  element,
  type HtmlElement,
  type HtmlNode,
  type HtmlTree,
  textOf,
  writeHtml,
} from '../platform/html.ts'
import { readBody } from './read-markdown.ts'
import { tidyTree } from './tidy-html.ts'

/** `title`: the article's, which a reader removes from the start of a text. Changes `tree`. */
export function writeMarkdown(tree: HtmlTree, title: string): string {
  const { children } = tidyTree(tree)
  const blocks = children.map((node) => writeSafely(node, title))
  const text = joinBlocks(children, blocks)
  const whole = isSame(text, children, title) ? text : children.map(writeRaw).join('\n\n')
  return whole === '' ? '' : `${whole}\n`
}

function writeSafely(node: HtmlNode, title: string): string {
  const text = writeBlock(node)
  return text !== null && isSame(text, [node], title) ? text : writeRaw(node)
}

const treeOf = (nodes: readonly HtmlNode[]) => ({ type: 'root', children: nodes }) as HtmlTree

function isSame(text: string, nodes: readonly HtmlNode[], title: string): boolean {
  return writeHtml(readBody(text, title)) === writeHtml(treeOf(nodes))
}

/** HTML on one line, because a blank line would end it. */
const writeRaw = (node: HtmlNode) => writeHtml(treeOf([node])).replaceAll('\n', '&#10;')

/** Puts a comment between adjacent lists or quotations, which would be read as one. */
function joinBlocks(nodes: readonly HtmlNode[], blocks: readonly string[]): string {
  const joins = new Set(['ul', 'ol', 'blockquote'])
  return blocks
    .map((block, index) => {
      const [before, node] = [nodes[index - 1], nodes[index]]
      const isJoined = before && [before, node].every((one) => one && joins.has(tagOf(one)))
      if (index === 0) return block
      return isJoined ? `\n\n<!-- -->\n\n${block}` : `\n\n${block}`
    })
    .join('')
}

const tagOf = (node: HtmlNode) => (node.type === 'element' ? node.tagName : '')
const isPlain = ({ properties }: HtmlElement) => Object.keys(properties).length === 0

/** Null for a block that Markdown cannot express. */
function writeBlock(node: HtmlNode): string | null {
  if (node.type !== 'element') return null
  const { tagName } = node
  if (tagName === 'pre') return writeCode(node)
  if (tagName === 'img') return writeInline([node])
  if (tagName === 'table') return writeTable(node)
  if (tagName === 'ul' || tagName === 'ol') return writeList(node)
  if (!isPlain(node)) return null
  if (tagName === 'p') return escapeStart(writeInline(node.children))
  if (tagName === 'hr') return '---'
  if (/^h[1-6]$/.test(tagName)) {
    return `${'#'.repeat(Number(tagName[1]))} ${writeInline(node.children)}`
  }
  return tagName === 'blockquote' ? writeQuotation(node) : null
}

function writeCode({ children }: HtmlElement): string | null {
  const [code, ...others] = children
  if (code?.type !== 'element' || code.tagName !== 'code' || others.length > 0) return null
  const text = textOf(code)
  const { className } = code.properties
  const language = Array.isArray(className) ? String(className[0]).replace('language-', '') : ''
  const fence = '`'.repeat(Math.max(3, longestRun(text) + 1))
  return `${fence}${language}\n${text}\n${fence}`
}

function longestRun(text: string): number {
  return (text.match(/`+/g) ?? []).reduce((longest, run) => Math.max(longest, run.length), 0)
}

function writeQuotation({ children }: HtmlElement): string | null {
  const blocks = children.map((child) => writeBlock(child))
  if (blocks.includes(null)) return null
  const lines = joinBlocks(children, blocks as string[]).split('\n')
  return lines.map((line) => (line === '' ? '>' : `> ${line}`)).join('\n')
}

function writeList({ tagName, properties, children }: HtmlElement): string | null {
  const { start, ...others } = properties
  if (Object.keys(others).length > 0 || (tagName === 'ul' && start !== undefined)) return null
  const items = children.map((child, index) => {
    const mark = tagName === 'ul' ? '-' : `${Number(start ?? 1) + index}.`
    return child.type === 'element' && child.tagName === 'li' ? writeItem(child, mark) : null
  })
  return items.includes(null) ? null : items.join('\n')
}

/** The item's text on one line, then nested lists; null if Markdown cannot express it. */
function writeItem(item: HtmlElement, mark: string): string | null {
  if (!isPlain(item)) return null
  const isList = (node: HtmlNode) => tagOf(node) === 'ul' || tagOf(node) === 'ol'
  const at = item.children.findIndex(isList)
  const words = at === -1 ? item.children : item.children.slice(0, at)
  const inner = (at === -1 ? [] : item.children.slice(at)).map((child) => writeBlock(child))
  if (inner.includes(null)) return null
  const indent = ' '.repeat(mark.length + 1)
  const text = writeInline(words)
  if (text === null) return null
  const lines = [escapeStart(text), ...inner].join('\n').split('\n')
  return `${mark} ${lines.join(`\n${indent}`)}`
}

function writeTable(table: HtmlElement): string | null {
  const parts = table.children.filter((child) => child.type === 'element')
  const [head, body, ...others] = parts
  if (!isPlain(table) || head?.tagName !== 'thead' || others.length > 0) return null
  const heads = writeRows(head)
  const rows = body ? writeRows(body) : []
  if (heads.length !== 1 || rows.includes(null) || heads[0] === null) return null
  const count = head.children.flatMap((row) => (row.type === 'element' ? row.children : [])).length
  return [heads[0], `|${' --- |'.repeat(count)}`, ...rows].join('\n')
}

const writeRows = (section: HtmlElement): (string | null)[] =>
  section.children.map((row) => {
    if (row.type !== 'element') return null
    const cells = row.children.map((cell) =>
      cell.type === 'element' ? writeInline(cell.children) : null,
    )
    if (cells.some((cell) => cell === null || cell.includes('\n'))) return null
    return `| ${cells.map((cell) => cell?.replaceAll('|', '\\|')).join(' | ')} |`
  })

const marks: Record<string, string> = { strong: '**', em: '*', del: '~~' }

function writeInline(nodes: readonly HtmlNode[]): string {
  return nodes.map(writeInlineNode).join('')
}

function writeInlineNode(node: HtmlNode): string {
  if (node.type === 'text') return escapeText(node.value)
  if (node.type !== 'element') return ''
  const { tagName, children } = node
  const mark = isPlain(node) ? marks[tagName] : undefined
  if (mark) return `${mark}${writeInline(children)}${mark}`
  if (tagName === 'br') return '\\\n'
  if (tagName === 'code' && isPlain(node)) return writeCodeSpan(textOf(node))
  if (tagName === 'a') return writeLink(node)
  if (tagName === 'img') return writePicture(node)
  const [start = '', end = ''] = writeHtml(treeOf([{ ...node, children: [] }])).split(/(?=<\/)/)
  return `${start}${writeInline(children)}${end}`
}

function writeCodeSpan(text: string): string {
  const fence = '`'.repeat(longestRun(text) + 1)
  const space = /^`|`$/.test(text) ? ' ' : ''
  return `${fence}${space}${text}${space}${fence}`
}

function writeLink({ properties, children }: HtmlElement): string {
  const { href, title, ...others } = properties
  const isMarkdown = typeof href === 'string' && Object.keys(others).length === 0
  if (isMarkdown) return `[${writeInline(children)}](${writeTarget(href, title)})`
  const tag = writeHtml(treeOf([element('a', properties)]))
  return `${tag.slice(0, -'</a>'.length)}${writeInline(children)}</a>`
}

function writePicture({ properties }: HtmlElement): string {
  const { src, alt = '', title, ...others } = properties
  const isMarkdown = typeof src === 'string' && Object.keys(others).length === 0
  if (isMarkdown) return `![${escapeText(String(alt))}](${writeTarget(src, title)})`
  return writeHtml(treeOf([element('img', properties)]))
}

function writeTarget(address: string, title: unknown): string {
  const target = /^[^\s()<>\\]+$/.test(address)
    ? address
    : `<${address.replace(/[<>\\]/g, '\\$&')}>`
  return typeof title === 'string' ? `${target} "${title.replace(/["\\]/g, '\\$&')}"` : target
}

function escapeText(text: string): string {
  return text
    .replace(/[\\`*[\]<~]/g, '\\$&')
    .replace(/(?<![a-z\d])_|_(?![a-z\d])/gi, '\\_')
    .replace(/&(?=#?\w+;)/g, '\\&')
    .replace(/!(?=\\\[|$)/g, '\\!')
}

/** Escapes a start that would begin a heading, list, quotation or rule. */
function escapeStart(text: string): string {
  return text.replace(/^(\d{1,9})([.)])/, '$1\\$2').replace(/^[#>+\-=|]/, '\\$&')
}
