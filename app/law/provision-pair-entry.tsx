/** A provision, or two twins side by side: what it requires, of which role, and since when. */
import { dutyVocabulary, jurisdictionNames } from '../../content/en/duties/words.ts'
import { comparisonWords, openedOn } from '../../content/en/law/openings.ts'
import { lawWords as words } from '../../content/en/law/words.ts'
import { legalReferences } from '../../content/en/legal-references/index.ts'
import { statusWords } from '../../content/en/quickscore/words.ts'
import type { Duty } from '../../domain/law/duties.ts'
import { describeStatus, labelUnread } from '../../domain/law/duty-sentences.ts'
import { describeComparison } from '../../domain/law/openings.ts'
import type { Provision, ProvisionPair } from '../../domain/law/provisions.ts'
import type { Reviewed } from '../../domain/law/review.ts'
import { fill, longDate } from '../../domain/wording.ts'
import { LawChip } from '../ui/badge.tsx'
import { classNames } from '../ui/class-names.ts'
import { QuestionLinks } from './question-links.tsx'

export interface Shown {
  today: string
  /** By provision id. */
  reviewed?: Readonly<Record<string, Reviewed>>
}

export function ProvisionPairEntry({ pair, ...shown }: Shown & { pair: ProvisionPair }) {
  return (
    <div
      className={classNames(
        'laid-out-late grid gap-x-8 border-t border-rule',
        pair.sides.length > 1 && 'lg:grid-cols-2',
      )}
    >
      {pair.sides.map((provision) => (
        <Side key={provision.id} provision={provision} {...shown} />
      ))}
    </div>
  )
}

function Side({ provision, today, reviewed }: Shown & { provision: Provision }) {
  const { id, reference, duties } = provision
  const review = reviewed?.[id]
  const { instrument, pinpoint, jurisdiction, summary, who, url, comparedOn, history } = reference
  const name = `${instrument}, ${pinpoint}`
  return (
    <article
      className="grid scroll-mt-28 content-start gap-2 py-6 target:bg-action-wash break-inside-avoid"
      id={id}
    >
      <p className="text-sm text-muted">
        {jurisdictionNames[jurisdiction]} · {words.addresses}: {words.who[who]}
      </p>
      <h3 className="max-w-xl font-sans text-base font-semibold">
        <a
          aria-label={fill(words.link, { name })}
          className="text-ink no-underline hover:underline"
          href={`#${id}`}
        >
          {name}
        </a>
      </h3>
      <p className="max-w-measure">{summary}</p>
      <p>
        <LawChip>{describeStatus(reference, statusWords)}</LawChip>
      </p>
      {history?.map(({ date, change }) => (
        <p className="max-w-measure text-sm" key={date + change}>
          {words.history} {longDate(date)}: {change}
        </p>
      ))}
      <DutyLines duties={duties} today={today} />
      <p className="text-sm text-muted">
        <a href={url} rel="noopener noreferrer">
          {words.official}
        </a>{' '}
        · {describeComparison({ urls: [url], comparedOn }, openedOn, comparisonWords)}
        {review && ` · ${fill(words.reviewed, { by: review.by, date: longDate(review.on) })}`}
      </p>
    </article>
  )
}

/** The duties that cite the provision; one line for those with the same label. */
function DutyLines({ duties, today }: { duties: readonly Duty[]; today: string }) {
  if (duties.length === 0) return <p className="text-sm text-muted">{words.twinOnly}</p>
  const byLabel = Map.groupBy(duties, (duty) => {
    const label = labelUnread(duty, today, legalReferences, dutyVocabulary)
    return `${words.roles[duty.role]}: ${label}`
  })
  return (
    <ul className="grid gap-1 text-sm">
      {[...byLabel].map(([label, alike]) => (
        <li className="max-w-measure" key={label}>
          <QuestionLinks ids={[...new Set(alike.map(({ question }) => question))]} />
          {label}
        </li>
      ))}
    </ul>
  )
}
