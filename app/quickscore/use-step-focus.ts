import { type RefObject, useEffect, useRef } from 'react'

/**
 * Moves focus to the step's heading and scrolls to the top whenever `step` changes, so that sighted
 * readers and screen readers start at the new content. Enter on the heading submits the form, so
 * that an answer already filled in takes one key press.
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
