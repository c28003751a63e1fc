/** The action of our own sign-up form: the same answer whatever is known of the address. */
import { data, type RouterContextProvider } from 'react-router'
import { newsletterForm } from '../../../content/pages/newsletter.ts'
import { fieldErrors } from '../../../domain/field-errors.ts'
import { subscriptionSchema } from '../../../domain/newsletter/subscription.ts'
import { requesterContext, servicesContext } from '../../services.ts'

export type SubscribePost =
  | { kind: 'sent' }
  | { kind: 'invalid'; error: string; email: string }
  /** Too many from one address; `message` says when to try again. */
  | { kind: 'refused'; message: string; email: string }

interface PostArguments {
  request: Request
  context: Readonly<RouterContextProvider>
}

export async function answerSubscribePost({ request, context }: PostArguments) {
  const entry = (await request.formData()).get('email')
  const email = typeof entry === 'string' ? entry : ''
  const refusal = await context.get(requesterContext).spend('newsletter')
  if (refusal) {
    const headers = { 'Retry-After': String(refusal.retryAfter) }
    const { message } = refusal
    return data<SubscribePost>({ kind: 'refused', message, email }, { status: 429, headers })
  }
  const read = subscriptionSchema.safeParse({ email })
  if (!read.success) {
    const error = fieldErrors(read.error.issues).email ?? newsletterForm.invalidEmail
    return data<SubscribePost>({ kind: 'invalid', error, email }, { status: 400 })
  }
  await context.get(servicesContext).newsletter.subscribe(read.data)
  return data<SubscribePost>({ kind: 'sent' })
}
