/**
 * The document as HTML, in the very form in which the server stores it: what is saved comes back
 * as it was sent. Written without the browser's tree, so that no picture or frame is made (and
 * fetched) for it, and so that tests run it as it is.
 */
import { DOMSerializer, Fragment, type Node } from '@tiptap/pm/model'
import { relationOf } from '../../../domain/posts/link-address.ts'
import {
  changeTags,
  type HtmlPart,
  type HtmlTag,
  isTag,
  makeTag,
  textOf,
  writeHtml,
} from './html-tree.ts'

/** Blocks never change, they are replaced: while somebody types, only one is written again. */
const written = new WeakMap<Node, string>()

/** '' for a document that holds nothing. Blank lines are not kept: space is the design's. */
export function writeContent(document: Node): string {
  const blocks: string[] = []
  document.forEach((block) => {
    blocks.push(writeBlock(block))
  })
  return blocks.join('')
}

function writeBlock(block: Node): string {
  const known = written.get(block)
  if (known !== undefined) return known
  const html = isBlankLine(block) ? '' : writeHtml(changeTags(partsOf(block), settle))
  written.set(block, html)
  return html
}

export function isBlankLine({ type, content }: Node): boolean {
  return type.name === 'paragraph' && content.size === 0
}

/** As much of an element as ProseMirror's serializer asks for. */
class WrittenTag implements HtmlTag {
  tag: string
  attributes: Record<string, string> = {}
  children: HtmlPart[] = []

  constructor(tag: string) {
    this.tag = tag
  }

  setAttribute(name: string, value: unknown): void {
    this.attributes[name] = String(value)
  }

  appendChild(part: HtmlPart): void {
    this.children.push(part)
  }
}

const page = {
  createDocumentFragment: () => new WrittenTag(''),
  createElement: (tag: string) => new WrittenTag(tag),
  createTextNode: (text: string) => text,
}

function partsOf(block: Node): HtmlPart[] {
  const serializer = DOMSerializer.fromSchema(block.type.schema)
  const whole: unknown = serializer.serializeFragment(Fragment.from(block), {
    document: page as unknown as Document,
  })
  return whole instanceof WrittenTag ? whole.children : []
}

function settle(tag: HtmlTag): HtmlPart[] {
  if (tag.tag === 'a') return [normaliseLink(tag)]
  if (tag.tag === 'table') return [normaliseTable(tag)]
  if (tag.tag === 'figure') return normaliseFigure(tag)
  if (isTag(tag, 'li', 'td', 'th')) return [normaliseHolder(tag)]
  return [tag]
}

function normaliseLink({ attributes: { href = '', title, rel = '' }, children }: HtmlTag): HtmlTag {
  const relation = relationOf(href, rel)
  return makeTag(
    'a',
    { href, ...(title && { title }), ...(relation && { rel: relation }) },
    children,
  )
}

/** One paragraph in an item or a cell is its text, unless it reads its own way. */
function normaliseHolder(holder: HtmlTag): HtmlTag {
  const [first, ...others] = holder.children
  const isPlain =
    isTag(first, 'p') && !first.attributes.dir && others.every((other) => isTag(other, 'ul', 'ol'))
  return isPlain ? { ...holder, children: [...first.children, ...others] } : holder
}

function normaliseFigure(figure: HtmlTag): HtmlPart[] {
  if ('data-gallery' in figure.attributes) return [figure]
  const [content, caption] = figure.children
  const isBlank = caption === undefined || textOf(caption).trim() === ''
  return content !== undefined && isBlank ? [content] : [figure]
}

/** Rows of heads at the top are the table's head; each head says what it is the head of. */
function normaliseTable(table: HtmlTag): HtmlTag {
  const body = table.children.find((part) => isTag(part, 'tbody'))
  const rows = isTag(body) ? body.children : []
  const firstRow = rows.findIndex((row) => !isHeadRow(row))
  const heads = firstRow === -1 ? rows : rows.slice(0, firstRow)
  const others = firstRow === -1 ? [] : rows.slice(firstRow)
  return makeTag('table', {}, [
    ...table.children.filter((part) => isTag(part, 'caption')),
    ...section('thead', 'col', heads),
    ...section('tbody', 'row', others),
  ])
}

function isHeadRow(row: HtmlPart): boolean {
  return isTag(row) && row.children.length > 0 && row.children.every((cell) => isTag(cell, 'th'))
}

function section(name: 'thead' | 'tbody', scope: 'col' | 'row', rows: HtmlPart[]): HtmlPart[] {
  if (rows.length === 0) return []
  const scoped = rows.map((row) =>
    isTag(row) ? { ...row, children: row.children.map(withScope) } : row,
  )
  return [makeTag(name, {}, scoped)]

  function withScope(cell: HtmlPart): HtmlPart {
    return isTag(cell, 'th') ? { ...cell, attributes: { scope, ...cell.attributes } } : cell
  }
}
