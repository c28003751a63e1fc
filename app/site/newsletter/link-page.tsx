import { newsletterLinks } from '../../../content/pages/newsletter.ts'
import type { LinkPurpose } from '../../../domain/newsletter/subscription.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PageSection } from '../../ui/page-section.tsx'
import { CopyText } from '../copy.tsx'
import type { LinkState } from './link-answers.ts'

interface LinkPageProps {
  purpose: LinkPurpose
  /** What the page found when it was opened. */
  loaded: LinkState
  /** What became of the button, once it was pressed. */
  posted: LinkState | undefined
}

/** One button, and then what came of it. */
export function LinkPage({ purpose, loaded, posted }: LinkPageProps) {
  const { title } = newsletterLinks[purpose]
  const state = posted ?? loaded
  return (
    <PageSection eyebrow={newsletterLinks.eyebrow} level={1} title={title}>
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
