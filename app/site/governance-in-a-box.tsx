/** The governance service page: its sections in order; the longer ones are files of their own. */
import { specifiedDeadline } from '../../content/milestones.ts'
import { servicePage } from '../../content/pages/service.ts'
import { everyPlan, plans } from '../../content/plans.ts'
import { roiWords } from '../../content/roi.ts'
import { servicesContext } from '../services.ts'
import type { Route } from './+types/governance-in-a-box.ts'
import { ClosingCall } from './closing-call.tsx'
import { FaqSection } from './faq-section.tsx'
import { Challenges } from './governance-in-a-box/challenges.tsx'
import { Inside } from './governance-in-a-box/inside.tsx'
import { Opening } from './governance-in-a-box/opening.tsx'
import { Pricing } from './governance-in-a-box/pricing.tsx'
import { Programme } from './governance-in-a-box/programme.tsx'
import { Road } from './governance-in-a-box/road.tsx'
import { RoiCalculator } from './governance-in-a-box/roi-calculator.tsx'
import { Value } from './governance-in-a-box/value.tsx'
import { pageMeta } from './page-meta.ts'
import { PointsSection } from './points-section.tsx'
import { CitedPage } from './sources/cited.tsx'
import { listSources } from './sources/list-sources.ts'
import {
  describeBreadcrumbs,
  describeFaq,
  describeOrganization,
  describeService,
} from './structured-data.ts'

export const handle = { interactive: true }

const path = '/governance-in-a-box'

export function loader({ context }: Route.LoaderArgs) {
  return { now: context.get(servicesContext).clock.now().getTime() }
}

export function meta(args: Route.MetaArgs) {
  return pageMeta(servicePage.meta, args, {
    structuredData: (origin) => [
      describeOrganization(origin),
      describeService(origin, {
        name: servicePage.serviceName,
        description: servicePage.meta.description,
        path,
        offers: plans.map(({ name, scope, monthlyPrice }) => ({
          name,
          description: scope.join('; '),
          monthlyPrice,
          currency: everyPlan.currency,
        })),
      }),
      describeFaq(servicePage.faq),
      describeBreadcrumbs(origin, [{ text: servicePage.serviceName, href: path }]),
    ],
  })
}

const sources = listSources([servicePage, specifiedDeadline.after, roiWords])

export default function GovernanceInABox({ loaderData: { now } }: Route.ComponentProps) {
  const { differentiators, faq, closing } = servicePage
  return (
    <CitedPage sources={sources}>
      <Opening now={now} />
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
      <RoiCalculator number="9" />
      <ClosingCall number="10" words={closing} />
    </CitedPage>
  )
}
