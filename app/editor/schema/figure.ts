import { type Editor, findParentNode, Node } from '@tiptap/core'
import { TextSelection } from '@tiptap/pm/state'
import { optionWords } from '../../../content/en/admin/editor.ts'
import { isOwnMedia } from '../../../domain/posts/link-address.ts'
import { drawnAs } from './drawn.ts'

const captioned = ['img', 'table', 'pre', 'blockquote']

/** Whether the schema can hold the figure: one element and its caption. Others are taken apart. */
function isFigure(element: HTMLElement): boolean {
  const [first, second] = element.children
  if (element.children.length !== 2 || second?.localName !== 'figcaption') return false
  if (!first || !captioned.includes(first.localName)) return false
  return first.localName !== 'img' || isOwnMedia(first.getAttribute('src') ?? '')
}

const Figure = Node.create({
  name: 'figure',
  group: 'block',
  content: '(image | table | codeBlock | blockquote) caption',
  isolating: true,
  parseHTML: () => [{ tag: 'figure', getAttrs: (element) => (isFigure(element) ? null : false) }],
  renderHTML: () => ['figure', 0],
})

const Caption = Node.create({
  name: 'caption',
  content: 'inline*',
  defining: true,
  parseHTML: () => [{ tag: 'figcaption' }],
  renderHTML: () => ['figcaption', 0],

  addNodeView: drawnAs(() => [
    'figcaption',
    { 'data-placeholder': optionWords.captionPlaceholder },
    0,
  ]),

  addKeyboardShortcuts() {
    return {
      Enter: ({ editor }) => leaveCaption(editor),
      Backspace: ({ editor }) => isInCaption(editor, true) && removeCaption(editor),
    }
  },
})

export const figure = [Figure, Caption]

function isInCaption({ state }: Editor, isEmpty = false): boolean {
  const { type, content } = state.selection.$from.parent
  return type.name === 'caption' && (!isEmpty || content.size === 0)
}

/** A caption is one line: Enter adds a paragraph below the figure. */
function leaveCaption(editor: Editor): boolean {
  if (!isInCaption(editor)) return false
  const { state, view } = editor
  const after = state.selection.$from.after(-1)
  const paragraph = state.schema.nodes.paragraph?.create()
  if (!paragraph) return false
  const tr = state.tr.insert(after, paragraph)
  view.dispatch(tr.setSelection(TextSelection.create(tr.doc, after + 1)).scrollIntoView())
  return true
}

const findFigure = findParentNode(({ type }) => type.name === 'figure')

export const hasCaption = ({ state }: Editor) => findFigure(state.selection) !== undefined

/** Puts the selected picture into a figure and the caret into its caption. */
export function addCaption(editor: Editor): boolean {
  const { state, view } = editor
  const { selection, schema } = state
  const { figure: figureType, caption } = schema.nodes
  const picture = state.doc.nodeAt(selection.from)
  if (picture?.type.name !== 'image' || !figureType || !caption || hasCaption(editor)) return false
  const framed = figureType.create(null, [picture, caption.create()])
  const tr = state.tr.replaceWith(selection.from, selection.from + picture.nodeSize, framed)
  const inCaption = selection.from + 1 + picture.nodeSize + 1
  view.dispatch(tr.setSelection(TextSelection.create(tr.doc, inCaption)).scrollIntoView())
  return true
}

/** Replaces the figure by its content without the caption. */
export function removeCaption({ state, view }: Editor): boolean {
  const figure = findFigure(state.selection)
  const captioned = figure?.node.firstChild
  if (!figure || !captioned) return false
  const { pos, node } = figure
  view.dispatch(state.tr.replaceWith(pos, pos + node.nodeSize, captioned))
  return true
}
