/**
 * Behind the links in our mail: the one that asks to confirm a sign-up, and the one in every issue
 * that ends it. Mail scanners follow links, so loading changes nothing; only the page's one button
 * does, as an ordinary form post. Mail programs post to the second address themselves, without this
 * page.
 */

import { data } from 'react-router'
import { brand } from '../../../content/brand.ts'
import { newsletterLinks } from '../../../content/pages/newsletter.ts'
import type { LinkPurpose } from '../../../domain/newsletter/subscription.ts'
import { requesterContext, servicesContext } from '../../services.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PageSection } from '../../ui/page-section.tsx'
import { CopyText } from '../copy.tsx'
import type { Route } from './+types/link.ts'

type LinkState =
  | { kind: 'ready' }
  | { kind: 'done' }
  | { kind: 'invalid' }
  /** Too many from one address; `message` says when to try again. */
  | { kind: 'refused'; message: string }

/** The address is a secret of the reader who has the mail: it is not cached, and no other site is told. */
const secretHeaders = {
  'Cache-Control': 'no-store',
  'X-Robots-Tag': 'noindex, nofollow',
  'Referrer-Policy': 'same-origin',
}

const purposeOf = (pattern: string): LinkPurpose =>
  pattern.includes('/confirm/') ? 'confirm' : 'unsubscribe'

export async function loader({ pattern, params, context }: Route.LoaderArgs) {
  const { newsletter } = context.get(servicesContext)
  const purpose = purposeOf(pattern)
  const isUsable = await newsletter.isUsable(purpose, params.token)
  const state: LinkState = { kind: isUsable ? 'ready' : 'invalid' }
  return data({ purpose, state }, { status: isUsable ? 200 : 404 })
}

export async function action({ pattern, params, context }: Route.ActionArgs) {
  const refusal = await context.get(requesterContext).spend('newsletter-link')
  if (refusal) {
    const { message, retryAfter } = refusal
    const headers = { 'Retry-After': String(retryAfter) }
    return data<LinkState>({ kind: 'refused', message }, { status: 429, headers })
  }
  const { newsletter } = context.get(servicesContext)
  const act =
    purposeOf(pattern) === 'confirm' ? newsletter.confirmSubscription : newsletter.unsubscribe
  const outcome = await act(params.token)
  return data<LinkState>({ kind: outcome }, { status: outcome === 'done' ? 200 : 404 })
}

export const headers = ({ actionHeaders }: Route.HeadersArgs) => ({
  ...Object.fromEntries(actionHeaders),
  ...secretHeaders,
})

export const meta = ({ loaderData }: Route.MetaArgs) => [
  { title: `${newsletterLinks[loaderData?.purpose ?? 'confirm'].title} | ${brand.name}` },
  { name: 'robots', content: 'noindex, nofollow' },
]

/** One button, and then what came of it. */
export default function LinkPage({ loaderData, actionData: posted }: Route.ComponentProps) {
  const { purpose, state: found } = loaderData
  const state = posted ?? found
  return (
    <PageSection eyebrow={newsletterLinks.eyebrow} level={1} title={newsletterLinks[purpose].title}>
      <div className="grid max-w-measure gap-8">
        <Outcome hasArrived={posted !== undefined} purpose={purpose} state={state} />
        {(state.kind === 'ready' || state.kind === 'refused') && <Press purpose={purpose} />}
        {(state.kind === 'done' || state.kind === 'invalid') && <WayBack />}
      </div>
    </PageSection>
  )
}

/** `hasArrived`: as the answer to a press, which the reader is then taken to. */
function Outcome({
  purpose,
  state,
  hasArrived,
}: {
  purpose: LinkPurpose
  state: LinkState
  hasArrived: boolean
}) {
  const words = newsletterLinks[purpose]
  switch (state.kind) {
    case 'ready':
      return null
    case 'done':
      return (
        <Notice arrival={hasArrived} title={words.done.title} tone="success">
          {words.done.text}
        </Notice>
      )
    case 'invalid':
      return (
        <Notice arrival={hasArrived} title={words.invalid.title} tone="failure">
          <p className="wrap-anywhere">
            <CopyText copy={words.invalid.text} />
          </p>
        </Notice>
      )
    case 'refused':
      return (
        <Notice arrival={hasArrived} title={newsletterLinks.refused.title} tone="failure">
          {state.message}
        </Notice>
      )
  }
}

/** Posts to the page's own address, which holds the token. */
function Press({ purpose }: { purpose: LinkPurpose }) {
  const { text, submit } = newsletterLinks[purpose]
  return (
    <form className="grid justify-items-start gap-6" method="post">
      <p className="text-lg text-muted">{text}</p>
      <Button size="lg" type="submit">
        {submit}
      </Button>
    </form>
  )
}

function WayBack() {
  const { text, href } = newsletterLinks.back
  return (
    <p>
      <ButtonLink href={href} variant="outline">
        {text}
      </ButtonLink>
    </p>
  )
}
