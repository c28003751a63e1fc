/** Three plans side by side, their lines on a common grid, and the terms of all. */
import { servicePage } from '../../../content/en/pages/service.ts'
import { everyPlan, plans } from '../../../content/en/plans.ts'
import type { Plan } from '../../../domain/plans.ts'
import { money } from '../../../domain/wording.ts'
import { Badge } from '../../ui/badge.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { PageSection } from '../../ui/page-section.tsx'
import { RuledList } from '../ruled-list.tsx'
import { Cited } from '../sources/cited.tsx'

const pounds = money(everyPlan.currency)

export function Pricing({ number }: { number: string }) {
  const { id, title, lead, note } = servicePage.pricing
  return (
    <PageSection ground="wash" id={id} lead={<Cited copy={lead} />} number={number} title={title}>
      <ul className="grid gap-2 lg:grid-cols-3 lg:gap-6">
        {plans.map((plan) => (
          <PlanCard key={plan.id} plan={plan} />
        ))}
      </ul>
      <EveryPlan />
      <p className="mt-2 lg:mt-8">
        <Cited copy={note} />
      </p>
    </PageSection>
  )
}

function PlanCard({ plan }: { plan: Plan }) {
  const { id, name, badge, monthlyPrice, fits, scope, action } = plan
  return (
    <li
      className={classNames(
        'grid content-start gap-x-4 gap-y-1 border bg-surface p-3 max-lg:grid-cols-[1fr_auto] lg:gap-4 lg:p-6 lg:row-span-5 lg:grid-rows-subgrid',
        badge ? 'border-2 border-action' : 'border-rule border-t-2 border-t-ink',
      )}
      data-plan={id}
    >
      <h3 className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 font-sans text-lg font-semibold">
        {name}
        {badge && <Badge tone="action">{badge}</Badge>}
      </h3>
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="font-serif text-xl leading-none figures lg:text-2xl">
          {pounds(monthlyPrice)}
        </span>
        <span className="text-muted">{everyPlan.priceUnit}</span>
      </p>
      <p className="col-span-full text-muted max-md:hidden">{fits}</p>
      <p className="col-span-full text-sm md:hidden">{scope.join(' · ')}</p>
      <div className="col-span-full max-md:hidden">
        <RuledList items={scope} size="sm" />
      </div>
      <ButtonLink
        className="col-span-full self-end"
        href={action.href}
        variant={badge ? 'primary' : 'outline'}
      >
        {action.text}
      </ButtonLink>
    </li>
  )
}

function EveryPlan() {
  return (
    <div className="mt-4 grid gap-x-8 gap-y-1 border-t-4 border-double border-ink pt-2 md:grid-cols-[auto_1fr]">
      <h3 className="font-sans text-base font-semibold">{everyPlan.title}</h3>
      <ul className="flex flex-wrap gap-x-8 max-sm:text-sm">
        {everyPlan.items.map((item) => (
          <li className="flex items-center gap-2" key={String(item)}>
            <span aria-hidden="true" className="w-4 border-t-2 border-brass" />
            <span>
              <Cited copy={item} />
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
