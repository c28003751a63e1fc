/**
 * The static parts of Home (app/islands/server-part.tsx). Only page.tsx imports this file, and only
 * on the server.
 */
import { nameFounder } from '../../../content/en/pages/about.ts'
import { homePage } from '../../../content/en/pages/home.ts'
import type { PostSummary } from '../../../domain/posts/published.ts'
import type { Pictured } from '../../insights/find-picture.ts'
import { LatestArticles } from '../../insights/latest-articles.tsx'
import { ResultSpecimen } from '../../quickscore/specimen/result-specimen.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon.tsx'
import { PageSection } from '../../ui/page-section.tsx'
import { CopyText } from '../copy.tsx'
import { FounderPortrait, hasPortrait } from '../figures/founder-portrait.tsx'
import { Actions } from '../page-opening.tsx'
import { Cited } from '../sources/cited.tsx'
import { ComponentsFigure } from './components-figure.tsx'
import { FilePictures } from './file-pictures.tsx'
import { LawLedger } from './law-ledger.tsx'
import { ProblemAndSolution } from './problem-and-solution.tsx'

/** What we do, two calls to action, and a sample result of the first. */
function Hero() {
  const { eyebrow, title, lead, actions, promise } = homePage.hero
  return (
    <section aria-labelledby="home-title" className="page">
      <div className="grid items-center gap-x-8 gap-y-4 pt-3 pb-2 lg:grid-cols-12 lg:py-16">
        <div className="grid gap-4 lg:col-span-7 lg:gap-6">
          <p className="axis-tick text-sm font-medium text-brass">{eyebrow}</p>
          <h1 id="home-title">{title}</h1>
          <p className="max-w-measure text-balance text-muted lg:text-lg">
            <CopyText copy={lead} />
          </p>
          <Actions actions={actions} isSecondQuiet />
          <p className="text-sm text-muted">{promise}</p>
        </div>
        <div className="lg:col-span-5">
          <ResultSpecimen isBrief />
        </div>
      </div>
    </section>
  )
}

interface BodyProps {
  newest: readonly (PostSummary & Pictured)[]
  /** Milliseconds since 1970 UTC. */
  now: number
}

/** The sections between the hero and the contact form. */
function Body({ newest, now }: BodyProps) {
  const next = newest.length > 0 ? 7 : 6
  return (
    <>
      <QuickscorePrompt />
      <Components />
      <ProblemAndSolution />
      <LawLedger now={now} number="5" />
      <LatestArticles isBrief label={homePage.insights.label} number="6" posts={newest} />
      <Founder number={String(next)} />
      <Newsletter number={next + 1} />
    </>
  )
}

function QuickscorePrompt() {
  const { label, title, text, actions, note } = homePage.quickscorePrompt
  return (
    <PageSection
      eyebrow={label}
      layout="aside"
      lead={<CopyText copy={text} />}
      number="1"
      title={title}
    >
      <div className="grid gap-2 lg:gap-4">
        <FilePictures />
        <Actions actions={actions} />
        <p className="text-sm text-muted">
          <CopyText copy={note} />
        </p>
      </div>
    </PageSection>
  )
}

function Components() {
  const { label, title, lead, items, actions } = homePage.components
  return (
    <PageSection eyebrow={label} lead={<Cited copy={lead} />} number="2" title={title}>
      <div className="grid gap-4 lg:grid-cols-12 lg:gap-8">
        <div className="max-lg:hidden lg:col-span-5">
          <ComponentsFigure />
        </div>
        <div className="grid content-start gap-2 lg:col-span-7 lg:gap-6">
          <ul className="grid gap-x-8 md:grid-cols-2 md:gap-y-4">
            {items.map(({ title: name, text }) => (
              <li className="grid content-start border-t border-ink py-1 leading-snug" key={name}>
                <h3 className="text-base lg:text-lg">{name}</h3>
                <p className="max-sm:text-sm">
                  <Cited copy={text} />
                </p>
              </li>
            ))}
          </ul>
          <Actions actions={actions} isSecondQuiet />
        </div>
      </div>
      <Readers />
    </PageSection>
  )
}

/** The product's audiences, each with a link to its page. */
function Readers() {
  const { title, items } = homePage.readers
  return (
    <div className="mt-2 grid items-baseline gap-x-8 border-t border-rule pt-2 lg:grid-cols-[1fr_3fr] lg:pt-3">
      <h3 className="text-lg">{title}</h3>
      <ul className="grid grid-cols-2 gap-x-6 lg:grid-cols-[repeat(4,auto)]">
        {items.map(({ text, href, about }) => (
          <li className="text-sm" key={href}>
            <a className="menu-link text-base font-semibold text-action" href={href}>
              {text}
            </a>
            <span className="max-lg:hidden">{about}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Founder({ number }: { number: string }) {
  const { title, role, text, action, portrait } = homePage.founder
  return (
    <PageSection eyebrow={nameFounder(role)} layout="aside" number={number} title={title}>
      <div className={classNames('grid gap-4 lg:gap-8', hasPortrait && 'grid-cols-[1fr_2fr]')}>
        <FounderPortrait label={portrait} />
        <div className="grid max-w-measure content-start gap-3 max-sm:text-sm">
          {text.map((paragraph, index) => (
            <p className={index === 1 ? 'max-md:hidden' : undefined} key={String(paragraph)}>
              <Cited copy={paragraph} />
            </p>
          ))}
          <p>
            <a href={action.href}>{action.text}</a>
          </p>
        </div>
      </div>
    </PageSection>
  )
}

/** One band across the page: the newsletter in two sentences and a link to the sign-up. */
function Newsletter({ number }: { number: number }) {
  const { label, title, text, action } = homePage.newsletter
  return (
    <section aria-labelledby="home-newsletter" className="page laid-out-late">
      <div className="grid items-center gap-x-8 gap-y-4 border-rule border-t-2 border-t-ink md:border md:border-b-0 md:bg-surface md:p-8 md:grid-cols-[1fr_auto]">
        <div className="grid gap-x-3 gap-y-2 max-md:grid-cols-[auto_1fr] max-md:items-baseline">
          <p className="flex items-baseline gap-3 text-sm text-muted">
            <span className="font-serif text-lg text-brass figures">{number}</span>
            <span className="max-md:hidden">{label}</span>
          </p>
          <h2 className="max-md:font-sans max-md:text-base" id="home-newsletter">
            <a className="flex min-h-11 items-center gap-2 hover:text-action" href={action.href}>
              {title}
              <Icon className="size-5 text-brass md:hidden" name="arrow-right" />
            </a>
          </h2>
          <p className="max-w-measure text-muted max-md:hidden">
            <CopyText copy={text} />
          </p>
        </div>
        <ButtonLink className="max-md:hidden" href={action.href} variant="outline">
          {action.text}
        </ButtonLink>
      </div>
    </section>
  )
}

export const ServerParts = { Hero, Body }
