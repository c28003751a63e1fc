/** Tells writing, letter by letter, from the other transactions of the editor. */

import { Extension } from '@tiptap/core'
import { closeHistory } from '@tiptap/pm/history'
import type { Node } from '@tiptap/pm/model'
import type { Transaction } from '@tiptap/pm/state'
import { ReplaceStep } from '@tiptap/pm/transform'

/** Inserting or deleting letters and lines; all else is an action whose effect shows at once. */
export function isWriting(transaction: Transaction): boolean {
  const { steps, docs, docChanged } = transaction
  const isWritten = steps.every((step, at) => isOfLetters(step, docs[at]) || isLineBreak(step))
  return docChanged && isWritten && !isBrought(transaction)
}

/** Text that was not typed but inserted at once, by a browser event or a command of ours. */
function isBrought(transaction: Transaction): boolean {
  return transaction.getMeta('uiEvent') !== undefined
}

/** A step that a held key repeats: moving the caret, undo or redo. */
export function isStep(transaction: Transaction): boolean {
  const { docChanged, selectionSet, storedMarksSet } = transaction
  const isMove = selectionSet && !docChanged && !storedMarksSet
  return isMove || transaction.getMeta('history$') !== undefined
}

/** Without effect: a scroll to the caret after a letter, or the one TipTap sends before Enter. */
export function isNothing({ docChanged, selectionSet, storedMarksSet, isGeneric }: Transaction) {
  return isGeneric && !docChanged && !selectionSet && !storedMarksSet
}

function isOfLetters(step: unknown, before: Node | undefined): boolean {
  if (!(step instanceof ReplaceStep)) return false
  const { content } = step.slice
  if (content.childCount > 0) return content.childCount === 1 && content.firstChild?.isText === true
  // Deleted from within a line; a deletion between lines is a whole block.
  return before?.resolve(step.from).parent.inlineContent === true
}

function isLineBreak(step: unknown): boolean {
  if (!(step instanceof ReplaceStep)) return false
  const { content, openStart, openEnd } = step.slice
  // The slice holds only the end of one block and the start of the next, as deep as it is open.
  return openStart > 0 && content.size === 2 * (openStart + openEnd)
}

/** Undoes each action alone, apart from what was typed just before or after it. */
export const UndoSteps = Extension.create<object, { isAfterAction: boolean }>({
  name: 'undoSteps',
  // Before TipTap's own shortcuts.
  priority: 1_000,
  addStorage: () => ({ isAfterAction: false }),
  dispatchTransaction({ transaction, next }) {
    if (transaction.docChanged) {
      const isAction = !isWriting(transaction)
      if (isAction || this.storage.isAfterAction) closeHistory(transaction)
      this.storage.isAfterAction = isAction
    }
    next(transaction)
  },

  /**
   * ProseMirror retries a shortcut that did nothing without Shift: a redo with nothing left would
   * undo, and a quote where none is possible would make letters bold. The browser's own history
   * knows no blocks. So these shortcuts always count as handled, even when they do nothing.
   */
  addKeyboardShortcuts() {
    const { editor } = this
    const undo = () => editor.commands.undo() || true
    const redo = () => editor.commands.redo() || true
    const quote = () => editor.commands.toggleBlockquote() || true
    return {
      'Mod-z': undo,
      'Shift-Mod-z': redo,
      'Mod-y': redo,
      'Mod-я': undo,
      'Shift-Mod-я': redo,
      'Shift-Mod-b': quote,
    }
  },
})
