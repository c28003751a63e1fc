/**
 * The Newsletter page (specification, section 2; decisions B3). The form is the provider's, in a
 * frame: this page neither sees nor sends an address, and needs no framework script.
 */
import { newsletterPage } from '../../content/pages/newsletter.ts'
import { servicesContext } from '../services.ts'
import type { Route } from './+types/newsletter.ts'
import { menuLink } from './menu-link.ts'
import { Benefits } from './newsletter/benefits.tsx'
import { SubscribeFrame } from './newsletter/subscribe-frame.tsx'
import { pageMeta } from './page-meta.ts'
import { PageOpening } from './page-opening.tsx'
import { describeBreadcrumbs, describeOrganization } from './structured-data.ts'

export function loader({ context }: Route.LoaderArgs) {
  return { embed: context.get(servicesContext).newsletter.embed() }
}

export function meta(args: Route.MetaArgs) {
  return pageMeta(newsletterPage.meta, args, {
    structuredData: (origin) => [
      describeOrganization(origin),
      describeBreadcrumbs(origin, [menuLink('/newsletter')]),
    ],
  })
}

export default function Newsletter({ loaderData }: Route.ComponentProps) {
  const { eyebrow, title, lead } = newsletterPage
  return (
    <>
      <PageOpening eyebrow={eyebrow} lead={lead} title={title}>
        <SubscribeFrame {...loaderData.embed} />
      </PageOpening>
      <Benefits />
    </>
  )
}
