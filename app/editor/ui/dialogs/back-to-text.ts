import type { Editor } from '@tiptap/core'
import { flushSync } from 'react-dom'
import { focusText } from '../focus-text.ts'

/** Closes a dialog and puts the caret back into the text, both before the next key can be pressed. */
export function backToText(editor: Editor, close: () => void): void {
  flushSync(close)
  focusText(editor)
}
