import { type RefObject, useEffect, useRef } from 'react'

/**
 * Moves focus to the heading of a step whenever `step` changes, and the view to its top: the reader
 * starts where the new content starts, whether looking or listening. Enter goes on from there, so
 * that an answer that is filled in already takes one press.
 */
export function useStepFocus(step: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the step is the reason, not an ingredient
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    window.scrollTo({ top: 0, behavior: 'instant' })
    const goOn = (event: KeyboardEvent) => {
      if (event.key === 'Enter') heading.current?.closest('form')?.requestSubmit()
    }
    const focused = heading.current
    focused?.addEventListener('keydown', goOn)
    return () => focused?.removeEventListener('keydown', goOn)
  }, [step])
  return heading
}
