/**
 * A dialog over the editor that puts something into the text, or changes what is selected there.
 *
 * Props of InsertDialog: `open`, `onClose`; `words` (its titles and buttons); `find` (what is
 * selected, null where nothing is); children, the form for what was found.
 * Props of EditorDialogForm: `words`; `isChange` (of something that is there); `canSubmit`,
 * `onSubmit`; `onCancel`; `extra` (a button at the other end); children, the fields.
 */

import type { Editor } from '@tiptap/core'
import type { FormEvent, ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '../../../ui/button.tsx'
import { StackedDialog } from '../../../ui/dialog.tsx'
import { focusText } from '../focus-text.ts'

interface InsertDialogProps<Found> {
  open: boolean
  onClose: () => void
  words: { insertTitle: string; editTitle: string }
  find: () => Found | null
  children: (found: Found | null) => ReactNode
}

export function InsertDialog<Found>(props: InsertDialogProps<Found>) {
  const { open, onClose, words, find, children } = props
  // The selection does not move behind a modal dialog.
  const found = open ? find() : null
  return (
    <StackedDialog
      onClose={onClose}
      open={open}
      title={found ? words.editTitle : words.insertTitle}
    >
      {open && children(found)}
    </StackedDialog>
  )
}

/** What a form that an InsertDialog holds is given. */
export interface InsertFormProps<Found> {
  editor: Editor
  found: Found | null
  onClose: () => void
}

interface EditorDialogFormProps {
  words: { insert: string; update: string; cancel: string }
  isChange: boolean
  canSubmit: boolean
  onSubmit: () => void
  onCancel: () => void
  extra?: ReactNode
  children: ReactNode
}

export function EditorDialogForm(props: EditorDialogFormProps) {
  const { words, isChange, canSubmit, onSubmit } = props
  function submit(event: FormEvent) {
    event.preventDefault()
    if (canSubmit) onSubmit()
  }
  return (
    <form className="grid gap-5" noValidate onSubmit={submit}>
      {props.children}
      <div className="flex flex-wrap items-center justify-end gap-3 pt-1">
        {props.extra && <div className="mr-auto">{props.extra}</div>}
        <Button onClick={props.onCancel} variant="outline">
          {words.cancel}
        </Button>
        <Button disabled={!canSubmit} type="submit">
          {isChange ? words.update : words.insert}
        </Button>
      </div>
    </form>
  )
}

/** Closes a dialog and puts the caret back into the text, both before the next key can be pressed. */
export function backToText(editor: Editor, close: () => void): void {
  flushSync(close)
  focusText(editor)
}
