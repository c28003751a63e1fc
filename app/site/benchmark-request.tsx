/** What the benchmark holds, what it cannot show, and how to ask for it. No form. */
import { nouns } from '../../content/en/nouns.ts'
import { scoreDistribution } from '../../content/en/pages/audiences/figures.ts'
import { benchmarkRequestPage } from '../../content/en/pages/benchmark-request.ts'
import { comparedFrom } from '../../domain/quickscore/spread.ts'
import { count, fill, formatNumber } from '../../domain/wording.ts'
import { pageMeta } from '../page-meta.ts'
import { PageSection } from '../ui/page-section.tsx'
import { TitledSection } from '../ui/titled-section.tsx'
import type { Route } from './+types/benchmark-request.ts'
import { readBenchmark, ScoreDistribution } from './figures/score-distribution.tsx'
import { Actions, PageOpening } from './page-opening.tsx'
import { PointGrid } from './point-grid.tsx'
import { RuledList } from './ruled-list.tsx'
import { Cited } from './sources/cited.tsx'

export function meta(args: Route.MetaArgs) {
  const { meta: words, eyebrow } = benchmarkRequestPage
  return pageMeta(words, args, { trail: [{ text: eyebrow, href: '/benchmark-request' }] })
}

export async function loader({ context }: Route.LoaderArgs) {
  return { benchmark: await readBenchmark(context) }
}

export default function BenchmarkRequest({ loaderData: { benchmark } }: Route.ComponentProps) {
  const { eyebrow, title, lead, contents, limits, steps, action, methodology } =
    benchmarkRequestPage
  return (
    <>
      <PageOpening eyebrow={eyebrow} lead={lead} title={title}>
        {benchmark && <Standing benchmark={benchmark} />}
      </PageOpening>
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

type Benchmark = NonNullable<Route.ComponentProps['loaderData']['benchmark']>

/** The benchmark, or how many organisations are missing until it opens. */
function Standing({ benchmark }: { benchmark: Benchmark }) {
  const words = benchmarkRequestPage.standing
  const { average, total, vendors, buyers, scores } = benchmark
  const made = count(total, nouns.organisation)
  return (
    <TitledSection
      className="grid gap-4 border-t-4 border-double border-ink pt-6"
      title={words.title}
      titleId="standing"
    >
      {average === null ? (
        <p className="max-w-measure">{fill(words.closed, { opens: comparedFrom, count: made })}</p>
      ) : (
        <>
          <dl className="grid gap-x-8 gap-y-4 border-t-2 border-ink pt-4 md:grid-cols-4">
            {[`${average}%`, ...[total, vendors, buyers].map(formatNumber)].map((figure, index) => (
              <div className="flex flex-col-reverse justify-end" key={words.terms[index]}>
                <dt className="text-sm text-muted">{words.terms[index]}</dt>
                <dd className="font-serif text-2xl figures">{figure}</dd>
              </div>
            ))}
          </dl>
          <p className="text-sm text-muted">{fill(words.basis, { count: made })}</p>
          <h3>{scoreDistribution.title}</h3>
          <ScoreDistribution scores={scores} total={total} />
        </>
      )}
    </TitledSection>
  )
}
