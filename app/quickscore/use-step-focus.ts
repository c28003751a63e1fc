import { type RefObject, useEffect, useRef } from 'react'

/**
 * Moves focus to the heading of a step whenever `step` changes, and the view to its top: the reader
 * starts where the new content starts, whether looking or listening.
 */
export function useStepFocus(step: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the step is the reason, not an ingredient
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    window.scrollTo({ top: 0, behavior: 'instant' })
  }, [step])
  return heading
}
