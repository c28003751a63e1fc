/** Our own nodes for text: a call to action, a bookmark, a footnote, a callout. */
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
import { addressLook, dashedBox, drawnAs } from './drawn.ts'

export interface ActionAttributes {
  href: string
  text: string
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
  addNodeView: drawnAs(({ text, href }: ActionAttributes) => [
    'div',
    dashedBox,
    [
      'span',
      {
        class:
          'justify-self-start bg-action px-5 py-2 font-semibold text-on-action forced-colors:border',
      },
      text,
    ],
    ['span', addressLook, href],
  ]),
})

/** Stores the title from when the article was chosen; readers get its current one. */
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
  addNodeView: drawnAs(({ text, href }: ActionAttributes) => [
    'div',
    dashedBox,
    ['strong', text],
    ['span', addressLook, `${href} · ${bookmarkWords.live}`],
  ]),
})

export interface FootnoteAttributes {
  text: string
  /** Address of the source, or ''. */
  href: string
  /** Name of the source. */
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

const footnoteLook =
  'cursor-pointer bg-action-wash px-[0.25em] align-super text-[0.75em] leading-none text-action [counter-increment:footnote] before:content-[counter(footnote)]'

/** Stored in the text at its mark; readers get the footnotes numbered at the end. */
export const Footnote = Node.create({
  name: 'footnote',
  group: 'inline',
  inline: true,
  atom: true,
  addAttributes: () => ({ text: { default: '' }, href: { default: '' }, source: { default: '' } }),
  parseHTML: () => [{ tag: 'small[data-footnote]', getAttrs: readFootnote }],
  // Starts with a space, so that its text does not run into the word before it.
  renderHTML: ({ HTMLAttributes: { text, href, source } }) => [
    'small',
    { 'data-footnote': '' },
    text ? ` ${text}${source ? ' ' : ''}` : ' ',
    ...(source ? [['a', { href }, String(source)] as const] : []),
  ],
  // The style sheet numbers the marks, as readers will see them.
  addNodeView: drawnAs(({ text, source }: FootnoteAttributes) => {
    const title = [text, source].filter(Boolean).join(' ')
    const label = `${footnoteWords.mark}: ${title}`
    return ['span', { class: footnoteLook, title, role: 'img', 'aria-label': label }]
  }),
})

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

  addNodeView: drawnAs(({ kind }: { kind: CalloutKind }) => [
    'aside',
    { class: `callout callout-${kind}` },
    ['p', { class: 'callout-name', contenteditable: 'false' }, calloutWords[kind]],
    ['div', 0],
  ]),
})

/** Wraps the selected blocks in a callout, or lifts them out of theirs. */
export function toggleCallout(editor: Editor): void {
  if (editor.isActive('callout')) editor.commands.lift('callout')
  else editor.commands.wrapIn('callout')
}
