import { useEffect, useState } from 'react'
import type { Assessment } from './assessment.ts'
import { findProgress, forgetProgress, keepProgress, type Progress } from './progress.ts'

export interface KeptProgress {
  /** What an earlier visit left on this device; null until the browser has looked. */
  progress: Progress | null
  discard: () => void
}

/** Keeps answers on the device as they go, and forgets them once they are submitted. */
export function useKeptProgress(assessment: Assessment): KeptProgress {
  const [progress, setProgress] = useState<Progress | null>(null)
  const { step, userType, index, answers } = assessment

  // After hydration only: the page's HTML is the same for every visitor.
  useEffect(() => setProgress(findProgress()), [])

  useEffect(() => {
    if (step === 3) forgetProgress()
    const hasAnswers = Object.keys(answers).length > 0
    if ((step === 1 || step === 2) && userType && hasAnswers) {
      keepProgress({ step, userType, index, answers })
    }
  }, [step, userType, index, answers])

  const discard = () => {
    forgetProgress()
    setProgress(null)
  }
  return { progress, discard }
}
