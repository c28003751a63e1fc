import { useEffect, useState } from 'react'

/**
 * The time in milliseconds since 1970 UTC: first the server's (`initial`), so that the first
 * rendering is the same on both sides, then this machine's, renewed every `everyMs`.
 */
export function useNow(initial: number, everyMs: number): number {
  const [now, setNow] = useState(initial)
  useEffect(() => {
    const renew = () => setNow(Date.now())
    renew()
    const timer = setInterval(renew, everyMs)
    return () => clearInterval(timer)
  }, [everyMs])
  return now
}
