/** The one screen behind the four audience pages. */
import { audiencePages } from '../../../content/en/pages/audiences/index.ts'
import { listNewest } from '../../insights/find-picture.ts'
import { LatestArticles } from '../../insights/latest-articles.tsx'
import { pageMeta } from '../../page-meta.ts'
import { servicesContext } from '../../ssr/context.ts'
import { describeFaq } from '../../structured-data.ts'
import { PageSection } from '../../ui/page-section.tsx'
import { FaqSection } from '../faq-section.tsx'
import { readBenchmark } from '../figures/score-distribution.tsx'
import { ClosingCall, PageOpening } from '../page-opening.tsx'
import { PointGrid } from '../point-grid.tsx'
import { RuledList } from '../ruled-list.tsx'
import { CitedPage } from '../sources/cited.tsx'
import { listSources } from '../sources/list-sources.ts'
import type { Route } from './+types/page.ts'
import { AudienceFigure } from './audience-figure.tsx'
import { InstrumentFigure } from './instrument-figure.tsx'

/** `pattern` is the path in routes.ts, without its first slash. */
export async function loader({ pattern, context }: Route.LoaderArgs) {
  const page = audiencePages.find(({ route }) => route === `/${pattern}`)
  if (!page) throw new Error(`No audience page at /${pattern}`)
  const today = context.get(servicesContext).clock.now().toISOString().slice(0, 10)
  const benchmark = page.id === 'analyst' ? await readBenchmark(context) : null
  return { page, today, benchmark, newest: await listNewest(context) }
}

export function meta({ loaderData, ...args }: Route.MetaArgs) {
  if (!loaderData) return []
  const { meta: words, faq, menuLabel, route } = loaderData.page
  return pageMeta(words, args, {
    structuredData: () => [describeFaq(faq)],
    trail: [{ text: menuLabel, href: route }],
  })
}

export default function Audience({ loaderData }: Route.ComponentProps) {
  const { page, today, benchmark, newest } = loaderData
  const { id, hero, pains, help, faq, closing } = page
  return (
    <CitedPage sources={listSources(page)}>
      <PageOpening {...hero} figure={<InstrumentFigure audience={id} />} />
      <PageSection number="1" title={pains.title}>
        <PointGrid columns={3} number="1" points={pains.items} />
      </PageSection>
      <div className="page pb-6">
        <AudienceFigure audience={id} benchmark={benchmark} today={today} />
      </div>
      <PageSection layout="aside" number="2" title={help.title}>
        <RuledList items={help.items} />
      </PageSection>
      <FaqSection faq={faq} number="3" />
      <LatestArticles number="4" posts={newest} />
      <ClosingCall number={newest.length > 0 ? '5' : '4'} words={closing} />
    </CitedPage>
  )
}
