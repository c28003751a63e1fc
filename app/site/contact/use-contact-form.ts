import {
  type ComponentType,
  type FormEvent,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import { isRouteErrorResponse, useFetcher } from 'react-router'
import { contactForm } from '../../../content/en/pages/contact.ts'
import { errorOf, readRefusal } from '../../api-client.ts'
import { createKeyRing } from '../../idempotency-key.ts'
import { lateModule } from '../../islands/late-module.ts'
import { useFormFocus } from '../../ui/use-form-focus.ts'
import type { ContactPost } from './contact-action.ts'
import type { ContactErrors } from './contact-check.ts'

const awayPost: ContactPost = { kind: 'refused', message: contactForm.offline, entries: {} }

/** Fetched only once somebody uses the form. */
const tools = lateModule(() => import('./contact-check.ts'))

/**
 * The contact form with script: validates before sending, sends without leaving the page and
 * reports the outcome in a toast. `post` is the action's answer to a post without script.
 */
export function useContactForm(post: ContactPost | undefined) {
  const form = useRef<HTMLFormElement>(null)
  const [answered, setAnswered] = useState(post)
  const [errors, setErrors] = useState(post?.kind === 'invalid' ? post.errors : {})
  const [Toaster, setToaster] = useState<ComponentType<{ place: 'bottom' | 'foot' }> | null>(null)
  const { answer, isSubmitting, send } = useSending()
  const { focusFirstError } = useFormFocus(form, isSubmitting)

  /** Fetches the tools; null when that fails. */
  async function prepare() {
    const ready = await tools.fetch().catch(() => null)
    if (ready) setToaster(() => ready.Toaster)
    return ready
  }

  function refuse(found: ContactErrors) {
    setErrors(found)
    focusFirstError()
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const { currentTarget: element } = event
    const ready = await prepare()
    // Without the tools the browser can still post the form itself, if it is online.
    if (!ready) return navigator.onLine ? element.submit() : setAnswered(awayPost)
    const fields = new FormData(element)
    const reading = ready.readContactForm(fields)
    if (reading.kind === 'invalid') return refuse(reading.errors)
    setErrors({})
    await send(fields)
  }

  const receive = useEffectEvent((received: ContactPost) => {
    if (received.kind === 'invalid') refuse(received.errors)
    if (received.kind === 'sent') {
      form.current?.reset()
      setAnswered(received)
    }
    tools.current?.toast(describePost(received))
  })
  useEffect(() => {
    if (answer) receive(answer)
  }, [answer])

  /** Shows the empty form again and focuses its first field. */
  function again() {
    flushSync(() => setAnswered(undefined))
    form.current?.querySelector('input')?.focus()
  }

  /** Removes an error as soon as its field is valid; shows no new ones while somebody types. */
  function recheck(event: FormEvent<HTMLFormElement>) {
    if (!tools.current || Object.keys(errors).length === 0) return
    const reading = tools.current.readContactForm(new FormData(event.currentTarget))
    setErrors(reading.kind === 'valid' ? {} : keepKnown(errors, reading.errors))
  }

  return { form, answered, errors, isSubmitting, Toaster, prepare, submit, recheck, again }
}

/** Posts to the action of the page, one message at a time. */
function useSending() {
  const fetcher = useFetcher<ContactPost>()
  const [keyFor] = useState(createKeyRing)
  // A ref, since state changes only with the next render and a double click is faster.
  const isInFlight = useRef(false)

  async function send(fields: FormData): Promise<void> {
    if (isInFlight.current) return
    isInFlight.current = true
    fields.set('idempotency_key', keyFor(JSON.stringify([...fields])))
    fields.set('elapsed_ms', String(Math.round(performance.now())))
    // Nothing on the page shows what was sent, so none of its loaders need run again.
    await fetcher.submit(fields, { method: 'post', defaultShouldRevalidate: false })
    isInFlight.current = false
  }
  return { answer: fetcher.data, isSubmitting: fetcher.state !== 'idle', send }
}

/**
 * The `clientAction` of a page with the form. Never throws, since an error would replace the page:
 * any other response than our action's becomes a refusal with "status: text".
 */
export async function postContactForm({
  serverAction,
}: {
  serverAction: () => Promise<ContactPost>
}): Promise<ContactPost> {
  try {
    const post = await serverAction()
    if (post.kind !== 'refused') return post
    return { ...post, message: `${post.status ?? 429}: ${post.message}` }
  } catch (error) {
    return { kind: 'refused', message: describeFailure(error), entries: {} }
  }
}

/** The message of our envelope, else a body that is no HTML (a proxy's), else the status text. */
function describeFailure(error: unknown): string {
  if (!isRouteErrorResponse(error)) return contactForm.failure.text
  const body = typeof error.data === 'string' && !/^\s*</.test(error.data) ? error.data : ''
  const { message } = readRefusal(errorOf(error, body))
  return `${error.status}: ${message ?? (body || error.statusText || contactForm.failure.text)}`
}

function describePost(post: ContactPost) {
  const { success, failure } = contactForm
  if (post.kind === 'sent') return { title: success.title, description: success.text }
  const description =
    post.kind === 'invalid' ? `400: ${Object.values(post.errors)[0]}` : post.message
  return { title: failure.title, description, variant: 'destructive' as const }
}

function keepKnown(known: ContactErrors, found: ContactErrors): ContactErrors {
  return Object.fromEntries(Object.entries(found).filter(([field]) => field in known))
}
