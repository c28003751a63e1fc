/** Blocks that are a link: a call to action, and another article. */
import { Node } from '@tiptap/core'
import { bookmarkWords } from '../../../content/en/admin/editor.ts'
import { readPostId } from '../../../domain/posts/blocks.ts'
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
