/**
 * Finds progress kept on the device or in the tab. The module that parses it is fetched only when
 * there is some.
 */
import { type Dispatch, useEffect, useEffectEvent, useState } from 'react'
import type { Retake } from '../../../domain/quickscore/result-link.ts'
import { goTo, readStep } from './address.ts'
import type { Assessment, AssessmentEvent, Progress, TabState } from './assessment.ts'

/** Storage key: a retake has a key for its earlier result, apart from new assessments. */
export const progressKey = (earlier: string | undefined) =>
  earlier === undefined ? 'quickscore-progress' : `quickscore-again-${earlier}`

/** Storage key of the progress that was replaced by a newer start and can be resumed. */
export const replacedKey = (key: string) => `${key}-replaced`

/** sessionStorage key that tells the result page that its result is new (public/result.js). */
export const doneKey = 'quickscore-done'

export const countAnswers = ({ answers }: Progress) => Object.keys(answers).length

export interface KeptProgress {
  /** Progress of an earlier visit; null without any, and until storage is read. */
  progress: Progress | null
  /** Progress that `progress` replaced. */
  replaced: Progress | null
  /** Makes `progress` the replaced one. */
  discard: () => void
}

/** The functions of progress.ts that parse and move kept progress. */
interface Reader {
  findProgress: (key: string) => Progress | null
  findTabState: (key: string) => TabState | null
  putAside: (key: string) => void
}

/** Null when storage is disabled or full; state then lives in memory alone. */
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
  /** The step in the address. */
  step: string
  run: string
  dispatch: Dispatch<AssessmentEvent>
  fetchReader: () => Promise<Reader>
}

/**
 * Reads storage whenever the step changes: at a question, the tab's state, for Back, Forward and
 * reload; at the landing step, the device's progress.
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
    // If the fetch fails nothing is offered; the progress stays for the next visit.
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

/** The result that is retaken, and the token of its private link. */
export interface RetakeOf extends Retake {
  token: string
  /** Number of tools in its register. */
  tools: number
}

export interface StartProps {
  assessment: Assessment
  dispatch: Dispatch<AssessmentEvent>
  kept: KeptProgress
  onResume: (progress: Progress) => void
  /** The questions could not be fetched. */
  isLost: boolean
  /** Why the action refused a start by plain form. */
  refused?: string | undefined
}
