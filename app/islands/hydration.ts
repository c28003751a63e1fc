import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react'

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
 * Keeps what was typed into a text area before the page's script was there. React sets one that came
 * with words in it back to these words when it takes over.
 */
export function useTypedBefore(id: string): void {
  const [typed] = useState(() => findArea(id)?.value)
  useLayoutEffect(() => {
    const area = findArea(id)
    if (area && typed !== undefined) area.value = typed
  }, [id, typed])
}

function findArea(id: string): HTMLTextAreaElement | null {
  // Nothing of a document is there while the server renders.
  if (typeof document === 'undefined') return null
  const found = document.getElementById(id)
  return found instanceof HTMLTextAreaElement ? found : null
}
