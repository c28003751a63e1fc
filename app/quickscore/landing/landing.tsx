import { nouns } from '../../../content/en/nouns.ts'
import { disclaimers, landingWords } from '../../../content/en/quickscore/words.ts'
import type { Benchmark } from '../../../domain/quickscore/assessment.ts'
import { bandThresholds } from '../../../domain/quickscore/scoring.ts'
import { comparedFrom } from '../../../domain/quickscore/spread.ts'
import { count, fill, formatNumber } from '../../../domain/wording.ts'
import { ServerPart } from '../../islands/server-part.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { TitledSection } from '../../ui/titled-section.tsx'
import type { StartProps } from '../assessment/kept.ts'
import { AgreementDialog } from './agreement-dialog.tsx'
import { RoleChoice } from './role-choice.tsx'
import { StartNotices } from './start-notices.tsx'

// Not in the browser's build: the law data behind the specimen is larger than the whole step.
const specimen = import.meta.env.SSR ? await import('../specimen/result-specimen.tsx') : null

interface LandingProps extends StartProps {
  benchmark: Benchmark
}

/** Step 0. */
export function Landing({ benchmark, ...start }: LandingProps) {
  const { assessment, dispatch } = start
  return (
    <div className="page grid gap-6 lg:gap-8 py-6 lg:grid-cols-12 lg:gap-x-8 lg:py-16">
      <header className="grid content-start gap-4 lg:col-span-12">
        <p className="axis-tick text-sm text-muted">{landingWords.eyebrow}</p>
        <h1 className="max-w-[24ch] text-2xl lg:text-3xl">{landingWords.title}</h1>
        <p className="max-w-measure text-muted lg:text-lg">{landingWords.lead}</p>
        <p className="max-w-measure text-sm text-muted">
          {landingWords.duration} {landingWords.asked} {disclaimers.join(' ')}
        </p>
      </header>
      <div className="grid content-start gap-8 lg:col-span-7">
        <StartNotices {...start} />
        <RoleChoice assessment={assessment} dispatch={dispatch} />
        <ScoringExplained />
      </div>
      <div className="grid content-start gap-8 lg:col-span-5">
        <BenchmarkCard benchmark={benchmark} />
        <ServerPart id="quickscore-specimen">{specimen && <specimen.ResultSpecimen />}</ServerPart>
        <Contents />
      </div>
      <AgreementDialog {...start} />
    </div>
  )
}

function Contents() {
  const { title, items } = landingWords.contents
  return (
    <TitledSection className="grid gap-3" title={title} titleId="contents-title">
      <ol className="grid">
        {items.map((item, index) => (
          <li className="grid grid-cols-[2rem_1fr] border-t border-rule py-3 text-sm" key={item}>
            <span aria-hidden="true" className="font-serif text-lg leading-none text-brass figures">
              {index + 1}
            </span>
            {item}
          </li>
        ))}
      </ol>
    </TitledSection>
  )
}

function ScoringExplained() {
  const { title, points, more } = landingWords.scoring
  return (
    <div className="grid gap-4">
      <Disclosure className="border-b" summary={title}>
        <ul className="grid gap-2">
          {points.map((point) => (
            <li className="border-l-2 border-rule pl-4" key={point}>
              {fill(point, bandThresholds)}
            </li>
          ))}
        </ul>
      </Disclosure>
      <p>
        <a href={more.href}>{more.text}</a>
      </p>
    </div>
  )
}

/** The benchmark's average; until it opens, the number of answers so far. */
function BenchmarkCard({ benchmark }: { benchmark: Benchmark }) {
  const words = landingWords.benchmark
  const opens = comparedFrom
  const { average, total, vendors, buyers } = benchmark
  const isOpen = average !== null
  const made = formatNumber(total)
  const rest: [string, string][] = [
    isOpen ? [made, words.total] : [fill(words.of, { count: made, opens }), words.soFar],
    [formatNumber(vendors), words.vendors],
    [formatNumber(buyers), words.buyers],
  ]
  return (
    <TitledSection
      className="grid gap-4 border border-rule border-t-4 border-t-ink bg-surface p-4 sm:p-6"
      title={words.title}
      titleId="benchmark-title"
    >
      <dl className="grid grid-cols-[minmax(0,2fr)_1fr_1fr] gap-4">
        {isOpen && (
          <div className="col-span-3 flex flex-row-reverse items-baseline justify-end gap-3 border-b border-rule pb-4">
            <dt className="text-muted">{words.average}</dt>
            <dd className="font-serif text-3xl figures">{average}%</dd>
          </div>
        )}
        {rest.map(([figure, label]) => (
          <div className="flex flex-col-reverse justify-end" key={label}>
            <dt className="text-sm leading-snug text-muted">{label}</dt>
            <dd className="text-lg font-semibold figures">{figure}</dd>
          </div>
        ))}
      </dl>
      <p className="text-sm text-muted">
        {isOpen
          ? fill(words.basis, { count: count(total, nouns.organisation) })
          : fill(words.closed, { opens })}{' '}
        <a className="text-action underline" href={words.more.href}>
          {words.more.text}
        </a>
      </p>
    </TitledSection>
  )
}
