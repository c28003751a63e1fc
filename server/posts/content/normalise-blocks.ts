import {
  element,
  type HtmlElement,
  type HtmlNode,
  listElements,
  textOf,
} from '../../platform/html.ts'

/** Our own blocks are as the editor writes them; what only looks like one is what it holds. */
export function normaliseBlock(found: HtmlElement): HtmlNode | HtmlNode[] {
  const { tagName, properties, children } = found
  if (tagName === 'aside') return properties.dataCallout ? found : children
  if (tagName === 'small') return 'dataFootnote' in properties ? normaliseFootnote(found) : children
  if (tagName === 'figure' && 'dataGallery' in properties) return normaliseGallery(found)
  if (tagName !== 'p' || !('dataAction' in properties || properties.dataBookmark)) return found
  return normaliseLinkBlock(found)
}

/** Its words, and the link to its source. */
function normaliseFootnote(note: HtmlElement): HtmlNode[] {
  if (textOf(note).trim() === '') return []
  const links = listElements(note).filter((one) => one.tagName === 'a' && one.properties.href)
  const link = links.at(-1)
  const isSource = link !== undefined && link === note.children.at(-1)
  const words = textOf(isSource ? { ...note, children: note.children.slice(0, -1) } : note)
  const source = isSource ? [{ ...link, children: [wordsOf(textOf(link))] }] : []
  return [element('small', { dataFootnote: '' }, ...(words ? [words] : []), ...source)]
}

function normaliseGallery({ children }: HtmlElement): HtmlNode[] {
  const parts = children.filter((part) => part.type === 'element')
  const isWhole = parts.every(({ tagName }) => tagName === 'img' || tagName === 'figcaption')
  const isGallery = isWhole && parts.some(({ tagName }) => tagName === 'img')
  return [
    element('figure', isGallery ? { dataGallery: '' } : {}, ...(isGallery ? parts : children)),
  ]
}

/** One link, and nothing else. */
function normaliseLinkBlock({ properties, children }: HtmlElement): HtmlNode {
  const [link, ...others] = children
  const isLink = link?.type === 'element' && link.tagName === 'a' && others.length === 0
  if (!isLink || !link.properties.href || textOf(link).trim() === '') {
    return element('p', {}, ...children)
  }
  const { dataBookmark } = properties
  const words = { ...link, children: [wordsOf(textOf(link))] }
  return element('p', dataBookmark ? { dataBookmark } : { dataAction: '' }, words)
}

const wordsOf = (value: string): HtmlElement['children'][number] => ({ type: 'text', value })
