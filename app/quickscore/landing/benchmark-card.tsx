import { nouns } from '../../../content/en/nouns.ts'
import { landingWords } from '../../../content/en/quickscore/words.ts'
import { comparedFrom } from '../../../domain/quickscore/spread.ts'
import { count, fill, formatNumber } from '../../../domain/wording.ts'

export interface Benchmark {
  average: number
  total: number
  vendors: number
  buyers: number
}

const words = landingWords.benchmark

/** Absent until there is something to compare with, and no larger than text while that is little. */
export function BenchmarkCard({ benchmark }: { benchmark: Benchmark }) {
  if (benchmark.total === 0) return null
  const rest: [number, string][] = [
    [benchmark.total, words.total],
    [benchmark.vendors, words.vendors],
    [benchmark.buyers, words.buyers],
  ]
  return (
    <section
      aria-labelledby="benchmark-title"
      className="grid gap-4 border border-rule border-t-4 border-t-ink bg-surface p-4 sm:p-6"
    >
      <h2 className="text-xl" id="benchmark-title">
        {words.title}
      </h2>
      <dl className="grid grid-cols-[2fr_1fr_1fr] gap-4">
        <div className="col-span-3 flex flex-row-reverse items-baseline justify-end gap-3 border-b border-rule pb-4">
          <dt className="text-muted">{words.average}</dt>
          <dd
            className={benchmark.total < comparedFrom ? 'figures' : 'font-serif text-3xl figures'}
          >
            {benchmark.average}%
          </dd>
        </div>
        {rest.map(([figure, label]) => (
          <div className="flex flex-col-reverse justify-end" key={label}>
            <dt className="text-sm leading-snug text-muted">{label}</dt>
            <dd className="text-lg font-semibold figures">{formatNumber(figure)}</dd>
          </div>
        ))}
      </dl>
      <p className="text-sm text-muted">
        {fill(words.basis, { count: count(benchmark.total, nouns.assessment) })}{' '}
        <a className="text-action underline" href={words.more.href}>
          {words.more.text}
        </a>
      </p>
    </section>
  )
}
