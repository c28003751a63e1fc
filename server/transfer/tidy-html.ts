/** Blocks as the editor writes them, of HTML that other programs have written. */
import {
  element,
  type HtmlElement,
  type HtmlNode,
  type HtmlTree,
  replaceElements,
  textOf,
} from '../platform/html.ts'

const names = (...rows: string[]) => new Set(rows.flatMap((row) => row.split(' ')))

/** They say nothing of what is in them. */
const boxes = names(
  'div section article header footer main nav center address details summary fieldset form',
)
const blocks = names(
  'p h1 h2 h3 h4 h5 h6 ul ol li dl dt dd blockquote aside figure figcaption pre hr img iframe',
  'table caption colgroup col thead tbody tfoot tr td th',
)
/** Between whose children white space says nothing. */
const holders = names('ul ol dl blockquote aside figure table colgroup thead tbody tfoot tr')
/** Nobody sees it, or no article can hold it; what is left of a block without it is nothing. */
const noise = names('script style template noscript audio video object embed')
const media = names('img iframe')
/** What begins and ends without white space. */
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

/** A line that ends in the source is a space; in code it is a line. */
function flattenText(parent: HtmlTree | HtmlElement, isCode: boolean): void {
  parent.children = parent.children.filter(
    (child) => child.type === 'text' || (isElement(child) && !noise.has(child.tagName)),
  )
  for (const child of parent.children) {
    if (child.type === 'text' && !isCode) child.value = child.value.replace(/\s+/g, joinLines)
    if (isElement(child)) flattenText(child, isCode || child.tagName === 'pre')
  }
}

/** One run of white space at a time: a pattern of blanks that may end in a line costs their square. */
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

/** Blocks as they are, and what runs between them as paragraphs. */
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

/** A picture or film that stands alone is a block. */
function tidyParagraph(paragraph: HtmlElement): HtmlNode | HtmlNode[] {
  const { children } = paragraph
  if (Object.keys(paragraph.properties).length > 0) return paragraph
  const solid = children.filter((child) => !isBlank(child))
  if (solid.length === 0) return []
  return solid.every((child) => isOneOf(child, media)) ? solid : paragraph
}

/** One paragraph in an item, alone or before further lists, is the item's text. */
function normaliseItem(item: HtmlElement): HtmlElement {
  const [first, ...others] = item.children
  const isPlain = isElement(first) && first.tagName === 'p'
  if (!isPlain || !others.every((other) => isOneOf(other, names('ul ol')))) return item
  return { ...item, children: [...first.children, ...others] }
}

/** Without words below it a figure is what it holds. */
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
