/**
 * The contact form is posted to the action of its page, Home or Contact: without script by an
 * ordinary form post, with script by the same request. The form has no address of its own, so the
 * post carries the query of its page.
 */
import { data, type RouterContextProvider } from 'react-router'
import { isUnavailable, reasonOf } from '../../../domain/errors.ts'
import { findContactOrigin } from '../../../domain/messages/submission.ts'
import { requesterContext, servicesContext } from '../../ssr/context.ts'
import {
  type ContactEntries,
  type ContactErrors,
  findContactEntries,
  readContactForm,
} from './contact-check.ts'

export type ContactPost =
  | { kind: 'sent' }
  | { kind: 'invalid'; errors: ContactErrors; entries: ContactEntries }
  /**
   * Rate-limited (429, without `status`) or no database (503); `message` says when to try again.
   */
  | { kind: 'refused'; message: string; entries: ContactEntries; status?: number }

interface PostArguments {
  request: Request
  context: Readonly<RouterContextProvider>
}

export async function answerContactPost({ request, context }: PostArguments) {
  const form = await request.formData()
  const entries = findContactEntries(form)
  const refusal = await context.get(requesterContext).consume('contact')
  if (refusal) {
    return data<ContactPost>({ kind: 'refused', message: refusal, entries }, { status: 429 })
  }
  const reading = readContactForm(form, {
    ...findContactOrigin(new URL(request.url).searchParams),
    website: form.get('website'),
    elapsed_ms: form.get('elapsed_ms'),
  })
  if (reading.kind === 'invalid') {
    const { errors } = reading
    return data<ContactPost>({ kind: 'invalid', errors, entries }, { status: 400 })
  }
  const { messages, log } = context.get(servicesContext)
  try {
    await messages.submitMessage(reading.message, findIdempotencyKey(form))
    return data<ContactPost>({ kind: 'sent' })
  } catch (error) {
    if (!isUnavailable(error)) throw error
    log.error({ err: reasonOf(error) }, 'A message could not be stored')
    const { message } = error
    const status = 503
    return data<ContactPost>({ kind: 'refused', message, entries, status }, { status })
  }
}

/** Set by the page's script, so that a repeat after a lost answer stores nothing twice. */
function findIdempotencyKey(form: FormData): string | undefined {
  const key = form.get('idempotency_key')
  return typeof key === 'string' && key.length > 0 && key.length <= 200 ? key : undefined
}
