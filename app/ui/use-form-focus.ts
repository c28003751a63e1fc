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
    const field = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
    if (field && field === document.activeElement) sayAgain(field)
    field?.focus()
  }, [refusals, form])

  return { focusFirstError: () => setRefusals((count) => count + 1) }
}

/** The same refusal of a field that has the focus already would pass in silence. */
function sayAgain(field: HTMLElement): void {
  const said = document.getElementById(`${field.id}-error`)
  if (!said) return
  said.style.visibility = 'hidden'
  setTimeout(() => said.style.removeProperty('visibility'), 100)
}
