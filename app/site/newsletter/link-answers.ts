/**
 * What the pages behind the links in our mail load and answer. Mail scanners follow links, so
 * loading changes nothing; only the page's one button does, as an ordinary form post.
 */
import { data, type RouterContextProvider } from 'react-router'
import type { LinkPurpose } from '../../../domain/newsletter/subscription.ts'
import { requesterContext, servicesContext } from '../../services.ts'

export type LinkState =
  | { kind: 'ready' }
  | { kind: 'done' }
  | { kind: 'invalid' }
  /** Too many from one address; `message` says when to try again. */
  | { kind: 'refused'; message: string }

interface LinkArguments {
  params: { token: string }
  context: Readonly<RouterContextProvider>
}

/** The address is a secret of whoever has the mail: nobody keeps it, and no other site is told. */
export const secretHeaders = {
  'Cache-Control': 'no-store',
  'X-Robots-Tag': 'noindex, nofollow',
  'Referrer-Policy': 'same-origin',
}

const answer = (state: LinkState, status: number, headers = {}) =>
  data<LinkState>(state, { status, headers })

export async function loadLink(purpose: LinkPurpose, { params, context }: LinkArguments) {
  const { newsletter } = context.get(servicesContext)
  const isUsable = await newsletter.isUsable(purpose, params.token)
  return isUsable ? answer({ kind: 'ready' }, 200) : answer({ kind: 'invalid' }, 404)
}

export async function answerLinkPost(purpose: LinkPurpose, { params, context }: LinkArguments) {
  const refusal = await context.get(requesterContext).spend('newsletter-link')
  if (refusal) {
    const { message, retryAfter } = refusal
    return answer({ kind: 'refused', message }, 429, { 'Retry-After': String(retryAfter) })
  }
  const { newsletter } = context.get(servicesContext)
  const act = purpose === 'confirm' ? newsletter.confirmSubscription : newsletter.unsubscribe
  const outcome = await act(params.token)
  return answer({ kind: outcome }, outcome === 'done' ? 200 : 404)
}
