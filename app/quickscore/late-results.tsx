import type { ComponentProps } from 'react'
import type { Results } from './results.tsx'

let loading: Promise<void> | undefined
let loaded: typeof Results | undefined

/**
 * Fetches the report and the law behind it, once; who only opens the page does not need it.
 * Rejects when that fails, and tries again at the next call.
 */
export function loadResults(): Promise<void> {
  loading ??= import('./results.tsx').then(
    (module) => {
      loaded = module.Results
    },
    (error) => {
      loading = undefined
      throw error
    },
  )
  return loading
}

/** The report; only to be shown after `loadResults` has resolved. */
export function LateResults(props: ComponentProps<typeof Results>) {
  const Loaded = loaded
  return Loaded ? <Loaded {...props} /> : null
}
