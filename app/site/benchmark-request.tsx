/** What the benchmark holds, what it cannot show, and how to ask for it. No form. */
import { benchmarkRequestPage } from '../../content/pages/benchmark-request.ts'
import { PageSection } from '../ui/page-section.tsx'
import type { Route } from './+types/benchmark-request.ts'
import { pageMeta } from './page-meta.ts'
import { Actions, PageOpening } from './page-opening.tsx'
import { PointGrid } from './point-grid.tsx'
import { RuledList } from './ruled-list.tsx'
import { Cited } from './sources/cited.tsx'
import { describeBreadcrumbs } from './structured-data.ts'

export function meta(args: Route.MetaArgs) {
  const { meta: words, eyebrow } = benchmarkRequestPage
  return pageMeta(words, args, {
    structuredData: (origin) => [
      describeBreadcrumbs(origin, [{ text: eyebrow, href: '/benchmark-request' }]),
    ],
  })
}

export default function BenchmarkRequest() {
  const { eyebrow, title, lead, contents, limits, steps, action, methodology } =
    benchmarkRequestPage
  return (
    <>
      <PageOpening eyebrow={eyebrow} lead={lead} title={title} />
      <PageSection layout="aside" number="1" title={contents.title}>
        <RuledList items={contents.items} />
      </PageSection>
      <PageSection layout="aside" number="2" title={limits.title}>
        <RuledList items={limits.items} />
      </PageSection>
      <PageSection number="3" title={steps.title}>
        <div className="grid gap-12">
          <PointGrid columns={3} number="3" points={steps.items} />
          <div className="grid gap-6">
            <p className="max-w-measure">
              <Cited copy={methodology} />
            </p>
            <Actions actions={[action]} />
          </div>
        </div>
      </PageSection>
    </>
  )
}
