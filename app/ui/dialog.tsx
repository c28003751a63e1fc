/**
 * A modal on the native `<dialog>`: the browser gives the top layer, the focus trap, Escape and the
 * return of focus. Chosen over a library because libraries inject style tags for the scroll lock,
 * which the Content-Security-Policy forbids; ours is one CSS rule (base.css).
 *
 * Props: `open`; `onClose` (Escape, the close button, and a click on the backdrop if
 * `closeOnBackdrop`); `title` (its heading and name); `description`; `footer` (the buttons);
 * `size` normal | pinned (its top stays where it is while it grows) | wide | window (fills it; the
 * children get the height that is left and scroll by themselves). Children are mounted only
 * while open, so their state starts afresh. Focus starts at the element marked `data-autofocus`,
 * else at the heading.
 */
import {
  type MouseEvent,
  type ReactNode,
  type SyntheticEvent,
  useId,
  useLayoutEffect,
  useRef,
} from 'react'
import { createPortal } from 'react-dom'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import { useHostIn } from './portal-host.ts'
import { createStore } from './store.ts'

/** Open dialogs, topmost last. The topmost makes the rest of the page inert, so it holds toasts. */
const stack = createStore<readonly HTMLDialogElement[]>([])

const withoutDialog = (dialog: HTMLDialogElement) => stack.get().filter((one) => one !== dialog)

/** The topmost open dialog, or null when the page itself is on top. */
export function useTopDialog(): HTMLDialogElement | null {
  return stack.useValue().at(-1) ?? null
}

interface DialogProps {
  open: boolean
  onClose: () => void
  title: ReactNode
  description?: ReactNode
  footer?: ReactNode
  size?: 'normal' | 'pinned' | 'wide' | 'window'
  closeOnBackdrop?: boolean
  children?: ReactNode
}

export function Dialog(props: DialogProps) {
  const { open, onClose, size = 'normal', closeOnBackdrop = false } = props
  const ref = useModal(open)
  const id = useId()
  const closeFromBackdrop = (event: MouseEvent) => {
    if (closeOnBackdrop && event.target === ref.current) onClose()
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape does the same from the keyboard
    <dialog
      aria-describedby={props.description ? `${id}-description` : undefined}
      aria-labelledby={`${id}-title`}
      className="sheet"
      data-size={size}
      onCancel={(event) => {
        // React also hands on the event of a file chooser in this dialog or of a dialog over it.
        if (event.target !== ref.current) return
        // The caller decides: if the browser closed it, the caller's `open` would stay true.
        event.preventDefault()
        onClose()
      }}
      onClick={closeFromBackdrop}
      ref={ref}
    >
      {open && <DialogContent {...props} id={id} />}
    </dialog>
  )
}

const looks = {
  sheet: {
    frame: 'grid grid-cols-1 gap-6 p-4 sm:p-8',
    header: 'grid grid-cols-1 gap-2 pr-10',
    title: 'text-xl',
    close: 'top-3',
  },
  window: {
    frame: 'grid h-full min-h-0 grid-rows-[auto_minmax(0,1fr)]',
    // With a phone's keyboard open the header is hidden: the room is for the text.
    header:
      'flex min-h-12 items-center border-b border-rule px-4 pr-16 max-sm:[@media(height<34rem)]:sr-only sm:px-6',
    title: 'text-lg',
    close: 'top-0.5 max-sm:[@media(height<34rem)]:hidden',
  },
} as const

function DialogContent({
  id,
  title,
  description,
  footer,
  size,
  onClose,
  children,
}: DialogProps & { id: string }) {
  const look = looks[size === 'window' ? 'window' : 'sheet']
  return (
    <div className={look.frame}>
      <header className={look.header}>
        <h2 className={look.title} id={`${id}-title`} tabIndex={-1}>
          {title}
        </h2>
        {description && (
          <p className="text-muted" id={`${id}-description`}>
            {description}
          </p>
        )}
      </header>
      {children}
      {footer && <footer className="flex flex-wrap justify-end gap-3">{footer}</footer>}
      <button
        aria-label="Close"
        className={classNames(
          'absolute right-3 grid size-11 place-items-center text-muted hover:text-ink',
          look.close,
        )}
        onClick={onClose}
        type="button"
      >
        <Icon name="cross" />
      </button>
    </div>
  )
}

function useModal(open: boolean) {
  const ref = useRef<HTMLDialogElement>(null)
  // A layout effect, because nothing behind an open dialog can be focused, and closing the dialog
  // late would take the focus away again.
  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog || !open) return
    dialog.showModal()
    stack.set([...withoutDialog(dialog), dialog])
    const start = dialog.querySelector<HTMLElement>('[data-autofocus]')
    ;(start ?? dialog.querySelector('h2'))?.focus()
    return () => {
      stack.set(withoutDialog(dialog))
      dialog.close()
      // What opened it may be gone: a list has other rows, or another layout.
      const below = stack.get().at(-1) ?? document.querySelector('main')
      if (document.activeElement === document.body) below?.querySelector('h2')?.focus()
    }
  }, [open])
  return ref
}

/** React bubbles events from a portal to its React parents: a form around it would be submitted. */
const stop = (event: SyntheticEvent) => event.stopPropagation()

/** A dialog over another one, at the end of the page: a form cannot contain another form. */
export function StackedDialog(props: DialogProps) {
  const host = useHostIn(null)
  if (!host) return null
  return createPortal(
    <div className="contents" onSubmit={stop}>
      <Dialog {...props} />
    </div>,
    host,
  )
}
