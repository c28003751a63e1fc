import { type ComponentType, type FormEvent, useRef, useState } from 'react'
import { contactForm } from '../../../content/pages/contact.ts'
import { createKeyRing } from '../../idempotency-key.ts'
import { useFormFocus } from '../../ui/use-form-focus.ts'
import {
  type ContactErrors,
  contactFields,
  findContactEntries,
  hasErrors,
} from './contact-fields.ts'
import type { ContactPost } from './contact-post.ts'
import type { ContactAnswer } from './contact-script.ts'

type Script = typeof import('./contact-script.ts')

/**
 * What the page's script adds to the contact form: it says what is wrong before anything is sent,
 * sends without leaving the page, and tells by toast how it went. `post` is what became of the form
 * when it was posted without script; once it was sent from here, that is of no account.
 */
export function useContactForm(post: ContactPost | undefined) {
  const form = useRef<HTMLFormElement>(null)
  const [answered, setAnswered] = useState(post)
  const [errors, setErrors] = useState(post?.kind === 'invalid' ? post.errors : {})
  const { isSubmitting, send } = useSending()
  const { focusFirstError } = useFormFocus(form, isSubmitting)
  const { script, prepare, Toaster } = useScript()

  function refuse(found: ContactErrors) {
    setErrors(found)
    if (hasErrors(found)) focusFirstError()
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const { currentTarget: element } = event
    const tools = script.current ?? (await prepare())
    // Without its script it is still a form that any browser can post.
    if (!tools) return element.submit()
    const fields = new FormData(element)
    const reading = tools.readContactEntries(findContactEntries(fields))
    if (reading.kind === 'invalid') return refuse(reading.errors)
    setErrors({})
    const answer = await send(tools, fields)
    if (answer?.kind === 'failed') refuse(answer.errors)
    if (answer?.kind === 'sent') {
      setAnswered(undefined)
      element.reset()
    }
    if (answer) tools.toast(describeAnswer(answer))
  }

  /** A message goes as soon as its field is right; none comes while somebody types. */
  function recheck(event: FormEvent<HTMLFormElement>) {
    if (!script.current || !hasErrors(errors)) return
    const entries = findContactEntries(new FormData(event.currentTarget))
    const reading = script.current.readContactEntries(entries)
    setErrors(reading.kind === 'valid' ? {} : keepKnown(errors, reading.errors))
  }

  return { form, answered, errors, isSubmitting, Toaster, prepare, submit, recheck }
}

function useScript() {
  const script = useRef<Script>(null)
  const [Toaster, setToaster] = useState<ComponentType | null>(null)

  /** Null when it could not be fetched. */
  async function prepare(): Promise<Script | null> {
    script.current ??= await import('./contact-script.ts').catch(() => null)
    const found = script.current?.Toaster
    if (found) setToaster(() => found)
    return script.current
  }
  return { script, prepare, Toaster }
}

/** Sends one message at a time: null while another is on its way. */
function useSending() {
  const [isSubmitting, setIsSubmitting] = useState(false)
  const [keyFor] = useState(createKeyRing)
  // State would change only with the next render; a double click is faster than that.
  const isInFlight = useRef(false)

  async function send(script: Script, fields: FormData): Promise<ContactAnswer | null> {
    if (isInFlight.current) return null
    isInFlight.current = true
    setIsSubmitting(true)
    const query = window.location.search
    const { body, known } = script.writeMessage(fields, query, performance.now())
    const answer = await script.sendMessage(body, keyFor(known))
    isInFlight.current = false
    setIsSubmitting(false)
    return answer
  }
  return { isSubmitting, send }
}

function describeAnswer(answer: ContactAnswer) {
  const { success, failure } = contactForm
  if (answer.kind === 'sent') return { title: success.title, description: success.text }
  const { message: description } = answer
  return { title: failure.title, description, variant: 'destructive' as const }
}

function keepKnown(known: ContactErrors, found: ContactErrors): ContactErrors {
  const kept: ContactErrors = {}
  for (const field of contactFields) {
    const message = known[field] && found[field]
    if (message) kept[field] = message
  }
  return kept
}
