/**
 * One message at a time, for 5 seconds (15 with an action): at the bottom right of a page (on a
 * phone below the header) or where `place` says; over a dialog at its top, beside the title. It can
 * be closed, swiped right (50 px) and reached with F8; hovering or focusing it stops the clock.
 *
 * toast({ title, description, variant: 'default' | 'destructive', action }) may be called from
 * anywhere in the browser; a new toast replaces the last one. Toaster: once per page that toasts.
 */
import * as RadixToast from '@radix-ui/react-toast'
import { createPortal } from 'react-dom'
import { classNames } from './class-names.ts'
import { useTopDialog } from './dialog.tsx'
import { Icon } from './icon.tsx'
import { useHostIn } from './portal-host.ts'
import { createStore } from './store.ts'

const durationMs = 5000
/** Longer, because the reader needs time to decide on the action. */
const actionDurationMs = 15_000

export interface ToastMessage {
  title: string
  description?: string
  variant?: 'default' | 'destructive'
  /** Offered while the toast is on screen; `hint` tells screen readers where else to do it. */
  action?: { label: string; hint: string; onPress: () => void } | undefined
}

/** `count` of toasts so far: the key of the newest, also after it has closed. */
const store = createStore({ message: null as ToastMessage | null, count: 0 })

export function toast(message: ToastMessage): void {
  store.set({ message: { ...message }, count: store.get().count + 1 })
}

export function dismissToast(): void {
  store.set({ ...store.get(), message: null })
}

/** The element that had the focus before a toast took it. */
let before: Element | null = null

/** Returns the focus from a closing toast to `before`, or to main's h2 if that is gone. */
function goBack(): void {
  if (!document.activeElement?.closest('[data-toasts]')) return
  const back = before?.isConnected ? before : document.querySelector('main h2')
  if (back instanceof HTMLElement) back.focus({ preventScroll: true })
}

const viewportPlaces = {
  // On a phone it leaves room for the button that closes the dialog.
  top: 'top-2 mx-auto max-sm:mr-12',
  // For a page whose top already shows the result, with nothing left to press.
  foot: 'bottom-4 ml-auto',
  // On a phone below the header: the next button to press is at the foot of a small window.
  bottom: 'ml-auto max-sm:top-20 sm:bottom-4',
}

export function Toaster({ place = 'bottom' }: { place?: keyof typeof viewportPlaces }) {
  const { message, count } = store.useValue()
  const dialog = useTopDialog()
  const host = useHostIn(dialog)
  // Not on the server: Radix writes style attributes, which the security policy forbids in HTML.
  if (!host) return null
  return (
    <RadixToast.Provider
      announcerContainer={host}
      duration={durationMs}
      // A provider per toast: Radix's clock stays stopped after a toast is closed by key.
      key={count}
      swipeDirection="right"
      swipeThreshold={50}
    >
      {message && <ToastCard message={message} />}
      {createPortal(
        <RadixToast.Viewport
          className={classNames(
            'fixed inset-x-4 z-50 max-w-sm outline-none print:hidden',
            viewportPlaces[dialog ? 'top' : place],
          )}
          data-toasts=""
          onFocus={({ currentTarget, relatedTarget }) => {
            if (!currentTarget.parentElement?.contains(relatedTarget)) before = relatedTarget
          }}
        />,
        host,
      )}
    </RadixToast.Provider>
  )
}

function ToastCard({ message }: { message: ToastMessage }) {
  const isDestructive = message.variant === 'destructive'
  return (
    <RadixToast.Root
      duration={message.action ? actionDurationMs : durationMs}
      className={classNames(
        'toast flex gap-x-3 border border-l-4 bg-surface py-3 pl-4 text-ink shadow-lift',
        isDestructive ? 'border-danger' : 'border-action',
      )}
      onOpenChange={() => {
        goBack()
        // A toast that was replaced closes too; it must not take its successor with it.
        if (store.get().message === message) dismissToast()
      }}
    >
      <Icon
        className={classNames('mt-1 size-5', isDestructive ? 'text-danger' : 'text-action')}
        name={isDestructive ? 'warning' : 'check'}
      />
      <div className="grid grow content-center gap-1 py-1">
        <RadixToast.Title className="font-semibold leading-snug">{message.title}</RadixToast.Title>
        {message.description && (
          <RadixToast.Description className="text-sm">{message.description}</RadixToast.Description>
        )}
        {message.action && (
          <RadixToast.Action
            altText={message.action.hint}
            className="min-h-11 justify-self-start font-semibold text-action underline underline-offset-4"
            onClick={message.action.onPress}
          >
            {message.action.label}
          </RadixToast.Action>
        )}
      </div>
      <RadixToast.Close
        aria-label="Close"
        className="grid size-11 place-items-center text-muted hover:text-ink"
      >
        <Icon className="size-4" name="cross" />
      </RadixToast.Close>
    </RadixToast.Root>
  )
}
