/**
 * The parts of Home that nothing changes once they are in the page (app/islands/server-part.tsx).
 * Only page.tsx imports this file, and only where it runs on the server.
 */
import { homePage } from '../../../content/pages/home.ts'
import type { PostSummary } from '../../../domain/posts/published.ts'
import type { Pictured } from '../../insights/find-picture.ts'
import { LatestArticles } from '../../insights/latest-articles.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { PageSection } from '../../ui/page-section.tsx'
import { CopyText } from '../copy.tsx'
import { DeadlineCountdowns } from '../countdown.tsx'
import { FounderPortrait } from '../figures/founder-portrait.tsx'
import { Actions } from '../page-opening.tsx'
import { PointGrid } from '../point-grid.tsx'
import { Cited } from '../sources/cited.tsx'
import { ComponentsFigure } from './components-figure.tsx'
import { QuickscoreInvitation } from './invitation.tsx'
import { LawLedger } from './law-ledger.tsx'
import { PlumbFigure } from './plumb-figure.tsx'
import { ProblemAndSolution } from './problem-and-solution.tsx'

/** The opening: what we do, the two ways in, and the drawing of it. */
function Hero({ domains }: { domains: readonly string[] }) {
  const { eyebrow, title, lead, actions } = homePage.hero
  return (
    <section aria-labelledby="home-title" className="page">
      <div className="grid items-center gap-12 py-12 lg:grid-cols-12 lg:gap-x-8 lg:py-20">
        <div className="grid gap-6 lg:col-span-7 lg:pr-8">
          <p className="axis-tick text-sm font-medium text-brass">{eyebrow}</p>
          <h1 id="home-title">{title}</h1>
          <p className="max-w-measure text-lg text-muted">
            <CopyText copy={lead} />
          </p>
          <div className="mt-2 flex flex-wrap gap-4">
            {actions.map(({ text, href }, index) => (
              <ButtonLink
                href={href}
                key={href}
                size="lg"
                variant={index === 0 ? 'primary' : 'outline'}
              >
                {text}
              </ButtonLink>
            ))}
          </div>
        </div>
        <div className="lg:col-span-5">
          <PlumbFigure domains={domains} />
        </div>
      </div>
    </section>
  )
}

function Deadlines({ now }: { now: number }) {
  return (
    <div className="page">
      <div className="border-t-4 border-double border-ink py-12">
        <DeadlineCountdowns every="second" now={now} />
      </div>
    </div>
  )
}

/** What lies between the countdowns and the contact form. */
function Body({ newest, now }: BodyProps) {
  return (
    <>
      <LawLedger now={now} number="1" />
      <ProblemAndSolution />
      <Components />
      <QuickscoreInvitation />
      <LatestArticles label={homePage.insights.label} number="6" posts={newest} />
      <Founder />
      <Newsletter />
    </>
  )
}

interface BodyProps {
  newest: readonly (PostSummary & Pictured)[]
  /** Milliseconds since 1970 UTC. */
  now: number
}

function Components() {
  const { label, title, lead, items, actions } = homePage.components
  return (
    <PageSection eyebrow={label} lead={<Cited copy={lead} />} number="4" title={title}>
      <div className="grid gap-x-12 gap-y-12 lg:grid-cols-12">
        <div className="lg:col-span-5">
          <ComponentsFigure />
        </div>
        <div className="grid content-between gap-10 lg:col-span-7">
          <PointGrid columns={2} points={items} />
          <Actions actions={actions} />
        </div>
      </div>
    </PageSection>
  )
}

function Founder() {
  const { title, role, text, action, portrait } = homePage.founder
  return (
    <PageSection eyebrow={role} layout="aside" number="7" title={title}>
      <div className="grid items-center gap-8 md:grid-cols-[minmax(0,18rem)_1fr] md:gap-12">
        <FounderPortrait label={portrait} />
        <div className="grid max-w-measure gap-6">
          {text.map((paragraph) => (
            <p key={String(paragraph)}>
              <Cited copy={paragraph} />
            </p>
          ))}
          <div>
            <ButtonLink href={action.href} variant="outline">
              {action.text}
            </ButtonLink>
          </div>
        </div>
      </div>
    </PageSection>
  )
}

/** One band across the page: the newsletter in two sentences, and the way to its sign-up. */
function Newsletter() {
  const { label, title, text, action } = homePage.newsletter
  return (
    <section aria-labelledby="home-newsletter" className="page laid-out-late">
      <div className="grid items-center gap-x-12 gap-y-6 border border-rule border-t-2 border-t-ink border-b-0 bg-surface p-6 sm:p-10 lg:grid-cols-[1fr_auto]">
        <div className="grid gap-3">
          <p className="flex items-baseline gap-3 text-sm text-muted">
            <span className="font-serif text-lg text-brass figures">8</span>
            {label}
          </p>
          <h2 id="home-newsletter">{title}</h2>
          <p className="max-w-measure text-lg text-muted">
            <CopyText copy={text} />
          </p>
        </div>
        <div>
          <ButtonLink href={action.href} size="lg" variant="outline">
            {action.text}
          </ButtonLink>
        </div>
      </div>
    </section>
  )
}

export const ServerParts = { Hero, Deadlines, Body }
