import { useEffect, useEffectEvent } from 'react'

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
