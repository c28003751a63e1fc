/**
 * A dialog of the library. It is put at the end of the page, because the library may itself stand
 * in a dialog, and that in a form, which React would hand the submission of our own forms on to.
 *
 * Props: those of Dialog.
 */
import type { SyntheticEvent } from 'react'
import { createPortal } from 'react-dom'
import { Dialog, type DialogProps } from '../../ui/dialog.tsx'

const stop = (event: SyntheticEvent) => event.stopPropagation()

export function MediaDialog(props: DialogProps) {
  return createPortal(
    <div className="contents" onSubmit={stop}>
      <Dialog {...props} />
    </div>,
    document.body,
  )
}
