import { disclaimers, landingWords } from '../../../content/en/quickscore/words.ts'
import type { Benchmark } from '../../../domain/quickscore/assessment.ts'
import { bandThresholds } from '../../../domain/quickscore/scoring.ts'
import { fill } from '../../../domain/wording.ts'
import { ServerPart } from '../../islands/server-part.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import type { StartProps } from '../assessment/kept.ts'
import { AgreementDialog } from './agreement-dialog.tsx'
import { BenchmarkCard } from './benchmark-card.tsx'
import { RoleChoice } from './role-choice.tsx'
import { StartNotices } from './start-notices.tsx'

// Left out of the browser's build: the law behind the specimen is larger than all of the step.
const parts = import.meta.env.SSR ? (await import('./server-parts.tsx')).ServerParts : null

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
        <ServerPart id="quickscore-specimen">{parts && <parts.ResultSpecimen />}</ServerPart>
        <Contents />
      </div>
      <AgreementDialog {...start} />
    </div>
  )
}

function Contents() {
  const { title, items } = landingWords.contents
  return (
    <section aria-labelledby="contents-title" className="grid gap-3">
      <h2 className="text-xl" id="contents-title">
        {title}
      </h2>
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
    </section>
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
