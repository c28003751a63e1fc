import { useSyncExternalStore } from 'react'

/** Asked for at each drawing: a new one each time would cost more than its answer. */
const lists = new Map<string, MediaQueryList>()

function listOf(query: string): MediaQueryList {
  const list = lists.get(query) ?? window.matchMedia(query)
  lists.set(query, list)
  return list
}

/** Whether the screen fits `query` now. Only for what is rendered in the browser. */
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
