/** Who we are, and why that matters to the reader. */
import { aboutPage } from '../../content/pages/about.ts'
import type { Route } from './+types/about.ts'
import { Founder } from './about/founder.tsx'
import { Mission } from './about/mission.tsx'
import { Recognition } from './about/recognition.tsx'
import { ClosingCall } from './closing-call.tsx'
import { menuLink } from './menu-link.ts'
import { pageMeta } from './page-meta.ts'
import { PageOpening } from './page-opening.tsx'
import { PointGrid } from './point-grid.tsx'
import { describeBreadcrumbs, describeOrganization } from './structured-data.ts'

export function meta(args: Route.MetaArgs) {
  return pageMeta(aboutPage.meta, args, {
    structuredData: (origin) => [
      describeOrganization(origin),
      describeBreadcrumbs(origin, [menuLink('/about')]),
    ],
  })
}

export default function About() {
  const { title, lead, reasons, closing } = aboutPage
  return (
    <>
      <PageOpening lead={lead} title={title}>
        <PointGrid columns={2} level={2} points={reasons} />
      </PageOpening>
      <Mission number="1" />
      <Founder number="2" />
      <Recognition number="3" />
      <ClosingCall number="4" words={closing} />
    </>
  )
}
