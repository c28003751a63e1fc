/** Then and now: a retaken assessment beside the earlier one. */
import { nouns } from '../../../content/en/nouns.ts'
import { comparisonWords as words } from '../../../content/en/quickscore/coming-back.ts'
import { domains } from '../../../content/en/quickscore/question-bank.ts'
import { answerOptions, bandWords } from '../../../content/en/quickscore/words.ts'
import type {
  BankDifference,
  Change,
  Comparison,
  Movement,
  Standing,
} from '../../../domain/quickscore/comparison.ts'
import { nameDomain } from '../../../domain/quickscore/report-sentences.ts'
import { count, fill, listing, longDate } from '../../../domain/wording.ts'
import { StackedTable } from '../../ui/stacked-table.tsx'
import { StatusMark } from '../../ui/status-mark.tsx'
import { TitledSection } from '../../ui/titled-section.tsx'

interface ThenAndNowProps {
  comparison: Comparison
  /** ISO times. */
  before: string
  now: string
}

export function ThenAndNow({ comparison, before, now }: ThenAndNowProps) {
  const { bank } = comparison
  return (
    <TitledSection
      className="grid gap-6 print:gap-2"
      title={words.title}
      titleId="before-and-now"
      titleClass=""
    >
      <p className="max-w-measure text-lg figures">
        {fill(words.lead, { before: longDate(before), now: longDate(now) })}
      </p>
      <Scores comparison={comparison} />
      {bank && <BankNote bank={bank} />}
      <div className="grid gap-8 lg:grid-cols-2 print:grid-cols-2">
        <Movements moved={comparison.closed} of="closed" />
        <Movements moved={comparison.opened} of="opened" />
        <Movements moved={comparison.stillOpen} of="stillOpen" />
        {comparison.setAside.length > 0 && <Movements moved={comparison.setAside} of="setAside" />}
      </div>
    </TitledSection>
  )
}

const widths = ['', 'w-[18%]', 'w-[18%]', 'w-[18%]']

function Scores({ comparison: { overall, domains: changes } }: { comparison: Comparison }) {
  const rows = [
    { key: 'overall', name: words.table.overall, change: overall },
    ...changes.map(({ domain, ...change }) => ({
      key: domain,
      name: nameDomain(domains, domain),
      change,
    })),
  ]
  return (
    <StackedTable
      columns={words.table.columns}
      label={words.table.label}
      rows={rows.map(({ key, name, change }) => ({
        key,
        cells: [
          name,
          <Score key="before" standing={change.before} />,
          <Score key="now" standing={change.now} />,
          <span className="font-semibold figures" key="change">
            {sayDifference(change)}
          </span>,
        ],
      }))}
      widths={widths}
    />
  )
}

function Score({ standing: { score, band, isScored } }: { standing: Standing }) {
  if (!isScored) return <span className="text-muted">{words.table.notScored}</span>
  return (
    <StatusMark tone={band}>
      {fill(words.table.score, { score, band: bandWords[band].label })}
    </StatusMark>
  )
}

function sayDifference({ before, now }: Change): string {
  const { up, down, level, none } = words.table
  if (!before.isScored || !now.isScored) return none
  const points = Math.abs(now.score - before.score)
  if (points === 0) return level
  return fill(now.score > before.score ? up : down, { points })
}

function BankNote({ bank }: { bank: BankDifference }) {
  const { title, text, without, all, gone, counts } = words.bank
  const ids = (questions: readonly { id: string }[]) => listing(questions.map(({ id }) => id))
  const { before, now, compared, withoutCounterpart, countsOtherwise } = bank
  return (
    <section
      aria-labelledby="bank-difference"
      className="grid max-w-measure gap-2 border-l-4 border-brass pl-4"
    >
      <h3 className="text-lg" id="bank-difference">
        {title}
      </h3>
      <p>{fill(text, { before, now, compared: count(compared, nouns.question) })}</p>
      <p>{withoutCounterpart.length > 0 ? fill(without, { ids: ids(withoutCounterpart) }) : all}</p>
      {bank.gone.length > 0 && <p>{fill(gone, { ids: listing(bank.gone) })}</p>}
      {countsOtherwise.length > 0 && <p>{fill(counts, { ids: ids(countsOtherwise) })}</p>}
    </section>
  )
}

type ListName = keyof typeof words.lists

function Movements({ of, moved }: { of: ListName; moved: readonly Movement[] }) {
  const { title, none } = words.lists[of]
  return (
    <section aria-labelledby={`moved-${of}`} className="grid content-start gap-2">
      <h3 className="text-lg figures" id={`moved-${of}`}>
        {title} ({moved.length})
      </h3>
      {moved.length === 0 && <p className="text-muted">{none}</p>}
      {moved.length > 0 && (
        <ul className="border-t border-rule">
          {moved.map((movement) => (
            <Moved key={movement.question.id} movement={movement} />
          ))}
        </ul>
      )}
    </section>
  )
}

function Moved({ movement: { question, before, now } }: { movement: Movement }) {
  const values = { before: nameAnswer(before), now: nameAnswer(now) }
  return (
    <li className="grid grid-cols-[3rem_1fr] border-b border-rule py-2.5 print:py-1">
      <span className="text-brass figures">{question.id}</span>
      <span>
        {question.topic}
        <span className="block text-sm text-muted">
          {fill(before === now ? words.unmoved : words.moved, values)}
        </span>
      </span>
    </li>
  )
}

function nameAnswer(value: number | undefined): string {
  return answerOptions.find((option) => option.value === value)?.short ?? words.unanswered
}
