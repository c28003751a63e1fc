import type { Editor } from '@tiptap/core'
import { NodeSelection, TextSelection, type Transaction } from '@tiptap/pm/state'

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
