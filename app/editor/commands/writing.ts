/** What of all that happens in the text is writing, letter by letter. */

import { Extension } from '@tiptap/core'
import { closeHistory } from '@tiptap/pm/history'
import type { Node } from '@tiptap/pm/model'
import type { Transaction } from '@tiptap/pm/state'
import { ReplaceStep } from '@tiptap/pm/transform'

/** Letters and lines put in or taken out; all else is an action whose effect people want to see. */
export function isWriting(transaction: Transaction): boolean {
  const { steps, docs, docChanged } = transaction
  const isWritten = steps.every((step, at) => isOfLetters(step, docs[at]) || isLineBreak(step))
  return docChanged && isWritten && !isBrought(transaction)
}

/** Words that were not typed: an event of the page or one of ours put them in at once. */
function isBrought(transaction: Transaction): boolean {
  return transaction.getMeta('uiEvent') !== undefined
}

/** What a held key does again and again: the caret goes on, or what was written goes back. */
export function isStep(transaction: Transaction): boolean {
  const { docChanged, selectionSet, storedMarksSet } = transaction
  const isMove = selectionSet && !docChanged && !storedMarksSet
  return isMove || transaction.getMeta('history$') !== undefined
}

/** Asked for after a letter that left the caret out of sight; TipTap also sends an empty one before Enter. */
export function isNothing({ docChanged, selectionSet, storedMarksSet, isGeneric }: Transaction) {
  return isGeneric && !docChanged && !selectionSet && !storedMarksSet
}

function isOfLetters(step: unknown, before: Node | undefined): boolean {
  if (!(step instanceof ReplaceStep)) return false
  const { content } = step.slice
  if (content.childCount > 0) return content.childCount === 1 && content.firstChild?.isText === true
  // From within a line; what stands between lines is a whole block.
  return before?.resolve(step.from).parent.inlineContent === true
}

function isLineBreak(step: unknown): boolean {
  if (!(step instanceof ReplaceStep)) return false
  const { content, openStart, openEnd } = step.slice
  // Two sides of nothing but ends and beginnings, as deep as they are open.
  return openStart > 0 && content.size === 2 * (openStart + openEnd)
}

/** What is no writing is undone alone: without what was typed just before it, or just after. */
export const UndoSteps = Extension.create<object, { isAfterAction: boolean }>({
  name: 'undoSteps',
  // Before the keys of TipTap.
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
   * ProseMirror tries a key that did nothing once more without Shift: a redo too many would undo, and
   * a quote where none can be would make letters bold. The browser has a history of its own besides,
   * which knows nothing of blocks. So these keys are ours also where there is nothing for them to do.
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
