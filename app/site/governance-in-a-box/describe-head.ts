import { servicePage } from '../../../content/pages/service.ts'
import { everyPlan, plans } from '../../../content/plans.ts'
import { pageMeta } from '../page-meta.ts'
import {
  describeBreadcrumbs,
  describeFaq,
  describeOrganization,
  describeService,
} from '../structured-data.ts'

const pathname = '/governance-in-a-box'

/** Metadata and structured data, the plans as offers among them. */
export function describeHead(origin: string) {
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
      describeBreadcrumbs(at, [{ text: servicePage.serviceName, href: pathname }]),
    ],
  })
}
