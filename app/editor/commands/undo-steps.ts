import { Extension } from '@tiptap/core'
import { closeHistory } from '@tiptap/pm/history'
import { isWriting } from './writing.ts'

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
