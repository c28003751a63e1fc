import { useEffect, useState } from 'react'
import { createKeeper, holdDraft } from './kept-drafts.ts'

/** What keeps the typed text of one opening of the dialog; `isKept` is false once it could not. */
export function useKeeper(token: string) {
  const [isKept, setKept] = useState(true)
  const [keeper] = useState(() => createKeeper(token, setKept))
  useEffect(() => {
    const release = holdDraft(token)
    // On phones a page that is left may never come back, and is not told so otherwise.
    window.addEventListener('pagehide', keeper.flush)
    document.addEventListener('visibilitychange', keeper.flush)
    return () => {
      window.removeEventListener('pagehide', keeper.flush)
      document.removeEventListener('visibilitychange', keeper.flush)
      // The session may have ended under it.
      keeper.flush()
      release()
    }
  }, [token, keeper])
  return { ...keeper, isKept }
}
