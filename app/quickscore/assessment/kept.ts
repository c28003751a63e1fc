/**
 * What this device and this tab keep, seen without the script that understands it: who has nothing
 * kept need not fetch that.
 */
import { type Dispatch, useState } from 'react'
import type { Retake } from '../../../domain/quickscore/result-link.ts'
import { useAfterHydration } from '../../islands/hydration.ts'
import type { Assessment, AssessmentEvent, Progress } from './assessment.ts'

/** What is taken again is kept apart from what is begun afresh, and from other results. */
export const progressKey = (earlier: string | undefined) =>
  earlier === undefined ? 'quickscore-progress' : `quickscore-again-${earlier}`

/** Of the tab, and ends with it. */
export const resultKey = 'quickscore-result'

export function forgetProgress(key: string): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // Nothing was kept either.
  }
}

export function forgetResult(): void {
  try {
    sessionStorage.removeItem(resultKey)
  } catch {
    // Nothing was kept either.
  }
}

function isKept(storage: () => Storage, key: string): boolean {
  try {
    return storage().getItem(key) !== null
  } catch {
    // Storage can be switched off; the assessment then simply starts afresh.
    return false
  }
}

export interface KeptProgress {
  /** What an earlier visit left on this device; null until the browser has looked. */
  progress: Progress | null
  discard: () => void
}

/** What can be made of what is kept. */
interface Reader {
  findProgress: (key: string) => Progress | null
  findResult: () => Extract<AssessmentEvent, { type: 'restored' }> | null
}

/**
 * Looks once, when the page has come alive: a result of this tab is shown again, answers are
 * offered.
 */
export function useKept(
  key: string,
  fetchReader: () => Promise<Reader>,
  onResult: (restored: Extract<AssessmentEvent, { type: 'restored' }>) => void,
): KeptProgress {
  const [progress, setProgress] = useState<Progress | null>(null)
  useAfterHydration(() => {
    const hasResult = isKept(() => sessionStorage, resultKey)
    if (!hasResult && !isKept(() => localStorage, key)) return
    const look = ({ findProgress, findResult }: Reader) => {
      const restored = hasResult ? findResult() : null
      if (restored) onResult(restored)
      else setProgress(findProgress(key))
    }
    // Without it there is nothing to offer: what is kept stays for the next visit.
    fetchReader().then(look, () => {})
  })
  const discard = () => {
    forgetProgress(key)
    setProgress(null)
  }
  return { progress, discard }
}

/** What is taken again, and the token of the link that led here. */
export interface RetakeOf extends Retake {
  token: string
  /** How many tools stand in its register. */
  tools: number
}

export interface StartProps {
  assessment: Assessment
  dispatch: Dispatch<AssessmentEvent>
  kept: KeptProgress
  /** The questions could not be fetched. */
  isLost: boolean
  /** Why a plain form that was sent did not start it. */
  refused?: string | undefined
}
