/** Who we are, and why that matters to the reader. */
import { aboutPage, nameFounder } from '../../content/en/pages/about.ts'
import { menuLink, pageMeta } from '../page-meta.ts'
import { describeOrganization } from '../structured-data.ts'
import { PageSection } from '../ui/page-section.tsx'
import type { Route } from './+types/about.ts'
import { FounderPortrait } from './figures/founder-portrait.tsx'
import { ClosingCall, PageOpening } from './page-opening.tsx'
import { PointGrid } from './point-grid.tsx'
import { Cited, CitedPage } from './sources/cited.tsx'
import { listSources } from './sources/list-sources.ts'

export function meta(args: Route.MetaArgs) {
  return pageMeta(aboutPage.meta, args, {
    structuredData: (origin) => [describeOrganization(origin)],
    trail: [menuLink('/about')],
  })
}

export default function About() {
  const { title, lead, reasons, closing, founder, recognition, people } = aboutPage
  const sections = [
    Mission,
    founder.text.length > 0 && Founder,
    recognition.text !== '' && Recognition,
    people.items.length > 0 && People,
  ].filter((section) => section !== false)
  return (
    <CitedPage sources={listSources(aboutPage)}>
      <PageOpening lead={lead} title={title}>
        <PointGrid columns={2} level={2} points={reasons} />
      </PageOpening>
      {sections.map((Section, index) => (
        <Section key={Section.name} number={String(index + 1)} />
      ))}
      <ClosingCall number={String(sections.length + 1)} words={closing} />
    </CitedPage>
  )
}

function Mission({ number }: { number: string }) {
  const { title, text } = aboutPage.mission
  const [first, ...rest] = text
  return (
    <PageSection layout="aside" number={number} title={title}>
      <div className="grid max-w-measure gap-6">
        {first && (
          <p className="font-serif text-xl">
            <Cited copy={first} />
          </p>
        )}
        {rest.map((paragraph) => (
          <p key={String(paragraph)}>
            <Cited copy={paragraph} />
          </p>
        ))}
      </div>
    </PageSection>
  )
}

function Founder({ number }: { number: string }) {
  const { title, role, text, portrait } = aboutPage.founder
  return (
    <PageSection number={number} title={title}>
      <div className="grid gap-8 lg:grid-cols-12">
        <figure className="grid content-start gap-3 lg:col-span-5">
          <FounderPortrait label={portrait} />
          <figcaption className="border-t border-rule pt-2 text-sm text-muted">
            {nameFounder(role)}
          </figcaption>
        </figure>
        <div className="grid max-w-measure content-start gap-6 lg:col-span-7 lg:pl-8">
          {text.map((paragraph) => (
            <p key={String(paragraph)}>
              <Cited copy={paragraph} />
            </p>
          ))}
        </div>
      </div>
    </PageSection>
  )
}

function Recognition({ number }: { number: string }) {
  const { title, text, attribution } = aboutPage.recognition
  return (
    <PageSection layout="aside" number={number} title={title}>
      <figure className="grid max-w-3xl gap-6 border-l-4 border-brass pl-6 sm:pl-8">
        <blockquote className="font-serif text-2xl text-balance">
          <p>{text}</p>
        </blockquote>
        <figcaption className="text-muted">{attribution}</figcaption>
      </figure>
    </PageSection>
  )
}

function People({ number }: { number: string }) {
  const { title, items } = aboutPage.people
  return (
    <PageSection layout="aside" number={number} title={title}>
      <dl className="grid max-w-measure gap-4">
        {items.map(({ name, role, text }) => (
          <div className="grid gap-1 border-t border-rule pt-3" key={name}>
            <dt className="font-semibold">{name}</dt>
            <dd className="text-sm text-muted">{role}</dd>
            {text && <dd>{text}</dd>}
          </div>
        ))}
      </dl>
    </PageSection>
  )
}
