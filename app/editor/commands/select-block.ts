/**
 * Selects whole blocks by key or touch, as a block's handle does by mouse, to move, copy or delete
 * them. Escape selects the block around the caret and then leaves the text: a block selected only
 * by Escape is not deleted by the next key.
 */
import { type Editor, Extension } from '@tiptap/core'
import type { NodeRange, ResolvedPos } from '@tiptap/pm/model'
import {
  type EditorState,
  NodeSelection,
  Plugin,
  PluginKey,
  type Selection,
  TextSelection,
  type Transaction,
} from '@tiptap/pm/state'
import { type BlockName, blockNames } from '../../../content/en/admin/editor.ts'

const key = new PluginKey<boolean>('escaped')

/** Whether Escape was the last action in the text: then Tab leaves it. */
export const Escaped = Extension.create({
  name: 'escaped',
  // After the Tab handlers of lists and tables.
  priority: 10,
  addProseMirrorPlugins: () => [
    new Plugin<boolean>({
      key,
      state: {
        init: () => false,
        apply: (tr, before) => tr.getMeta(key) ?? (before && !tr.docChanged && !tr.selectionSet),
      },
      props: {
        handleDOMEvents: {
          blur: ({ state, dispatch }) => {
            if (isEscaped(state)) dispatch(state.tr.setMeta(key, false))
          },
        },
      },
    }),
  ],
  // While writing, Tab must not move the focus: the next letters would press a button or a choice.
  addKeyboardShortcuts() {
    return { Tab: ({ editor: { state } }) => !isEscaped(state) && selectedBlock(state) === null }
  },
})

export const isEscaped = (state: EditorState) => key.getState(state) ?? false

/** The effect of Escape in the text; null where Escape leaves it. */
export function escapeFrom(state: EditorState): Transaction | null {
  if (isEscaped(state)) return null
  return (selectAround(state) ?? deselectWords(state) ?? state.tr).setMeta(key, true)
}

/** The selected block; null where words or a footnote are selected. */
export function selectedBlock({ selection }: EditorState): NodeSelection | null {
  return selection instanceof NodeSelection && selection.node.isBlock ? selection : null
}

/** The selected block's name on screen. */
export function selectedName(state: EditorState): string | null {
  const name = selectedBlock(state)?.node.type.name ?? ''
  return isNamed(name) ? blockNames[name] : null
}

const isNamed = (name: string): name is BlockName => name in blockNames

/** Selects the block around the selection; null where there is none. */
export function selectAround({ selection, tr }: EditorState): Transaction | null {
  const at = findAround(selection.$from, selection.$from.sharedDepth(selection.to))
  return at === null ? null : tr.setSelection(NodeSelection.create(tr.doc, at)).scrollIntoView()
}

/** Drops a selection that no block encloses, such as words in several blocks. */
export function deselectWords({ selection, tr }: EditorState): Transaction | null {
  if (selection.empty || selection instanceof NodeSelection) return null
  return tr.setSelection(TextSelection.near(selection.$head, -1))
}

function findAround($inside: ResolvedPos, deepest: number): number | null {
  for (let depth = deepest; depth > 0; depth -= 1) {
    const node = $inside.node(depth)
    const parent = $inside.node(depth - 1)
    // An only child of a callout, item or cell is skipped: its parent is what people mean.
    const isAll = parent.type.name !== 'doc' && parent.childCount === 1
    if (isNamed(node.type.name) && !isAll) return $inside.before(depth)
  }
  return null
}

/** Puts the caret at the end of the selected block; null for a block without text. */
export function enterSelected(state: EditorState): Transaction | null {
  const block = selectedBlock(state)
  if (!block || block.node.isAtom) return null
  return state.tr.setSelection(TextSelection.near(state.doc.resolve(block.to - 1), -1))
}

/** Inserts the copy before the block, so that the selection stays on the later of the two. */
export function duplicateBlock(state: EditorState): Transaction | null {
  const { $from, $to } = state.selection
  const block = selectedBlock(state)
  const isFree = block && $from.parent.canReplaceWith($from.index(), $from.index(), block.node.type)
  const at = isFree ? block.from : findAround($from, $from.sharedDepth($to.pos))
  const node = at === null ? null : state.doc.nodeAt(at)
  return at === null || !node ? null : state.tr.insert(at, node).scrollIntoView()
}

const lists = ['bulletList', 'orderedList']
const boxes = ['callout', 'blockquote']

export type Direction = 'up' | 'down'

/**
 * Moves the selection's block past its neighbour: an item within its list, a selected block within
 * its callout or quote, else an outermost block.
 */
export function moveBlock(state: EditorState, direction: Direction): Transaction | null {
  const { selection } = state
  const near = rangeIn(selection, ...lists, ...(selection instanceof NodeSelection ? boxes : []))
  const range = near && siblingOf(near, direction) ? near : rangeIn(selection, 'doc')
  const sibling = range && siblingOf(range, direction)
  if (!range || !sibling) return null
  const { start, end } = range
  const size = sibling.nodeSize
  // Moves the neighbour, not the block, so that the selection stays as it is.
  const tr =
    direction === 'up'
      ? state.tr.delete(start - size, start).insert(end - size, sibling)
      : state.tr.delete(end, end + size).insert(start, sibling)
  return tr.scrollIntoView()
}

function rangeIn({ $from, $to }: Selection, ...names: string[]): NodeRange | null {
  return $from.blockRange($to, (node) => names.includes(node.type.name))
}

function siblingOf({ parent, startIndex, endIndex }: NodeRange, direction: Direction) {
  return parent.maybeChild(direction === 'up' ? startIndex - 1 : endIndex)
}

/** Attributes of the selected node of this name, or null. */
export function findSelected<Attributes>(editor: Editor, name: string): Attributes | null {
  const { selection } = editor.state
  const isSelected = selection instanceof NodeSelection && selection.node.type.name === name
  return isSelected ? (selection.node.attrs as Attributes) : null
}

/** Changes the selected node of this name, or inserts a new one at the caret. */
export function insertOrUpdate(editor: Editor, name: string, attributes: object): void {
  if (findSelected(editor, name)) editor.commands.updateAttributes(name, attributes)
  else insertBlock(editor, name, attributes)
}

/** Inserts a block at the caret and puts the caret in the line below, adding one if needed. */
export function insertBlock(
  { state, view }: Pick<Editor, 'state' | 'view'>,
  name: string,
  attributes: object,
): void {
  const made = state.schema.nodes[name]?.create({ ...attributes })
  const paragraph = state.schema.nodes.paragraph?.create()
  if (!made || !paragraph) return
  const { selection } = state
  const { tr } = state
  // A new block follows a selected one instead of replacing it.
  if (selection instanceof NodeSelection) tr.insert(selection.to, made)
  else tr.replaceSelectionWith(made)
  const below = endOfInserted(tr)
  const $below = tr.doc.resolve(below)
  const canHold = $below.parent.canReplaceWith($below.index(), $below.index(), paragraph.type)
  if (!$below.nodeAfter?.isTextblock && canHold) tr.insert(below, paragraph)
  view.dispatch(tr.setSelection(TextSelection.near(tr.doc.resolve(below))).scrollIntoView())
}

function endOfInserted({ mapping, selection }: Transaction): number {
  let end = selection.to
  mapping.maps.at(-1)?.forEach((_from, _to, _newFrom, newTo) => {
    end = newTo
  })
  return end
}
