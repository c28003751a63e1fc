import { useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * False on the server and until the page is hydrated: for content that must not be in the server's
 * HTML, and for controls that do the wrong thing without script.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
