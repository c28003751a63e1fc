/**
 * The page behind links in our mail. Mail scanners follow links, so only the button changes
 * anything. One-click posts of mail providers never reach this page (server/http/one-click.ts).
 */
import { data } from 'react-router'
import { newsletterLinks } from '../../content/en/pages/newsletter.ts'
import { lawNewsStop } from '../../content/en/quickscore/law-news.ts'
import { brand } from '../../content/firm.ts'
import type { Services } from '../../server/services.ts'
import { requesterContext, servicesContext } from '../ssr/context.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import { PageSection } from '../ui/page-section.tsx'
import type { Route } from './+types/signed-link.ts'
import { CopyText } from './copy.tsx'

type LinkState =
  | { kind: 'ready' }
  | { kind: 'done' }
  | { kind: 'invalid' }
  /** Rate-limited; `message` says when to try again. */
  | { kind: 'refused'; message: string }

const { eyebrow, back } = newsletterLinks
const wordsOf = {
  confirm: { eyebrow, back, ...newsletterLinks.confirm },
  unsubscribe: { eyebrow, back, ...newsletterLinks.unsubscribe },
  'law-news': lawNewsStop,
} as const

type Purpose = keyof typeof wordsOf

function purposeOf(pattern: string): Purpose {
  if (pattern.includes('/law-news/')) return 'law-news'
  return pattern.includes('/confirm/') ? 'confirm' : 'unsubscribe'
}

/** The use cases behind a link: whether its token is usable, and its button's action. */
function casesOf(purpose: Purpose, { newsletter, quickscore }: Services) {
  const isUsable = (token: string) =>
    purpose === 'law-news' ? quickscore.canStopLawNews(token) : newsletter.isUsable(purpose, token)
  const acts = {
    confirm: newsletter.confirmSubscription,
    unsubscribe: newsletter.unsubscribe,
    'law-news': quickscore.stopLawNews,
  }
  return { isUsable, act: acts[purpose] }
}

export async function loader({ pattern, params, context }: Route.LoaderArgs) {
  const purpose = purposeOf(pattern)
  const isUsable = await casesOf(purpose, context.get(servicesContext)).isUsable(params.token)
  const state: LinkState = { kind: isUsable ? 'ready' : 'invalid' }
  return data({ purpose, state }, { status: isUsable ? 200 : 404 })
}

export async function action({ pattern, params, context }: Route.ActionArgs) {
  const refusal = await context.get(requesterContext).consume('newsletter-link')
  if (refusal) return data<LinkState>({ kind: 'refused', message: refusal }, { status: 429 })
  const { act } = casesOf(purposeOf(pattern), context.get(servicesContext))
  const outcome = await act(params.token)
  return data<LinkState>({ kind: outcome }, { status: outcome === 'done' ? 200 : 404 })
}

/** The address contains a secret token: the page is not cached, and other sites get no referrer. */
export const headers = () => ({
  'Cache-Control': 'no-store',
  'X-Robots-Tag': 'noindex, nofollow',
  'Referrer-Policy': 'same-origin',
})

export const meta = ({ loaderData }: Route.MetaArgs) => [
  { title: `${wordsOf[loaderData?.purpose ?? 'confirm'].title} | ${brand.name}` },
  { name: 'robots', content: 'noindex, nofollow' },
]

/** One button, and its outcome after the post. */
export default function LinkPage({ loaderData, actionData: posted }: Route.ComponentProps) {
  const words = wordsOf[loaderData.purpose]
  const state = posted ?? loaderData.state
  return (
    <PageSection eyebrow={words.eyebrow} level={1} title={words.title}>
      <div className="grid max-w-measure gap-8">
        {/* After a post the outcome takes the focus. */}
        <Outcome hasArrived={posted !== undefined} state={state} words={words} />
        {state.kind === 'ready' || state.kind === 'refused' ? (
          // Posts to the page's own address, which holds the token.
          <form className="grid justify-items-start gap-6" method="post">
            <p className="text-lg text-muted">{words.text}</p>
            <Button size="lg" type="submit">
              {words.submit}
            </Button>
          </form>
        ) : (
          <p>
            <ButtonLink href={words.back.href} variant="outline">
              {words.back.text}
            </ButtonLink>
          </p>
        )}
      </div>
    </PageSection>
  )
}

interface OutcomeProps {
  words: (typeof wordsOf)[Purpose]
  state: LinkState
  hasArrived: boolean
}

function Outcome({ words, state, hasArrived }: OutcomeProps) {
  if (state.kind === 'ready') return null
  const said = state.kind === 'refused' ? newsletterLinks.refused : words[state.kind]
  return (
    <Notice
      arrival={hasArrived}
      title={said.title}
      tone={state.kind === 'done' ? 'success' : 'failure'}
    >
      {state.kind === 'done' && words.done.text}
      {state.kind === 'refused' && state.message}
      {state.kind === 'invalid' && (
        <p className="wrap-anywhere">
          <CopyText copy={words.invalid.text} />
        </p>
      )}
    </Notice>
  )
}
