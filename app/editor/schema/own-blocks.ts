/** Blocks of our own made of words: a call to action, a bookmark, a footnote, a callout. */
import { type Editor, Node } from '@tiptap/core'
import { bookmarkWords, footnoteWords } from '../../../content/en/admin/editor.ts'
import { calloutWords } from '../../../content/en/pages/insights.ts'
import {
  type CalloutKind,
  calloutKinds,
  knownOr,
  readPostId,
} from '../../../domain/posts/blocks.ts'
import { isSafeLink } from '../../../domain/posts/link-address.ts'

export interface ActionAttributes {
  href: string
  text: string
}

export interface BookmarkAttributes extends ActionAttributes {
  post: number
}

function readLink(element: HTMLElement): ActionAttributes | null {
  const link = element.querySelector('a')
  const href = link?.getAttribute('href') ?? ''
  const text = link?.textContent?.trim() ?? ''
  return href !== '' && text !== '' && isSafeLink(href) ? { href, text } : null
}

const linkAttributes = () => ({ href: { default: '/' }, text: { default: '' } })

export const Action = Node.create({
  name: 'action',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: linkAttributes,
  parseHTML: () => [
    { tag: 'p[data-action]', priority: 60, getAttrs: (element) => readLink(element) ?? false },
  ],
  renderHTML: ({ HTMLAttributes: { href, text } }) => [
    'p',
    { 'data-action': '' },
    ['a', { href }, String(text)],
  ],
  addNodeView() {
    return ({ node }) => ({ dom: drawAction(node.attrs as ActionAttributes) })
  },
})

/** Its title is that of the day it was chosen; readers get the article's present one. */
export const Bookmark = Node.create({
  name: 'bookmark',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({ post: { default: 0 }, href: { default: '/' }, text: { default: '' } }),
  parseHTML: () => [
    {
      tag: 'p[data-bookmark]',
      priority: 60,
      getAttrs: (element) => {
        const post = readPostId(element.dataset.bookmark)
        const link = readLink(element)
        return post !== null && link !== null ? { post, ...link } : false
      },
    },
  ],
  renderHTML: ({ HTMLAttributes: { post, href, text } }) => [
    'p',
    { 'data-bookmark': String(post) },
    ['a', { href }, String(text)],
  ],
  addNodeView() {
    return ({ node }) => ({ dom: drawBookmark(node.attrs as BookmarkAttributes) })
  },
})

function drawAction({ text, href }: ActionAttributes): HTMLElement {
  const dom = document.createElement('div')
  dom.className = 'editor-action'
  const button = document.createElement('span')
  button.className = 'editor-action-button'
  button.textContent = text
  const address = document.createElement('span')
  address.className = 'editor-address'
  address.textContent = href
  dom.append(button, address)
  return dom
}

function drawBookmark({ text, href }: BookmarkAttributes): HTMLElement {
  const dom = document.createElement('div')
  dom.className = 'editor-bookmark'
  const title = document.createElement('strong')
  title.textContent = text
  const address = document.createElement('span')
  address.className = 'editor-address'
  address.textContent = `${href} · ${bookmarkWords.live}`
  dom.append(title, address)
  return dom
}

export interface FootnoteAttributes {
  text: string
  /** Of the source; '' where there is none. */
  href: string
  /** What the source is called. */
  source: string
}

function readFootnote(element: HTMLElement): FootnoteAttributes | false {
  const link = element.querySelector('a')
  const href = link?.getAttribute('href') ?? ''
  const source = isSafeLink(href) ? (link?.textContent ?? '').trim() : ''
  const whole = (element.textContent ?? '').trim()
  const text = source && whole.endsWith(source) ? whole.slice(0, -source.length).trim() : whole
  return whole !== '' && { text, href: source && href, source }
}

/** Stands in the text where it belongs; readers find it numbered, with the others, at the end. */
export const Footnote = Node.create({
  name: 'footnote',
  group: 'inline',
  inline: true,
  atom: true,
  addAttributes: () => ({ text: { default: '' }, href: { default: '' }, source: { default: '' } }),
  parseHTML: () => [{ tag: 'small[data-footnote]', getAttrs: readFootnote }],
  // Begins with a space, so that its words are not one with the word before it.
  renderHTML: ({ HTMLAttributes: { text, href, source } }) => [
    'small',
    { 'data-footnote': '' },
    text ? ` ${text}${source ? ' ' : ''}` : ' ',
    ...(source ? [['a', { href }, String(source)] as const] : []),
  ],
  addNodeView() {
    return ({ node }) => ({ dom: drawMark(node.attrs as FootnoteAttributes) })
  },
})

/** Its number is counted by the style sheet. */
function drawMark({ text, source }: FootnoteAttributes): HTMLElement {
  const dom = document.createElement('span')
  dom.className = 'editor-footnote'
  dom.title = [text, source].filter(Boolean).join(' ')
  dom.setAttribute('role', 'img')
  dom.setAttribute('aria-label', `${footnoteWords.mark}: ${dom.title}`)
  return dom
}

/** A remark beside the text, told apart by its kind. */
export const Callout = Node.create({
  name: 'callout',
  group: 'block',
  content: 'block+',
  defining: true,

  addAttributes: () => ({
    kind: {
      default: 'note',
      parseHTML: (box: HTMLElement) => knownOr(calloutKinds, box.dataset.callout) ?? 'note',
      renderHTML: ({ kind }) => ({ 'data-callout': kind }),
    },
  }),

  parseHTML: () => [{ tag: 'aside[data-callout]' }],
  renderHTML: ({ HTMLAttributes }) => ['aside', HTMLAttributes, 0],

  addNodeView() {
    return ({ node }) => {
      const dom = document.createElement('aside')
      const name = document.createElement('p')
      name.className = 'callout-name'
      name.contentEditable = 'false'
      const contentDOM = document.createElement('div')
      dom.append(name, contentDOM)
      const draw = (kind: CalloutKind) => {
        // Added and not set: what else the class names say, such as that it is selected, stays.
        dom.classList.remove(...calloutKinds.map((one) => `callout-${one}`))
        dom.classList.add('callout', `callout-${kind}`)
        name.textContent = calloutWords[kind]
      }
      draw(node.attrs.kind)
      return {
        dom,
        contentDOM,
        update: (next) => {
          if (next.type !== node.type) return false
          draw(next.attrs.kind)
          return true
        },
      }
    }
  },
})

/** Around what is selected, or around what the caret is in no more. */
export function toggleCallout(editor: Editor): void {
  if (editor.isActive('callout')) editor.commands.lift('callout')
  else editor.commands.wrapIn('callout')
}
