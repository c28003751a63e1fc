/** The governance service page. Its static parts are in server-parts.tsx. */
import { specifiedDeadline } from '../../../content/en/milestones.ts'
import { servicePage } from '../../../content/en/pages/service.ts'
import { everyPlan, plans } from '../../../content/en/plans.ts'
import { roiWords } from '../../../content/en/roi.ts'
import { ServerPart } from '../../islands/server-part.tsx'
import { pageMeta } from '../../page-meta.ts'
import { servicesContext } from '../../ssr/context.ts'
import { describeFaq, describeOrganization, describeService } from '../../structured-data.ts'
import { CitedPage } from '../sources/cited.tsx'
import { listSources } from '../sources/list-sources.ts'
import type { Route } from './+types/page.ts'
import { RoiCalculator } from './roi-calculator.tsx'

// Not in the browser's build: only interactive parts are in a script.
const parts = import.meta.env.SSR ? (await import('./server-parts.tsx')).ServerParts : null

export const handle = {
  interactive: 'late',
  styles: 'forms',
  query: ['employees'],
  search: 'employees',
}

export function loader({ request, context }: Route.LoaderArgs) {
  const { origin, searchParams } = new URL(request.url)
  return {
    head: describeHead(origin),
    employees: searchParams.get('employees'),
    now: context.get(servicesContext).clock.now().getTime(),
    hero: servicePage.hero,
    closing: servicePage.closing,
    sources: listSources([servicePage, everyPlan, specifiedDeadline.after, roiWords]),
  }
}

/** Built by the loader, so that neither its words nor its code are in the script. */
export const meta = ({ loaderData }: Route.MetaArgs) => loaderData?.head ?? []

export default function GovernanceInABox({ loaderData }: Route.ComponentProps) {
  const { employees, now, hero, closing, sources } = loaderData
  return (
    <CitedPage sources={sources}>
      <ServerPart id="service-opening">
        {parts && <parts.Opening employees={employees} now={now} words={hero} />}
      </ServerPart>
      <ServerPart id="service-body">{parts && <parts.Body now={now} />}</ServerPart>
      <RoiCalculator number="8" />
      <ServerPart id="service-closing">
        {parts && <parts.ClosingCall number="9" words={closing} />}
      </ServerPart>
    </CitedPage>
  )
}

const pathname = '/governance-in-a-box'

/** Metadata and structured data, the plans as offers among them. */
function describeHead(origin: string) {
  const place = { location: { pathname }, matches: [{ loaderData: { origin } }] }
  return pageMeta(servicePage.meta, place, {
    structuredData: (at) => [
      describeOrganization(at),
      describeService(at, {
        name: servicePage.serviceName,
        description: servicePage.meta.description,
        path: pathname,
        offers: plans.map(({ name, scope, monthlyPrice }) => ({
          name,
          description: scope.join('; '),
          monthlyPrice,
          currency: everyPlan.currency,
        })),
      }),
      describeFaq(servicePage.faq),
    ],
    trail: [{ text: servicePage.serviceName, href: pathname }],
  })
}
