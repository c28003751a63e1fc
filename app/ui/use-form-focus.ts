/**
 * Moves the focus while a form is sent, for keyboard and screen-reader users. `focusFirstError`
 * moves it to the first field marked invalid, after the next render; when a submission
 * (`isSubmitting`) ends, the submit button gets back the focus that it lost by being disabled.
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
    const field = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
    if (field && field === document.activeElement) sayAgain(field)
    field?.focus()
  }, [refusals, form])

  return { focusFirstError: () => setRefusals((count) => count + 1) }
}

/** Announces an error again: repeated on a field already in focus, it would stay silent. */
function sayAgain(field: HTMLElement): void {
  const said = document.getElementById(`${field.id}-error`)
  if (!said) return
  said.style.visibility = 'hidden'
  setTimeout(() => said.style.removeProperty('visibility'), 100)
}
