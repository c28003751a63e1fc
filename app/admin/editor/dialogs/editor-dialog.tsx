/**
 * A small form over the editor. It is put at the end of the page, because the editor itself stands
 * in a form, and a form cannot hold another.
 *
 * Props: `open`; `onClose`; `title`; children, which make an EditorDialogForm.
 * EditorDialogForm: `submitLabel`, `canSubmit`, `onSubmit`; `cancelLabel`, `onCancel`; `extra` (a
 * button at the other end); children, the fields.
 */
import type { FormEvent, ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { ownCancel } from '../own-cancel.ts'

interface EditorDialogProps {
  open: boolean
  onClose: () => void
  title: string
  children: ReactNode
}

export function EditorDialog({ open, onClose, title, children }: EditorDialogProps) {
  return createPortal(
    <div {...ownCancel}>
      <Dialog onClose={onClose} open={open} title={title}>
        {children}
      </Dialog>
    </div>,
    document.body,
  )
}

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
    // React would hand it on to the form around the editor.
    event.stopPropagation()
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
