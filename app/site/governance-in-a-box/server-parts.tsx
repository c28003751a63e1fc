/**
 * The parts of the service page that nothing changes once they are in the page
 * (app/islands/server-part.tsx). Only page.tsx imports this file, where it runs on the server.
 */

import { roadFigure } from '../../../content/milestones.ts'
import { servicePage } from '../../../content/pages/service.ts'
import { everyPlan, plans } from '../../../content/plans.ts'
import { fill, money } from '../../../domain/wording.ts'
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
import { VaultPage } from './specimens.tsx'

const pounds = money(everyPlan.currency)

interface OpeningProps {
  now: number
  words: typeof servicePage.hero
}

function Opening({ now, words: { note, ...opening } }: OpeningProps) {
  return (
    <PageOpening {...opening} figure={<VaultPage isBrief />}>
      <div className="grid gap-4 border-t-4 border-double border-ink pt-4">
        <Sizes />
        <DeadlineCountdowns every="minute" now={now} />
        <p className="max-w-measure text-sm">
          <Cited copy={note} />
        </p>
      </div>
    </PageOpening>
  )
}

/** Which plan fits a size, and what it costs: the way into the price list. */
function Sizes() {
  const { title, year } = servicePage.pricing.sizes
  return (
    <section aria-labelledby="sizes-title" className="grid gap-x-8 lg:grid-cols-[1fr_3fr]">
      <h2 className="text-lg" id="sizes-title">
        {title}
      </h2>
      <ul className="grid md:grid-cols-3 md:gap-x-8">
        {plans.map(({ id, name, scope, monthlyPrice }) => (
          <li className="border-b border-rule py-2 text-sm" key={id}>
            <a
              className="flex flex-wrap justify-between gap-x-3 text-base font-semibold text-action"
              href={`#${servicePage.pricing.id}`}
            >
              {scope[0]}
              <span className="figures">{name}</span>
            </a>
            <span className="text-muted figures">
              {fill(year, {
                month: pounds(monthlyPrice),
                year: pounds(12 * monthlyPrice),
              })}
            </span>
          </li>
        ))}
      </ul>
    </section>
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
      <Pricing number="3" />
      <Programme number="4" />
      <Value number="5" />
      <Differentiators number="6" />
      <Road now={now} number="7" />
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
      <ul className="grid gap-x-8 gap-y-4 lg:grid-cols-3 lg:grid-rows-[repeat(3,auto)]">
        {items.map(({ title: reader, text, items: gains }) => (
          <li
            className="grid content-start gap-3 border-t-2 border-ink pt-4 lg:row-span-3 lg:grid-rows-subgrid"
            key={reader}
          >
            <h3>{reader}</h3>
            <p className="max-w-measure">
              <Cited copy={text} />
            </p>
            <div className="max-md:hidden">
              <RuledList items={gains} size="sm" />
            </div>
          </li>
        ))}
      </ul>
    </PageSection>
  )
}

export const ServerParts = { Opening, Body, ClosingCall }
