/** Converts blocks of other programs to our own, without loss of content. */
import type { CalloutKind } from '../../domain/posts/blocks.ts'
import { findYoutubeVideo, youtubePlayerAddress } from '../../domain/youtube.ts'
import {
  element,
  type HtmlElement,
  type HtmlNode,
  type HtmlTree,
  listElements,
  replaceElements,
  textOf,
} from '../platform/html.ts'

export function adoptBlocks(tree: HtmlTree): void {
  replaceElements(tree, (found) => {
    const adopted = adopters.map((adopt) => adopt(found)).find((one) => one !== null)
    return adopted ?? found
  })
}

type Adopt = (found: HtmlElement) => HtmlNode | HtmlNode[] | null

const adopters: Adopt[] = [adoptTick, adoptPicture, adoptQuote, adoptBox, adoptLink, adoptGallery]

const isElement = (node: HtmlNode | undefined): node is HtmlElement => node?.type === 'element'
const classesOf = ({ properties: { className } }: HtmlElement) =>
  Array.isArray(className) ? className.join(' ') : ''

const isTick = (node: HtmlNode | undefined): node is HtmlElement =>
  isElement(node) && node.tagName === 'input' && node.properties.type === 'checkbox'

/** Replaces check boxes of a task list by characters. */
function adoptTick(found: HtmlElement): HtmlElement | null {
  if (!found.children.some(isTick)) return null
  const children = found.children.map((child, at) => {
    if (isTick(child)) {
      return { type: 'text' as const, value: child.properties.checked ? '☑ ' : '☐ ' }
    }
    const isAfter = child.type === 'text' && isTick(found.children[at - 1])
    return isAfter ? { ...child, value: child.value.trimStart() } : child
  })
  return { ...found, children }
}

/** Takes the address of a lazy-loaded picture from its data attribute. */
function adoptPicture({ tagName, properties, ...rest }: HtmlElement): HtmlElement | null {
  const { src, dataSrc, dataLazySrc, dataOriginal } = properties
  const later = dataLazySrc ?? dataSrc ?? dataOriginal
  if (tagName !== 'img' || !later || (src && !String(src).startsWith('data:'))) return null
  return { ...rest, tagName, properties: { ...properties, src: String(later) } }
}

/** A paragraph that is only an address becomes an embedded video, if it is one, or a link. */
export function showAddress(found: HtmlElement): HtmlElement {
  const isBox = found.tagName === 'p' || /embed__wrapper/.test(classesOf(found))
  const address = isBox && found.children.every(isPlain) ? textOf(found).trim() : ''
  if (!/^https?:\/\/\S+$/.test(address)) return found
  const video = findYoutubeVideo(address)
  if (video) return element('iframe', { src: youtubePlayerAddress(video) })
  return element('p', {}, element('a', { href: address }, address))
}

const isPlain = (node: HtmlNode) => node.type === 'text' || node.type === 'comment'

const kinds: [RegExp, CalloutKind][] = [
  [/^(?:tip|success|hint|check|done|example)$/i, 'tip'],
  [/^(?:warning|caution|danger|attention|error|failure|fail|missing|bug)$/i, 'warning'],
  [/^(?:note|info|important|abstract|summary|tldr|question|todo|quote|seealso|alert)$/i, 'note'],
]
const kindOf = (name: string) => kinds.find(([form]) => form.test(name))?.[1]

/** "> [!NOTE]" of GitHub and Obsidian, to which any other name is a note. */
function adoptQuote({ tagName, children }: HtmlElement): HtmlElement | null {
  const first = tagName === 'blockquote' ? children.find(isElement) : undefined
  const [words] = first?.children ?? []
  if (!first || words?.type !== 'text') return null
  const [mark = '', name = '', title = ''] =
    /^\s*\[!([\w-]+)\][+-]?[ \t]*([^\n]*)\n?/.exec(words.value) ?? []
  if (mark === '') return null
  const rest = { ...words, value: words.value.slice(mark.length) }
  const begun = { ...first, children: [rest, ...first.children.slice(1)] }
  const others = children.map((child) => (child === first ? begun : child))
  const heading = title.trim() === '' ? [] : [element('p', {}, element('strong', {}, title.trim()))]
  return element('aside', { dataCallout: kindOf(name) ?? 'note' }, ...heading, ...others)
}

/** A box with the class of a callout, as Ghost, GitHub and others write it; Notion, without one. */
function adoptBox(found: HtmlElement): HtmlElement | null {
  const classes = /^(?:div|aside)$/.test(found.tagName) ? classesOf(found) : ''
  const isBox = /(?:^| )(?:kg-callout-card|callout|admonition|markdown-alert)(?: |$)/.test(classes)
  if (!isBox && (found.tagName !== 'aside' || found.properties.dataCallout)) return null
  const kind = classes.split(/[ -]/).map(kindOf).find(Boolean) ?? 'note'
  return element('aside', { dataCallout: kind }, element('div', {}, ...found.children))
}

const blocks = /^(?:div|p|h[1-6]|figure|section|article|ul|ol)$/

/** A link around blocks: its first block with text becomes the link, the others follow unlinked. */
function adoptLink(found: HtmlElement): HtmlNode[] | null {
  const { tagName, properties, children } = found
  const isAround = children.some((child) => isElement(child) && blocks.test(child.tagName))
  if (tagName !== 'a' || !isAround) return null
  const words = listElements(found).find(
    (one) => !listElements(one).some(({ tagName }) => blocks.test(tagName)) && textOf(one).trim(),
  )
  if (!words) return null
  const link = element('a', properties, ...words.children)
  words.children = [link]
  return children
}

/** A gallery of at least two pictures without captions of their own. */
function adoptGallery(found: HtmlElement): HtmlElement | null {
  if (found.tagName !== 'figure' || !/gallery/.test(classesOf(found))) return null
  const inner = listElements(found)
  const pictures = inner.filter(({ tagName }) => tagName === 'img')
  const captions = inner.filter(({ tagName }) => tagName === 'figcaption')
  const isOwn = captions.every((caption) => found.children.includes(caption))
  const words = textOf({
    ...found,
    children: found.children.filter((one) => !captions.includes(one as HtmlElement)),
  })
  if (pictures.length < 2 || !isOwn || words.trim() !== '') return null
  return element('figure', { dataGallery: '' }, ...pictures, ...captions)
}
