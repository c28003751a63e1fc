import rehypeStringify from 'rehype-stringify'
import { unified } from 'unified'
import { parseFragment } from './parse-html.ts'

const writer = unified()
  .use(rehypeStringify, { characterReferences: { useNamedReferences: true } })
  .freeze()

export type HtmlTree = Extract<ReturnType<typeof parseFragment>, { type: 'root' }>
export type HtmlNode = HtmlTree['children'][number]
export type HtmlElement = Extract<HtmlNode, { type: 'element' }>
type HtmlChild = HtmlElement['children'][number]

/** Reads a fragment as a browser would. Throws `HtmlLimitError`. */
export function parseHtml(html: string): HtmlTree {
  return parseFragment(html) as HtmlTree
}

/** Serialises a tree: text is escaped and attributes are quoted, so no text becomes markup. */
export function writeHtml(tree: HtmlTree): string {
  return writer.stringify(tree)
}

/** An element, with properties by their names in the DOM ("className", "colSpan"). */
export function element(
  tagName: string,
  properties: HtmlElement['properties'] = {},
  ...children: (HtmlChild | string)[]
): HtmlElement {
  return {
    type: 'element',
    tagName,
    properties,
    children: children.map((child) =>
      typeof child === 'string' ? { type: 'text', value: child } : child,
    ),
  }
}

/** Replaces each element by the result of `change`, innermost first; null removes it. */
export function replaceElements(
  parent: HtmlTree | HtmlElement,
  change: (found: HtmlElement) => HtmlNode | HtmlNode[] | null,
): void {
  const children: HtmlNode[] = parent.children
  const changed = children.flatMap((child) => {
    if (child.type !== 'element') return child
    replaceElements(child, change)
    return change(child) ?? []
  })
  parent.children = changed as typeof parent.children
}

/** Every element below `parent`, in the order of the document. */
export function listElements(parent: HtmlTree | HtmlElement): HtmlElement[] {
  return parent.children.flatMap((child) =>
    child.type === 'element' ? [child, ...listElements(child)] : [],
  )
}

/** How many elements deep the tree is. */
export function depthOf(parent: HtmlTree | HtmlElement): number {
  const depths = parent.children.map((child) => (child.type === 'element' ? 1 + depthOf(child) : 0))
  return depths.reduce((deepest, depth) => Math.max(deepest, depth), 0)
}

const separate = new Set(
  'p h1 h2 h3 h4 h5 h6 li tr td th pre blockquote aside figcaption caption br hr dt dd'.split(' '),
)

/** The text that a reader sees, blocks and cells apart from each other. */
export function textOf(parent: HtmlTree | HtmlElement): string {
  const parts = parent.children.map((child) => {
    if (child.type === 'text') return child.value
    if (child.type !== 'element') return ''
    return separate.has(child.tagName) ? `${textOf(child)}\n` : textOf(child)
  })
  return parts.join('')
}
