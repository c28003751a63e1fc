import type { Editor } from '@tiptap/core'
import type { FormEvent, ReactNode } from 'react'
import { recordFormWords } from '../../../../content/en/admin/words.ts'
import { Button } from '../../../ui/button.tsx'
import { limitIn } from '../../../ui/limit-in.ts'
import type { RichTextEditorProps } from '../editor-props.ts'

/** Props of each form that inserts something into the text or changes the selected node. */
export interface InsertFormProps {
  editor: Editor
  sources: RichTextEditorProps
  frame: Frame
  /** Closes the dialog and puts the caret back into the text. */
  onDone: () => void
}

interface Frame {
  words: { insert: string; update: string; cancel: string }
  /** Whether the form changes something that is in the text already. */
  isChange: boolean
  onCancel: () => void
}

export const limitOf = limitIn(recordFormWords)

interface EditorDialogFormProps extends Frame {
  canSubmit: boolean
  onSubmit: () => void
  /** A button at the other end of the row. */
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
    <form autoComplete="off" className="grid gap-5" noValidate onSubmit={submit}>
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
