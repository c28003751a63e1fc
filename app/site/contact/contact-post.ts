/**
 * The contact form as an ordinary form post, which is how it is sent where no script runs: the
 * action of Home and of the Contact page. The form has no address of its own, so the post carries
 * the query of the page that it stands on.
 */
import { data, type RouterContextProvider } from 'react-router'
import { findContactOrigin } from '../../../domain/messages/contact-form.ts'
import { requesterContext, servicesContext } from '../../services.ts'
import { type ContactEntries, type ContactErrors, findContactEntries } from './contact-fields.ts'
import { readContactEntries } from './read-contact-entries.ts'

export type ContactPost =
  | { kind: 'sent' }
  | { kind: 'invalid'; errors: ContactErrors; entries: ContactEntries }
  /** Too many from one address; `message` says when to try again. */
  | { kind: 'refused'; message: string; entries: ContactEntries }

interface PostArguments {
  request: Request
  context: Readonly<RouterContextProvider>
}

export async function answerContactPost({ request, context }: PostArguments) {
  const form = await request.formData()
  const entries = findContactEntries(form)
  const refusal = await context.get(requesterContext).spend('contact')
  if (refusal) {
    const headers = { 'Retry-After': String(refusal.retryAfter) }
    const { message } = refusal
    return data<ContactPost>({ kind: 'refused', message, entries }, { status: 429, headers })
  }
  const reading = readContactEntries(entries, {
    ...findContactOrigin(new URL(request.url).searchParams),
    website: form.get('website'),
  })
  if (reading.kind === 'invalid') {
    const { errors } = reading
    return data<ContactPost>({ kind: 'invalid', errors, entries }, { status: 400 })
  }
  await context.get(servicesContext).messages.submitMessage(reading.message)
  return data<ContactPost>({ kind: 'sent' })
}
