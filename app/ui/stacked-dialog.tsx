/**
 * A dialog over another one. It is put at the end of the page: a form cannot hold another one. React
 * would still hand its events on to what it stands over: a form there would be sent, a dialog close.
 *
 * Props: those of Dialog.
 */
import type { SyntheticEvent } from 'react'
import { createPortal } from 'react-dom'
import { Dialog, type DialogProps } from './dialog.tsx'
import { useHostIn } from './portal-host.ts'

const stop = (event: SyntheticEvent) => event.stopPropagation()

/**
 * Spread on what is inside another dialog: "cancel" comes from Escape in a dialog and from the
 * chooser of a file field. (React's types know the event on dialogs only.)
 */
export const ownCancel = { onCancel: stop }

export function StackedDialog(props: DialogProps) {
  const host = useHostIn(null)
  if (!host) return null
  return createPortal(
    <div className="contents" onSubmit={stop} {...ownCancel}>
      <Dialog {...props} />
    </div>,
    host,
  )
}
