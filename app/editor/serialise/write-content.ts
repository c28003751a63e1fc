/**
 * Serialises the document to the exact HTML that the server stores, so that saved content comes
 * back as it was sent. It works without the DOM, so that no picture or frame is created (and
 * fetched), and tests need no browser.
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

/** Blocks are immutable, so this caches them: typing rewrites only the block it replaces. */
const written = new WeakMap<Node, string>()

/** '' for an empty document. Blank lines are dropped: the design sets the spacing. */
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

/** The part of the Element interface that ProseMirror's serializer uses. */
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

/** Unwraps the one paragraph of an item or cell (lists may follow), unless it has a `dir`. */
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

/** Puts the header rows at the top into a `thead` and gives each header cell a scope. */
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
