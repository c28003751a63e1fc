/** The text of one post of WordPress as HTML: shared blocks, shortcodes, footnotes, paragraphs. */
import {
  element,
  type HtmlElement,
  type HtmlNode,
  type HtmlTree,
  parseHtml,
  replaceElements,
} from '../platform/html.ts'
import { showAddress } from './foreign-blocks.ts'

/** Content of a site to which its texts refer. */
export interface Shared {
  /** Addresses of pictures, by their ids. */
  pictures: Map<string, string>
  /** Reusable blocks, by their ids. */
  shared: Map<string, string>
}

/** Throws `HtmlLimitError`. */
export function readContent(content: string, site: Shared, footnotes: string): HtmlTree {
  const plain = content.replaceAll('\0', '').replace(/\r\n?/g, '\n')
  const shown = showShortcodes(showShared(plain, site.shared), site.pictures)
  const tree = parseHtml(shown)
  if (!shown.includes('<!-- wp:')) tree.children = paragraphsOf(tree.children as Children)
  replaceElements(tree, showAddress)
  return showFootnotes(tree, footnotes)
}

/** Inserts reusable blocks, also nested ones. */
function showShared(content: string, shared: Shared['shared'], depth = 0): string {
  if (depth > 3) return content
  const block = /<!--\s+wp:block\s+\{"ref":(\d+)[^>]{0,500}\/-->/g
  return content.replace(block, (whole, id: string) => {
    const words = shared.get(id)
    return words === undefined ? whole : showShared(words, shared, depth + 1)
  })
}

/** Known shortcodes: the text between `start` and `end` is replaced by HTML. */
const shortcodes: { start: RegExp; end: RegExp; show: (inner: string) => string }[] = [
  { start: /\[caption[^\]]{0,500}\]/g, end: /\[\/caption\]/g, show: showCaption },
  { start: /\[youtube[ =](?=https?:)/g, end: /\]/g, show: (inner) => `\n\n${inner.trim()}\n\n` },
  { start: /\[embed[^\]]{0,500}\]/g, end: /\[\/embed\]/g, show: (inner) => `\n\n${inner}\n\n` },
  {
    start: /\[(?:ref|fn|efn_note|footnote)\]/g,
    end: /\[\/(?:ref|fn|efn_note|footnote)\]/g,
    show: (inner) => `<small data-footnote=""> ${inner}</small>`,
  },
]

function showShortcodes(content: string, pictures: Shared['pictures']): string {
  const shown = shortcodes.reduce(
    (text, { start, end, show }) => replaceBetween(text, start, end, show),
    content,
  )
  const gallery = /\[gallery[^\]]{0,500}?\bids="([\d, ]+)"[^\]]{0,500}\]/g
  return shown.replace(gallery, (whole, ids: string) => {
    const found = ids.split(',').map((id) => pictures.get(id.trim())?.replaceAll('"', '&quot;'))
    if (found.includes(undefined)) return whole
    const shown = found.map((address) => `<img src="${address}" alt="">`)
    return `\n\n<figure class="gallery">${shown.join('')}</figure>\n\n`
  })
}

/**
 * Replaces text between two marks, with the marks. If one has no end, neither has any after it, so
 * the search stops; one pattern for both would search again from each.
 */
function replaceBetween(
  text: string,
  start: RegExp,
  end: RegExp,
  change: (inner: string) => string,
): string {
  let result = ''
  let done = 0
  start.lastIndex = 0
  for (let opened = start.exec(text); opened; opened = start.exec(text)) {
    end.lastIndex = start.lastIndex
    const closed = end.exec(text)
    if (!closed) break
    const inner = text.slice(start.lastIndex, closed.index)
    result += text.slice(done, opened.index) + change(inner)
    done = end.lastIndex
    start.lastIndex = done
  }
  return result + text.slice(done)
}

/** A picture with its caption, which gets the picture's link unless that leads to a file. */
function showCaption(inner: string): string {
  const [, picture, words = ''] =
    /^\s*((?:<a [^>]*>)?\s*<img [^>]*>\s*(?:<\/a>)?)([\s\S]*)$/.exec(inner) ?? []
  if (!picture) return inner
  const alone = /<img [^>]*>/.exec(picture)?.[0] ?? picture
  const [link = ''] = /^<a [^>]*>/.exec(picture) ?? []
  const isLink =
    link !== '' && !/\.(?:jpe?g|png|gif|webp|avif)["']/i.test(link) && !/<a /.test(words)
  const caption = isLink ? `${link}${words.trim()}</a>` : words.trim()
  return `\n\n<figure>${alone}<figcaption>${caption}</figcaption></figure>\n\n`
}

/** Replaces footnote numbers by the notes, which WordPress stores in a field of the post. */
function showFootnotes(tree: HtmlTree, footnotes: string): HtmlTree {
  const notes = new Map(listNotes(footnotes).map(({ id, content }) => [id, content]))
  if (notes.size === 0) return tree
  let left = notes.size
  replaceElements(tree, (found) => {
    const words = found.tagName === 'sup' ? notes.get(String(found.properties.dataFn)) : undefined
    if (words === undefined) return found
    left -= 1
    return element('small', { dataFootnote: '' }, ' ', ...(parseHtml(words).children as Children))
  })
  if (left === 0) {
    tree.children = tree.children.filter(
      (child) => child.type !== 'comment' || !/^\s*wp:footnotes/.test(child.value),
    )
  }
  return tree
}

function listNotes(json: string): { id: string; content: string }[] {
  try {
    const notes: { id: string; content: string }[] = [JSON.parse(json)].flat()
    return notes.filter((one) => typeof one?.id === 'string' && typeof one.content === 'string')
  } catch {
    return []
  }
}

const holders = /^(?:ul|ol|dl|table|thead|tbody|tfoot|tr|colgroup|figure|select)$/
const flowing = /^(?:div|section|article|aside|blockquote|li|dd|td|th|center|details)$/
const solid =
  /^(?:pre|h[1-6]|hr|script|style|textarea|iframe|form|address|figcaption|caption|dt|p|col)$/

type Children = HtmlElement['children']

const isBlock = (node: HtmlNode): node is HtmlElement =>
  node.type === 'element' && [holders, flowing, solid].some((kind) => kind.test(node.tagName))

/**
 * Adds the paragraphs that the classic editor leaves out: blank lines and blocks divide them, and a
 * line break is a `br`.
 */
function paragraphsOf(children: Children, isItem = false): Children {
  const parts: Children[] = [[]]
  for (const child of children) {
    if (isBlock(child)) parts.push([withParagraphs(child)], [])
    else if (child.type === 'text') {
      const [first = '', ...others] = child.value.split(/\n[ \t]*\n/)
      parts.at(-1)?.push({ ...child, value: first })
      parts.push(...others.map((value) => [{ ...child, value }]))
    } else parts.push([...(parts.pop() ?? []), child])
  }
  const isFull = (one: HtmlNode) => one.type !== 'text' || one.value.trim() !== ''
  const full = parts.filter((part) => part.some(isFull))
  const isAlone = isItem && full.filter((part) => !part.some(isBlock)).length === 1
  return full.flatMap((part) => {
    if (part.some(isBlock)) return part
    const lines = breakLines(part)
    return isAlone ? lines : element('p', {}, ...lines)
  })
}

function withParagraphs(block: HtmlElement): HtmlElement {
  const { tagName, children } = block
  if (flowing.test(tagName)) {
    const isItem = /^(?:li|dd|td|th)$/.test(tagName)
    return { ...block, children: paragraphsOf(children, isItem) }
  }
  if (tagName === 'p') return { ...block, children: breakLines(children) }
  if (!holders.test(tagName)) return block
  const inner = children.map((child) => (isBlock(child) ? withParagraphs(child) : child))
  return { ...block, children: inner }
}

const unbroken = /^(?:code|script|style|a|img|br)$/

/** Turns line breaks into `br`: none at the ends of a block, and no second one beside a `br`. */
function breakLines(nodes: Children, isOuter = true): Children {
  const isEdge = (at: number) => {
    const node = nodes[at]
    return node ? node.type === 'element' && node.tagName === 'br' : isOuter
  }
  return nodes.flatMap((node, at): Children[number] | Children => {
    if (node.type === 'element') {
      if (unbroken.test(node.tagName)) return node
      return { ...node, children: breakLines(node.children, false) }
    }
    if (node.type !== 'text' || (!isOuter && node.value.trim() === '')) return node
    const start = isEdge(at - 1) ? node.value.trimStart() : node.value
    const lines = (isEdge(at + 1) ? start.trimEnd() : start).split('\n')
    return lines.flatMap((value, line) => [
      ...(line > 0 ? [element('br')] : []),
      { type: 'text' as const, value },
    ])
  })
}
