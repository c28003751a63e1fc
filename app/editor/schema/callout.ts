import { type Editor, Node } from '@tiptap/core'
import { calloutWords } from '../../../content/en/pages/insights.ts'
import { type CalloutKind, calloutKinds, knownOr } from '../../../domain/posts/blocks.ts'

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
