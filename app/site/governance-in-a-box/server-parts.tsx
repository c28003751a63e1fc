/**
 * The parts of the service page that nothing changes once they are in the page
 * (app/islands/server-part.tsx). Only page.tsx imports this file, where it runs on the server.
 */

import { roadFigure } from '../../../content/milestones.ts'
import { servicePage } from '../../../content/pages/service.ts'
import { PageSection } from '../../ui/page-section.tsx'
import { ClosingCall } from '../closing-call.tsx'
import { DeadlineCountdowns } from '../countdown.tsx'
import { FaqSection } from '../faq-section.tsx'
import { PageOpening } from '../page-opening.tsx'
import { PointsSection } from '../points-section.tsx'
import { RuledList } from '../ruled-list.tsx'
import { Cited } from '../sources/cited.tsx'
import { Inside } from './inside.tsx'
import { Pricing } from './pricing.tsx'
import { Programme } from './programme.tsx'
import { RoadFigure } from './road-figure.tsx'

interface OpeningProps {
  now: number
  words: typeof servicePage.hero
}

function Opening({ now, words: { note, ...opening } }: OpeningProps) {
  return (
    <PageOpening {...opening}>
      <div className="grid gap-6 border-t-4 border-double border-ink pt-8">
        <DeadlineCountdowns every="minute" now={now} />
        <p className="max-w-measure">
          <Cited copy={note} />
        </p>
      </div>
    </PageOpening>
  )
}

/** What stands between the countdowns and the calculator. */
function Body({ now }: { now: number }) {
  const { faq } = servicePage
  return (
    <>
      <SectionStrip />
      <Challenges number="1" />
      <Inside now={now} number="2" />
      <Programme number="3" />
      <Road now={now} number="4" />
      <Pricing number="5" />
      <Value number="6" />
      <Differentiators number="7" />
      <FaqSection faq={faq} id="questions" number="8" />
    </>
  )
}

/** Stays under the header from here on; a browser that can tell marks the section in sight. */
function SectionStrip() {
  const { label, links } = servicePage.strip
  return (
    <nav aria-label={label} className="section-strip print:hidden">
      <ul className="page flex gap-x-5 sm:gap-x-8">
        {links.map(({ text, href }) => (
          <li key={href}>
            <a className="section-strip-link" href={href}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Challenges({ number }: { number: string }) {
  const { title, lead, items } = servicePage.challenges
  return (
    <PointsSection
      columns={2}
      countsPoints
      lead={lead}
      number={number}
      points={items}
      title={title}
    />
  )
}

function Road({ now, number }: { now: number; number: string }) {
  return (
    <PageSection id="road" number={number} title={roadFigure.title}>
      <RoadFigure now={now} />
    </PageSection>
  )
}

function Differentiators({ number }: { number: string }) {
  const { title, items } = servicePage.differentiators
  return (
    <PageSection ground="wash" layout="aside" number={number} title={title}>
      <dl>
        {items.map(({ title: name, text }) => (
          <div
            className="grid gap-x-8 gap-y-2 border-t border-line py-5 last:border-b md:grid-cols-[14rem_1fr]"
            key={name}
          >
            <dt className="font-serif text-lg">{name}</dt>
            <dd>
              <Cited copy={text} />
            </dd>
          </div>
        ))}
      </dl>
    </PageSection>
  )
}

function Value({ number }: { number: string }) {
  const { title, lead, items } = servicePage.audiences
  return (
    <PageSection lead={<Cited copy={lead} />} number={number} title={title}>
      <ul className="grid gap-x-8 gap-y-12 lg:grid-cols-3 lg:grid-rows-[repeat(3,auto)]">
        {items.map(({ title: reader, text, items: gains }) => (
          <li
            className="grid content-start gap-3 border-t-2 border-ink pt-4 lg:row-span-3 lg:grid-rows-subgrid"
            key={reader}
          >
            <h3>{reader}</h3>
            <p className="max-w-measure">
              <Cited copy={text} />
            </p>
            <RuledList items={gains} size="sm" />
          </li>
        ))}
      </ul>
    </PageSection>
  )
}

export const ServerParts = { Opening, Body, ClosingCall }
