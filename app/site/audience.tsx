/** The one screen behind the four audience pages. */
import { audiencePages } from '../../content/pages/audiences/index.ts'
import { PageSection } from '../ui/page-section.tsx'
import type { Route } from './+types/audience.ts'
import { ClosingCall } from './closing-call.tsx'
import { FaqSection } from './faq-section.tsx'
import { InstrumentFigure } from './figures/instrument-figure.tsx'
import { pageMeta } from './page-meta.ts'
import { PageOpening } from './page-opening.tsx'
import { PointsSection } from './points-section.tsx'
import { RuledList } from './ruled-list.tsx'
import { CitedPage } from './sources/cited.tsx'
import { listSources } from './sources/list-sources.ts'
import { describeBreadcrumbs, describeFaq } from './structured-data.ts'

/** `pattern` is the path in routes.ts, without its first slash. */
export function loader({ pattern }: Route.LoaderArgs) {
  const page = audiencePages.find(({ route }) => route === `/${pattern}`)
  if (!page) throw new Error(`No audience page at /${pattern}`)
  return page
}

export function meta({ loaderData, ...args }: Route.MetaArgs) {
  if (!loaderData) return []
  const { meta: words, faq, menuLabel, route } = loaderData
  return pageMeta(words, args, {
    structuredData: (origin) => [
      describeFaq(faq),
      describeBreadcrumbs(origin, [{ text: menuLabel, href: route }]),
    ],
  })
}

export default function Audience({ loaderData: page }: Route.ComponentProps) {
  const { id, hero, pains, help, faq, closing } = page
  return (
    <CitedPage sources={listSources(page)}>
      <PageOpening {...hero} figure={<InstrumentFigure audience={id} />} />
      <PointsSection columns={3} countsPoints number="1" points={pains.items} title={pains.title} />
      <PageSection layout="aside" number="2" title={help.title}>
        <RuledList items={help.items} />
      </PageSection>
      <FaqSection faq={faq} number="3" />
      <ClosingCall number="4" words={closing} />
    </CitedPage>
  )
}
