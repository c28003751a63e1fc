/**
 * What this device and this tab keep, seen without the script that understands it: who has nothing
 * kept need not fetch that.
 */
import { type Dispatch, useEffect, useEffectEvent, useState } from 'react'
import type { Retake } from '../../../domain/quickscore/result-link.ts'
import { goTo, readStep } from './address.ts'
import type { Assessment, AssessmentEvent, Progress, TabState } from './assessment.ts'

/** What is taken again is kept apart from what is begun afresh, and from other results. */
export const progressKey = (earlier: string | undefined) =>
  earlier === undefined ? 'quickscore-progress' : `quickscore-again-${earlier}`

/** Of what was begun before that, which can be brought back. */
export const replacedKey = (key: string) => `${key}-replaced`

/** Says to the page of the result that it is new (public/result.js). */
export const doneKey = 'quickscore-done'

export const countAnswers = ({ answers }: Progress) => Object.keys(answers).length

export interface KeptProgress {
  /** What an earlier visit left on this device; null until the browser has looked. */
  progress: Progress | null
  /** What that took the place of. */
  replaced: Progress | null
  /** Puts it aside. */
  discard: () => void
}

/** What can be made of what is kept. */
interface Reader {
  findProgress: (key: string) => Progress | null
  findTabState: (key: string) => TabState | null
  putAside: (key: string) => void
}

/** Null where storage is switched off or full: what is to be kept then lives in memory alone. */
export function tryStorage<Found>(use: () => Found): Found | null {
  try {
    return use()
  } catch {
    return null
  }
}

const isKept = (storage: () => Storage, ...keys: string[]) =>
  tryStorage(() => keys.some((key) => storage().getItem(key) !== null)) ?? false

const nothing = { progress: null, replaced: null }

interface Visit {
  key: string
  /** The step that the address names. */
  step: string
  run: string
  dispatch: Dispatch<AssessmentEvent>
  fetchReader: () => Promise<Reader>
}

/**
 * Looks whenever the visitor arrives: at a step, for what this tab was at, so that Back, Forward and
 * a reload find it; at the landing step, for what the device keeps.
 */
export function useKept({ key, step, run, dispatch, fetchReader }: Visit): KeptProgress {
  const [kept, setKept] = useState<Omit<KeptProgress, 'discard'>>(nothing)
  const offer = ({ findProgress }: Reader) =>
    setKept({ progress: findProgress(key), replaced: findProgress(replacedKey(key)) })
  const arrive = useEffectEvent(() => {
    const isAtStep = readStep() !== ''
    if (isAtStep && run) return
    if (run) dispatch({ type: 'left' })
    const isInTab = isAtStep && isKept(() => sessionStorage, key)
    if (isAtStep && !isInTab) goTo('', true)
    if (!isInTab && !isKept(() => localStorage, key, replacedKey(key))) return setKept(nothing)
    const look = (reader: Reader) => {
      const state = isInTab ? reader.findTabState(key) : null
      if (state) return dispatch({ type: 'resumed', state })
      goTo('', true)
      offer(reader)
    }
    // Without it there is nothing to offer: what is kept stays for the next visit.
    fetchReader().then(look, () => {})
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the step is the reason, not an ingredient
  useEffect(() => arrive(), [step])
  const discard = () => {
    fetchReader().then(
      (reader) => {
        reader.putAside(key)
        offer(reader)
      },
      () => {},
    )
  }
  return { ...kept, discard }
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
  onResume: (progress: Progress) => void
  /** The questions could not be fetched. */
  isLost: boolean
  /** Why a plain form that was sent did not start it. */
  refused?: string | undefined
}
