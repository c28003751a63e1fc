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
  const { differentiators, faq } = servicePage
  return (
    <>
      <Challenges number="1" />
      <Road now={now} number="2" />
      <Inside number="3" />
      <Programme number="4" />
      <Pricing number="5" />
      <Value number="6" />
      <PointsSection
        columns={3}
        number="7"
        points={differentiators.items}
        title={differentiators.title}
      />
      <FaqSection faq={faq} number="8" />
    </>
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

function Programme({ number }: { number: string }) {
  const { title, lead, items } = servicePage.programme
  return <PointsSection columns={3} lead={lead} number={number} points={items} title={title} />
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
