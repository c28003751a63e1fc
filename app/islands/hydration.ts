import { useEffect, useEffectEvent, useState } from 'react'
import { useHydrated } from '../ui/use-hydrated.ts'

/**
 * Runs `look` once, when the page's script has taken over its HTML: for what the server cannot know
 * (what this device keeps), and for what the visitor did before the script was there.
 */
export function useAfterHydration(look: () => void): void {
  const run = useEffectEvent(look)
  useEffect(() => {
    run()
  }, [])
}

/**
 * What a text area of a page begins with. While React takes over it sets one that came with words in
 * it back to them, whatever is typed meanwhile; one that it takes for empty it leaves alone.
 */
export function useFirstText(id: string, sent: string): string {
  const isHydrated = useHydrated()
  const [isTyped] = useState(() => !isHydrated && countAsTyped(id))
  return isTyped ? '' : sent
}

/** From then on its value no longer follows the text that it came with. */
function countAsTyped(id: string): boolean {
  // Nothing of a document is there while the server renders.
  if (typeof document === 'undefined') return false
  const area = document.getElementById(id)
  if (!(area instanceof HTMLTextAreaElement)) return false
  const { value } = area
  area.value = value
  return true
}
