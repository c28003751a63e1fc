import { useEffect, useEffectEvent, useState } from 'react'
import type { FindPages, FoundPage } from '../editor-props.ts'

/** Letters from which on a search is of use. */
export const fewestLetters = 2

/** A word is typed before it is looked for. */
const pause = 120

interface Found {
  /** Null while they are looked for, and where that failed. */
  pages: readonly FoundPage[] | null
  hasFailed: boolean
}

const nothing: Found = { pages: null, hasFailed: false }

/** Articles and pages by what was typed of their names; those before stay until the next are there. */
export function useFoundPages(find: FindPages, typed: string | null): Found {
  const [found, setFound] = useState(nothing)
  const words = typed?.trim() ?? ''
  const ask = useEffectEvent(find)
  useEffect(() => {
    if (words.length < fewestLetters) return setFound(nothing)
    const controller = new AbortController()
    const settle = (next: Found) => !controller.signal.aborted && setFound(next)
    const timer = setTimeout(() => {
      ask(words, controller.signal).then(
        (pages) => settle({ pages, hasFailed: false }),
        () => settle({ pages: null, hasFailed: true }),
      )
    }, pause)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [words])
  return words.length < fewestLetters ? nothing : found
}
