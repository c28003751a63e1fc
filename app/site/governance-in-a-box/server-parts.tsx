/**
 * The static parts of the service page (app/islands/server-part.tsx). Only page.tsx imports this
 * file, and only on the server.
 */

import { roadFigure } from '../../../content/en/milestones.ts'
import type { Copy, Point } from '../../../content/en/page.ts'
import { servicePage } from '../../../content/en/pages/service.ts'
import { everyPlan, plans } from '../../../content/en/plans.ts'
import { findPlan, type Plan, parseEmployees } from '../../../domain/plans.ts'
import { fill, money } from '../../../domain/wording.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { PageSection } from '../../ui/page-section.tsx'
import { TitledSection } from '../../ui/titled-section.tsx'
import { DeadlineCountdowns } from '../countdown.tsx'
import { FaqSection } from '../faq-section.tsx'
import { ClosingCall, PageOpening } from '../page-opening.tsx'
import { RuledList } from '../ruled-list.tsx'
import { Cited } from '../sources/cited.tsx'
import { Inside } from './inside.tsx'
import { Pricing } from './pricing.tsx'
import { Programme } from './programme.tsx'
import { RoadFigure } from './road-figure.tsx'
import { VaultPage } from './specimens.tsx'

const pounds = money(everyPlan.currency)

interface OpeningProps {
  /** As typed; null when the form was not sent. */
  employees: string | null
  now: number
  words: typeof servicePage.hero
}

function Opening({ employees, now, words: { note: _, ...opening } }: OpeningProps) {
  return (
    <PageOpening
      {...opening}
      figure={
        <div className="max-lg:hidden">
          <VaultPage isBrief />
        </div>
      }
      next={<YourPrice employees={employees} />}
    >
      <div className="grid gap-4 lg:border-t-4 lg:border-double lg:border-ink lg:pt-4">
        <Sizes />
        <DeadlineCountdowns every="minute" isBare now={now} />
      </div>
    </PageOpening>
  )
}

const { sizes } = servicePage.pricing

const pricesOf = ({ monthlyPrice }: Plan) => ({
  month: pounds(monthlyPrice),
  year: pounds(12 * monthlyPrice),
})

/** A plain GET form: the page itself shows the answer, without script. */
function YourPrice({ employees }: { employees: string | null }) {
  const size = parseEmployees(employees ?? '')
  const plan = size === null ? null : findPlan(plans, size)
  const [smallest] = plans
  const prices = smallest && pricesOf(smallest)
  const isWrong = employees !== null && !plan
  return (
    <div className="grid scroll-mt-28 gap-2 border-y border-rule py-3" id={sizes.id}>
      <form action={`#${sizes.id}`} className="flex flex-wrap gap-x-3 gap-y-1" noValidate>
        <label className="w-full font-semibold" htmlFor="employees">
          {sizes.label}
        </label>
        <input
          aria-describedby="price-found"
          aria-invalid={isWrong || undefined}
          autoComplete="off"
          className="field-control max-w-36"
          defaultValue={employees ?? ''}
          id="employees"
          inputMode="numeric"
          maxLength={12}
          name="employees"
          // The form is `noValidate`; the pattern only ends the red border once there is a number.
          pattern="[\s,.]*[0-9][0-9\s,.]*"
          placeholder={sizes.example}
          required
        />
        <Button type="submit" variant="outline">
          {sizes.action}
        </Button>
      </form>
      <p className="figures" id="price-found">
        {plan ? (
          <strong>{fill(sizes.found, { plan: plan.name, ...pricesOf(plan) })}</strong>
        ) : (
          prices && fill(isWrong ? sizes.invalid : sizes.from, prices)
        )}{' '}
        <a href={plan?.action.href ?? sizes.all.href}>{plan?.action.text ?? sizes.all.text}</a>
      </p>
    </div>
  )
}

/** Which plan fits which size, and its price; links to the price list. */
function Sizes() {
  return (
    <TitledSection
      className="grid gap-x-8 max-md:hidden lg:grid-cols-[1fr_3fr]"
      title={sizes.title}
      titleId="sizes-title"
      titleClass="text-lg"
    >
      <ul className="grid md:grid-cols-3 md:gap-x-8">
        {plans.map((plan) => (
          <li className="border-b border-rule py-2 text-sm" key={plan.id}>
            <a
              className="flex flex-wrap justify-between gap-x-3 text-base font-semibold text-action"
              href={`#${servicePage.pricing.id}`}
            >
              {plan.scope[0]}
              <span className="figures">{plan.name}</span>
            </a>
            <span className="text-muted figures">{fill(sizes.year, pricesOf(plan))}</span>
          </li>
        ))}
      </ul>
    </TitledSection>
  )
}

/** The sections between the opening and the calculator. */
function Body({ now }: { now: number }) {
  return (
    <>
      <SectionStrip />
      <FaqSection faq={fourThings} number="1" />
      <Inside now={now} number="2" />
      <Pricing number="3" />
      <Programme number="4" />
      <Value number="5" />
      <PageSection id="road" number="6" title={roadFigure.title}>
        <RoadFigure note={servicePage.hero.note} now={now} />
      </PageSection>
      <FaqSection faq={faq} id="questions" number="7" />
    </>
  )
}

/** Sticks under the header, except in a low window; forms.css marks the section in view. */
function SectionStrip() {
  const { label, links } = servicePage.strip
  return (
    <nav
      aria-label={label}
      className="section-strip sticky top-18 z-30 border-y border-rule bg-paper print:hidden [@media(height<30rem)]:static"
    >
      <ul className="page flex flex-wrap gap-x-6">
        {links.map(({ text, href }) => (
          <li key={href}>
            <a className="menu-link" href={href}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const { audiences, challenges, differentiators, faq } = servicePage

/** The four challenges in the shape of an FAQ. */
const fourThings = {
  title: challenges.title,
  items: challenges.items.map(({ title, text }) => ({ question: title, answer: text })),
}

function Value({ number }: { number: string }) {
  return (
    <PageSection lead={<Cited copy={audiences.lead} />} number={number} title={audiences.title}>
      <ValueRows rows={audiences.items} />
      <h3 className="pt-4 pb-2 text-xl lg:pt-8">{differentiators.title}</h3>
      <ValueRows rows={differentiators.items} />
    </PageSection>
  )
}

function ValueRows({ rows }: { rows: readonly (Point & { items?: readonly Copy[] })[] }) {
  return (
    <dl className="border-b border-line">
      {rows.map(({ title, text, items }) => (
        <div
          className="grid gap-x-8 border-t border-line py-2 lg:grid-cols-[1fr_2fr_2fr] lg:py-4"
          key={title}
        >
          <dt className="font-serif lg:text-lg">{title}</dt>
          <dd className={classNames('max-sm:text-sm', !items && 'lg:col-span-2')}>
            <Cited copy={text} />
          </dd>
          {items && (
            <dd className="max-lg:hidden">
              <RuledList items={items} size="sm" />
            </dd>
          )}
        </div>
      ))}
    </dl>
  )
}

export const ServerParts = { Opening, Body, ClosingCall }
