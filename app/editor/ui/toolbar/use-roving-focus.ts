/**
 * One stop of the Tab key for a whole toolbar; the arrow keys, Home and End move within it
 * (WAI-ARIA Authoring Practices, "Toolbar").
 */
import { type KeyboardEvent, useRef, useState } from 'react'

export function useRovingFocus(ids: readonly string[]) {
  const ref = useRef<HTMLDivElement>(null)
  const [current, setCurrent] = useState(ids[0])

  function focus(id: string | undefined) {
    ref.current?.querySelector<HTMLElement>(`[data-action="${id}"]`)?.focus()
  }

  function onKeyDown(event: KeyboardEvent) {
    const target = targetOf(event.key, ids.indexOf(current ?? ''), ids.length)
    if (target === null || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    focus(ids[target])
  }

  return { ref, current, setCurrent, onKeyDown, focusCurrent: () => focus(current) }
}

/** The place that a key leads to from `index`, around the ends; null for any other key. */
export function targetOf(key: string, index: number, count: number): number | null {
  if (key === 'ArrowRight') return (index + 1) % count
  if (key === 'ArrowLeft') return (index - 1 + count) % count
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  return null
}
