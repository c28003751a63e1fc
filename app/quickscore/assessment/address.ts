/**
 * Each step has its own fragment, "#question-5", so that the browser's Back, Forward and Reload
 * work. `placeAt` (assessment.ts) decides which steps may be shown.
 */
import { useSyncExternalStore } from 'react'

const steps = /^#(question-\d+|check|details)$/
let shown = ''

/** The current step, "" for the landing step. Other fragments (the skip link) do not change it. */
export function readStep(): string {
  const { hash } = location
  if (hash === '' || steps.test(hash)) shown = hash.slice(1)
  return shown
}

const listeners = new Set<() => void>()

function subscribe(listener: () => void) {
  const arrive = (event: PopStateEvent) => {
    // Otherwise React Router would request the current page again.
    event.stopImmediatePropagation()
    listener()
  }
  listeners.add(listener)
  addEventListener('popstate', arrive, true)
  return () => {
    listeners.delete(listener)
    removeEventListener('popstate', arrive, true)
  }
}

/** The step in the address. Use it in one component of a page only. */
export const useStep = () => useSyncExternalStore(subscribe, readStep, () => '')

export function goTo(step: string, isReplacing = false): void {
  const from = readStep()
  if (step === from) return
  const address = location.pathname + location.search + (step && `#${step}`)
  if (isReplacing) history.replaceState(history.state, '', address)
  else history.pushState({ from }, '', address)
  for (const listener of listeners) listener()
}

/** Goes back in history if the previous entry is `step`, else replaces the current one. */
export function goBackTo(step: string): void {
  if (history.state?.from === step) history.back()
  else goTo(step, true)
}
