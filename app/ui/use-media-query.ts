import { useSyncExternalStore } from 'react'

/** Kept per query: each render reads a list, and creating one costs more than reading it. */
const lists = new Map<string, MediaQueryList>()

function listOf(query: string): MediaQueryList {
  const list = lists.get(query) ?? window.matchMedia(query)
  lists.set(query, list)
  return list
}

/** Whether the screen matches `query` now. Only for components rendered in the browser alone. */
export function useMediaQuery(query: string): boolean {
  return useSyncExternalStore(
    (notify) => {
      const list = listOf(query)
      list.addEventListener('change', notify)
      return () => list.removeEventListener('change', notify)
    },
    () => listOf(query).matches,
  )
}
