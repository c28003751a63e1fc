/** Converts HTML of other programs to blocks as the editor writes them. */
import {
  element,
  type HtmlElement,
  type HtmlNode,
  type HtmlTree,
  replaceElements,
  textOf,
} from '../platform/html.ts'

const names = (...rows: string[]) => new Set(rows.flatMap((row) => row.split(' ')))

/** Containers without meaning of their own: only their contents stay. */
const boxes = names(
  'div section article header footer main nav center address details summary fieldset form',
)
const blocks = names(
  'p h1 h2 h3 h4 h5 h6 ul ol li dl dt dd blockquote aside figure figcaption pre hr img iframe',
  'table caption colgroup col thead tbody tfoot tr td th',
)
/** Elements in which white space between children is insignificant. */
const holders = names('ul ol dl blockquote aside figure table colgroup thead tbody tfoot tr')
/** Elements that are invisible or not allowed, removed with their content. */
const noise = names('script style template noscript audio video object embed')
const media = names('img iframe')
/** Elements trimmed at both ends. */
const lines = names('p h1 h2 h3 h4 h5 h6 li dt dd figcaption caption td th')

const isElement = (node: HtmlNode | undefined): node is HtmlElement => node?.type === 'element'
const isBlank = (node: HtmlNode) => node.type === 'text' && node.value.trim() === ''
const isOneOf = (node: HtmlNode | undefined, tags: ReadonlySet<string>) =>
  isElement(node) && tags.has(node.tagName)

export function tidyTree(tree: HtmlTree): HtmlTree {
  flattenText(tree, false)
  replaceElements(tree, tidy)
  tree.children = paragraphsOf(tree.children) as HtmlTree['children']
  return tree
}

/** Turns line breaks of the source into spaces, except in code; drops comments and noise. */
function flattenText(parent: HtmlTree | HtmlElement, isCode: boolean): void {
  parent.children = parent.children.filter(
    (child) => child.type === 'text' || (isElement(child) && !noise.has(child.tagName)),
  )
  for (const child of parent.children) {
    if (child.type === 'text' && !isCode) child.value = child.value.replace(/\s+/g, joinLines)
    if (isElement(child)) flattenText(child, isCode || child.tagName === 'pre')
  }
}

/** Joins one run of white space without a regular expression, which takes quadratic time. */
function joinLines(space: string): string {
  const end = space.search(/[\r\n]/)
  return end === -1 ? space : `${trimEnd(space.slice(0, end), ' \t')} `
}

function trimEnd(text: string, blanks: string): string {
  let { length } = text
  while (length > 0 && blanks.includes(text.charAt(length - 1))) length -= 1
  return text.slice(0, length)
}

function tidy(found: HtmlElement): HtmlNode | HtmlNode[] {
  const { tagName, children } = found
  if (boxes.has(tagName)) return paragraphsOf(children)
  if (holders.has(tagName)) found.children = children.filter((child) => !isBlank(child))
  if (lines.has(tagName)) found.children = trimEnds(children)
  if (tagName === 'p') return tidyParagraph(found)
  if (tagName === 'li') return normaliseItem(found)
  if (tagName === 'figure') return normaliseFigure(found)
  if (tagName === 'pre') trimCode(found)
  if (tagName === 'thead') nameColumns(found)
  return found
}

type Children = HtmlElement['children']

/** Leaves blocks as they are and wraps inline content between them in paragraphs. */
function paragraphsOf(children: HtmlNode[]): HtmlNode[] {
  const result: HtmlNode[] = []
  let run: HtmlNode[] = []
  const endRun = () => {
    if (!run.every(isBlank)) {
      const paragraph = element('p', {})
      paragraph.children = trimEnds(run as Children)
      for (const block of [tidyParagraph(paragraph)].flat()) result.push(block)
    }
    run = []
  }
  for (const child of children) {
    if (!isOneOf(child, blocks)) {
      run.push(child)
      continue
    }
    endRun()
    result.push(child)
  }
  endRun()
  return result
}

function trimEnds(children: Children): Children {
  const kept = children.map((child, index) => {
    if (child.type !== 'text') return child
    const before = children[index - 1]
    const after = children[index + 1]
    let { value } = child
    if (!before || isOneOf(before, blocks)) value = value.replace(/^[ \t\r\n]+/, '')
    if (!after || isOneOf(after, blocks)) value = trimEnd(value, ' \t\r\n')
    return { ...child, value }
  })
  return kept.filter((child) => child.type !== 'text' || child.value !== '')
}

/** Unwraps a paragraph that contains only pictures or videos; removes an empty one. */
function tidyParagraph(paragraph: HtmlElement): HtmlNode | HtmlNode[] {
  const { children } = paragraph
  if (Object.keys(paragraph.properties).length > 0) return paragraph
  const solid = children.filter((child) => !isBlank(child))
  if (solid.length === 0) return []
  return solid.every((child) => isOneOf(child, media)) ? solid : paragraph
}

/** Unwraps the paragraph of a list item that has no others, only further lists. */
function normaliseItem(item: HtmlElement): HtmlElement {
  const [first, ...others] = item.children
  const isPlain = isElement(first) && first.tagName === 'p'
  if (!isPlain || !others.every((other) => isOneOf(other, names('ul ol')))) return item
  return { ...item, children: [...first.children, ...others] }
}

/** Unwraps a figure without a caption. */
function normaliseFigure(figure: HtmlElement): HtmlNode | HtmlNode[] {
  const captions = figure.children.filter((child) => isOneOf(child, names('figcaption')))
  const hasWords = captions.some((caption) => textOf(caption as HtmlElement).trim() !== '')
  if (hasWords || 'dataGallery' in figure.properties) return figure
  return paragraphsOf(figure.children.filter((child) => !captions.includes(child)))
}

function trimCode(pre: HtmlElement): void {
  const code = pre.children.find(isElement)
  const last = code?.children.at(-1)
  if (last?.type === 'text') last.value = last.value.replace(/\n$/, '')
}

function nameColumns(head: HtmlElement): void {
  for (const row of head.children.filter(isElement)) {
    for (const cell of row.children.filter(isElement)) {
      if (cell.tagName === 'th') cell.properties = { scope: 'col', ...cell.properties }
    }
  }
}
