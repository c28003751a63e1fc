/**
 * Where the focus goes while a form is sent, for those who use it without a mouse or without seeing
 * it. `focusFirstError` moves it to the first field that is marked invalid, once it is; after a
 * submission (`isSubmitting`) the button, which lost it by being disabled, has it again.
 */
import { type RefObject, useEffect, useRef, useState } from 'react'

export function useFormFocus(form: RefObject<HTMLFormElement | null>, isSubmitting: boolean) {
  const [refusals, setRefusals] = useState(0)
  const wasSubmitting = useRef(false)

  useEffect(() => {
    const hasEnded = wasSubmitting.current && !isSubmitting
    wasSubmitting.current = isSubmitting
    if (!hasEnded || document.activeElement !== document.body) return
    form.current?.querySelector<HTMLElement>('[type="submit"]')?.focus()
  }, [isSubmitting, form])

  useEffect(() => {
    if (refusals === 0) return
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [refusals, form])

  return { focusFirstError: () => setRefusals((count) => count + 1) }
}
