import { useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * False on the server and until the page's script has taken over its HTML: for what must not be in
 * that HTML, and for what does the wrong thing before the script is there.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
