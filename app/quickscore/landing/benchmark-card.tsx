import { nouns } from '../../../content/en/nouns.ts'
import { landingWords } from '../../../content/en/quickscore/words.ts'
import type { Benchmark } from '../../../domain/quickscore/assessment.ts'
import { comparedFrom } from '../../../domain/quickscore/spread.ts'
import { count, fill, formatNumber } from '../../../domain/wording.ts'

const words = landingWords.benchmark
const opens = comparedFrom

/** The average of others; before it opens, who answered so far. */
export function BenchmarkCard({ benchmark }: { benchmark: Benchmark }) {
  const { average, total, vendors, buyers } = benchmark
  const isOpen = average !== null
  const made = formatNumber(total)
  const rest: [string, string][] = [
    isOpen ? [made, words.total] : [fill(words.of, { count: made, opens }), words.soFar],
    [formatNumber(vendors), words.vendors],
    [formatNumber(buyers), words.buyers],
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
    </section>
  )
}
