import { useEffect, useEffectEvent, useState } from 'react'
import { useHydrated } from '../ui/use-hydrated.ts'

/**
 * Runs `look` once after hydration: for state that the server cannot know (this device's storage)
 * and for input from before the script arrived.
 */
export function useAfterHydration(look: () => void): void {
  const run = useEffectEvent(look)
  useEffect(() => {
    run()
  }, [])
}

/**
 * The initial value of a text area. Hydration resets a text area to its initial value and loses
 * what was typed meanwhile, unless that value is empty; hence '' if the server has rendered it.
 */
export function useFirstText(id: string, sent: string): string {
  const isHydrated = useHydrated()
  const [isTyped] = useState(() => !isHydrated && countAsTyped(id))
  return isTyped ? '' : sent
}

/** Sets the value, so that it no longer follows the text content. False without such an area. */
function countAsTyped(id: string): boolean {
  // No document while the server renders.
  if (typeof document === 'undefined') return false
  const area = document.getElementById(id)
  if (!(area instanceof HTMLTextAreaElement)) return false
  const { value } = area
  area.value = value
  return true
}
