/**
 * Which modal dialog is on top. A modal `<dialog>` sits in the browser's top layer and makes the
 * rest of the page inert, so a toast that must be seen and heard over it has to be rendered inside.
 */
import { useSyncExternalStore } from 'react'

let stack: readonly HTMLDialogElement[] = []
const listeners = new Set<() => void>()

function replace(next: readonly HTMLDialogElement[]): void {
  stack = next
  for (const listener of listeners) listener()
}

export function addOpenDialog(dialog: HTMLDialogElement): void {
  replace([...stack.filter((one) => one !== dialog), dialog])
}

export function removeOpenDialog(dialog: HTMLDialogElement): void {
  if (stack.includes(dialog)) replace(stack.filter((one) => one !== dialog))
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The topmost open dialog, or null when the page itself is on top. */
export function useTopDialog(): HTMLDialogElement | null {
  return useSyncExternalStore(
    subscribe,
    () => stack.at(-1) ?? null,
    () => null,
  )
}
