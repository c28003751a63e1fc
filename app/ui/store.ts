import { useSyncExternalStore } from 'react'

/** A value that any code in the page may set; components that read it render again. */
export function createStore<Value>(first: Value) {
  let value = first
  const listeners = new Set<() => void>()
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  return {
    get: () => value,
    set: (next: Value) => {
      value = next
      for (const listener of listeners) listener()
    },
    useValue: () =>
      useSyncExternalStore(
        subscribe,
        () => value,
        () => first,
      ),
  }
}
