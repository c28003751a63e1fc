import { useState } from 'react'

const storageKey = 'quickscore-goes-on'

/** Whether a choice leads to the next question by itself: off at first, remembered on the device. */
export function useGoingOn(): [goesOn: boolean, change: (goesOn: boolean) => void] {
  const [goesOn, setGoesOn] = useState(isKept)
  const change = (wanted: boolean) => {
    setGoesOn(wanted)
    keep(wanted)
  }
  return [goesOn, change]
}

function isKept(): boolean {
  try {
    return localStorage.getItem(storageKey) === 'on'
  } catch {
    return false
  }
}

function keep(wanted: boolean): void {
  try {
    if (wanted) localStorage.setItem(storageKey, 'on')
    else localStorage.removeItem(storageKey)
  } catch {
    // Storage can be switched off: the choice then holds for this question.
  }
}
