import { useEffect, useState } from 'react'
import type { PlannedAction } from '../../../domain/quickscore/action-plan.ts'
import { parsePlanned, writePlanned } from '../../../domain/quickscore/what-if.ts'

export interface Planning {
  /** Ids of the ticked steps, in the order of the plan. */
  planned: readonly string[]
  onChange: (planned: readonly string[]) => void
}

const storageKey = 'quickscore-planned'
const fragment = /^#planned=([\w.]*)$/

/**
 * The ticked steps of one result: in the address's fragment, so that a plan can be shown to others,
 * and on this device, so that they survive a reload. `result` tells one result from another.
 */
export function usePlanned(result: string, plan: readonly PlannedAction[]): Planning {
  const [planned, setPlanned] = useState<readonly string[]>(() =>
    parsePlanned(findKept(result), plan),
  )
  useEffect(() => {
    const text = writePlanned(planned)
    if (text || fragment.test(location.hash)) {
      const { pathname, search } = location
      const address = pathname + search + (text && `#planned=${text}`)
      history.replaceState(history.state, '', address)
    }
    keep(result, text)
  }, [result, planned])
  return { planned, onChange: setPlanned }
}

/** What the address says comes before what the device keeps. */
function findKept(result: string): string {
  const said = fragment.exec(location.hash)?.[1]
  if (said !== undefined) return said
  try {
    const [of, text] = (localStorage.getItem(storageKey) ?? '').split(' ')
    return of === result ? (text ?? '') : ''
  } catch {
    return ''
  }
}

function keep(result: string, text: string): void {
  try {
    if (text) localStorage.setItem(storageKey, `${result} ${text}`)
    else localStorage.removeItem(storageKey)
  } catch {
    // Storage can be switched off; the address still has them.
  }
}
