import type { Editor } from '@tiptap/core'
import { flushSync } from 'react-dom'

/**
 * Closes a dialog and puts the caret back into the text, both before the next key can be pressed:
 * what is typed at once would otherwise be lost to what had the focus in between.
 */
export function backToText(editor: Editor, close: () => void): void {
  flushSync(close)
  editor.view.focus()
  // Behind the dialog nothing was scrolled to.
  editor.commands.scrollIntoView()
}
