/**
 * Moves what the selection is in past its neighbour: an item within its list, a selected block within
 * what holds it, else a whole block.
 */
import type { NodeRange } from '@tiptap/pm/model'
import { type EditorState, NodeSelection, type Selection, type Transaction } from '@tiptap/pm/state'

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
