import type { Editor } from '@tiptap/core'

/**
 * Puts the caret back into the text before the next key can be pressed. TipTap's own command waits
 * for a frame: on a slow machine Enter would press the button that was left once more, which may
 * be one that deletes, and letters would be lost with a button that is gone.
 */
export function focusText(editor: Editor): void {
  editor.view.focus()
  // An action outside the text may have moved the caret under a bar.
  editor.commands.scrollIntoView()
}
