import { Node } from '@tiptap/core'
import { footnoteWords } from '../../../content/en/admin/editor.ts'
import { isSafeLink } from '../../../domain/posts/link-address.ts'

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
