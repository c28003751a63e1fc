/**
 * A block as a whole, by key or by touch, as its handle selects it by mouse. Selected, it is moved,
 * copied or deleted. Escape takes the block around the caret too, on the way out of the text: one more
 * leaves it, and what was selected only so is not deleted by the next key.
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

/** Whether the last thing that happened in the text was Escape: then Tab leads out of it. */
export const Escaped = Extension.create({
  name: 'escaped',
  // After what Tab does in lists and tables.
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
  // Where words are written, the next letters would press a button or change a choice instead.
  addKeyboardShortcuts() {
    return { Tab: ({ editor: { state } }) => !isEscaped(state) && selectedBlock(state) === null }
  },
})

export function isEscaped(state: EditorState): boolean {
  return key.getState(state) ?? false
}

/** What Escape does in the text; null where it leads out of it. */
export function escapeFrom(state: EditorState): Transaction | null {
  if (isEscaped(state)) return null
  return (selectAround(state) ?? deselectWords(state) ?? state.tr).setMeta(key, true)
}

/** The selected block; null where words are selected, or a note among them. */
export function selectedBlock({ selection }: EditorState): NodeSelection | null {
  return selection instanceof NodeSelection && selection.node.isBlock ? selection : null
}

/** What the selected block is called. */
export function selectedName(state: EditorState): string | null {
  const name = selectedBlock(state)?.node.type.name ?? ''
  return isNamed(name) ? blockNames[name] : null
}

const isNamed = (name: string): name is BlockName => name in blockNames

/** Null where nothing is around what is selected. */
export function selectAround({ selection, tr }: EditorState): Transaction | null {
  const at = findAround(selection.$from, selection.$from.sharedDepth(selection.to))
  return at === null ? null : tr.setSelection(NodeSelection.create(tr.doc, at)).scrollIntoView()
}

/** Of words in several blocks, around which there is nothing: they are selected no more. */
export function deselectWords({ selection, tr }: EditorState): Transaction | null {
  if (selection.empty || selection instanceof NodeSelection) return null
  return tr.setSelection(TextSelection.near(selection.$head, -1))
}

function findAround($inside: ResolvedPos, deepest: number): number | null {
  for (let depth = deepest; depth > 0; depth -= 1) {
    const node = $inside.node(depth)
    const parent = $inside.node(depth - 1)
    // The only line of a callout, an item or a cell is not what anybody means beside that itself.
    const isAll = parent.type.name !== 'doc' && parent.childCount === 1
    if (isNamed(node.type.name) && !isAll) return $inside.before(depth)
  }
  return null
}

/** Back to the words of the selected block, behind the last of them. */
export function enterSelected(state: EditorState): Transaction | null {
  const block = selectedBlock(state)
  if (!block || block.node.isAtom) return null
  return state.tr.setSelection(TextSelection.near(state.doc.resolve(block.to - 1), -1))
}

/** The copy stands before, so that what is selected is the later of the two. */
export function duplicateBlock(state: EditorState): Transaction | null {
  const { $from, $to } = state.selection
  const block = selectedBlock(state)
  const isFree = block && $from.parent.canReplaceWith($from.index(), $from.index(), block.node.type)
  const at = isFree ? block.from : findAround($from, $from.sharedDepth($to.pos))
  const node = at === null ? null : state.doc.nodeAt(at)
  return at === null || !node ? null : state.tr.insert(at, node).scrollIntoView()
}

/**
 * Moves what the selection is in past its neighbour: an item within its list, a selected block within
 * what holds it, else a whole block.
 */
const lists = ['bulletList', 'orderedList']
const boxes = ['callout', 'blockquote']

export type Direction = 'up' | 'down'

export function moveBlock(state: EditorState, direction: Direction): Transaction | null {
  const { selection } = state
  const near = rangeIn(selection, ...lists, ...(selection instanceof NodeSelection ? boxes : []))
  const range = near && siblingOf(near, direction) ? near : rangeIn(selection, 'doc')
  const sibling = range && siblingOf(range, direction)
  if (!range || !sibling) return null
  const { start, end } = range
  const size = sibling.nodeSize
  // The neighbour moves and not the block: so the selection stays as it is.
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

/** What is said of the selected picture or video, or null when none is selected. */
export function findSelected<Attributes>(editor: Editor, name: string): Attributes | null {
  const { selection } = editor.state
  const isSelected = selection instanceof NodeSelection && selection.node.type.name === name
  return isSelected ? (selection.node.attrs as Attributes) : null
}

/** Changes the selected one, or puts a new one where the caret is and the caret below it. */
export function insertOrUpdate(editor: Editor, name: string, attributes: object): void {
  if (findSelected(editor, name)) editor.commands.updateAttributes(name, attributes)
  else insertBlock(editor, name, attributes)
}

/** A block where the caret is, and the caret in the line below it, which is made where there is none. */
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
  // A selected picture is not what a video replaces.
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
