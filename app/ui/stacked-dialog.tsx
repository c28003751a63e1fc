/**
 * A dialog over another one. It is put at the end of the page: where the one below stands in a form,
 * React would hand the submission of the upper one's form on to it.
 *
 * Props: those of Dialog.
 */
import type { SyntheticEvent } from 'react'
import { createPortal } from 'react-dom'
import { Dialog, type DialogProps } from './dialog.tsx'

const stop = (event: SyntheticEvent) => event.stopPropagation()

export function StackedDialog(props: DialogProps) {
  return createPortal(
    <div className="contents" onSubmit={stop}>
      <Dialog {...props} />
    </div>,
    document.body,
  )
}
