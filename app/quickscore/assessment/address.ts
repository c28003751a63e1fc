/**
 * Each step is an address of its own, "#question-5", so that the browser's Back, Forward and Reload
 * do what they say. Which of them has been earned is for `placeAt` (assessment.ts) to say.
 */
import { useSyncExternalStore } from 'react'

const steps = /^#(question-\d+|check|details)$/
let shown = ''

/** "" is the landing step; a link within the page, as to its content, leaves the step as it is. */
export function readStep(): string {
  const { hash } = location
  if (hash === '' || steps.test(hash)) shown = hash.slice(1)
  return shown
}

const listeners = new Set<() => void>()

function subscribe(listener: () => void) {
  const arrive = (event: PopStateEvent) => {
    // The framework would ask the server for a page that is already here.
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

/** The step that the address names; for one screen of the page alone. */
export const useStep = () => useSyncExternalStore(subscribe, readStep, () => '')

export function goTo(step: string, isReplacing = false): void {
  const from = readStep()
  if (step === from) return
  const address = location.pathname + location.search + (step && `#${step}`)
  if (isReplacing) history.replaceState(history.state, '', address)
  else history.pushState({ from }, '', address)
  for (const listener of listeners) listener()
}

/** The same as the browser's Back where that leads to `step`. */
export function goBackTo(step: string): void {
  if (history.state?.from === step) history.back()
  else goTo(step, true)
}
