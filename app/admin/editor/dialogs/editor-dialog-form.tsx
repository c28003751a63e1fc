/**
 * The form in a dialog over the editor.
 *
 * Props: `submitLabel`, `canSubmit`, `onSubmit`; `cancelLabel`, `onCancel`; `extra` (a button at the
 * other end); children, the fields.
 */
import type { FormEvent, ReactNode } from 'react'
import { Button } from '../../../ui/button.tsx'

interface EditorDialogFormProps {
  submitLabel: string
  canSubmit: boolean
  onSubmit: () => void
  cancelLabel: string
  onCancel: () => void
  extra?: ReactNode
  children: ReactNode
}

export function EditorDialogForm(props: EditorDialogFormProps) {
  function submit(event: FormEvent) {
    event.preventDefault()
    if (props.canSubmit) props.onSubmit()
  }
  return (
    <form className="grid gap-5" noValidate onSubmit={submit}>
      {props.children}
      <div className="flex flex-wrap items-center justify-end gap-3 pt-1">
        {props.extra && <div className="mr-auto">{props.extra}</div>}
        <Button onClick={props.onCancel} variant="outline">
          {props.cancelLabel}
        </Button>
        <Button disabled={!props.canSubmit} type="submit">
          {props.submitLabel}
        </Button>
      </div>
    </form>
  )
}
