/** The road of dates in full width, and under it what others would fill with the logos of clients. */
import { roadMarks } from '../../../content/annotations.ts'
import { lawChanges } from '../../../content/law/changes.ts'
import { comparedOn } from '../../../content/law/links.ts'
import { legalReferences } from '../../../content/legal-references/index.ts'
import { milestones } from '../../../content/milestones.ts'
import { homePage } from '../../../content/pages/home.ts'
import { hasPassed } from '../../../domain/milestones.ts'
import { fill, longDate } from '../../../domain/wording.ts'
import { PageSection } from '../../ui/page-section.tsx'
import { RoadDrawing } from '../figures/road-drawing.tsx'

const words = homePage.law

interface LawLedgerProps {
  /** Milliseconds since 1970 UTC. */
  now: number
  number: string
}

export function LawLedger({ now, number }: LawLedgerProps) {
  return (
    <PageSection eyebrow={words.label} number={number} title={words.title}>
      <div className="grid gap-8">
        <RoadDrawing milestones={milestones} now={now} />
        <Dates now={now} />
        <Ledger now={now} />
      </div>
    </PageSection>
  )
}

/** What the numbers of the drawing stand for. */
function Dates({ now }: { now: number }) {
  return (
    <div className="grid gap-4">
      <ol className="gap-x-8 text-sm md:columns-2 lg:columns-3">
        {milestones.map((milestone, index) => {
          const { id, date, title } = milestone
          const isPast = hasPassed(milestone, now)
          return (
            <li
              className="grid break-inside-avoid grid-cols-[1.75rem_1fr] border-b border-rule py-2"
              key={id}
            >
              <span className="font-serif text-base leading-tight text-brass figures">
                {index + 1}
              </span>
              <span>
                <span className="block text-muted figures">
                  {fill(isPast ? roadMarks.since : roadMarks.from, { date: longDate(date) })}
                </span>
                <span className={milestone.concernsHiringAi ? 'font-semibold' : undefined}>
                  {title}
                </span>
              </span>
            </li>
          )
        })}
      </ol>
      <p className="text-sm">
        <a href={words.road.href}>{words.road.text}</a>
      </p>
    </div>
  )
}

function Ledger({ now }: { now: number }) {
  const { provisions, compared, moved } = words.lines
  const today = new Date(now).toISOString().slice(0, 10)
  const last = lawChanges.find(({ on }) => on <= today)
  const lines = [
    { ...provisions, fact: String(Object.keys(legalReferences).length), about: '' },
    { ...compared, fact: longDate(comparedOn), about: '' },
    ...(last ? [{ ...moved, fact: longDate(last.on), about: last.title }] : []),
  ]
  return (
    <dl className="grid border-y-4 border-double border-ink md:grid-cols-3">
      {lines.map(({ term, fact, about, link }) => (
        <div
          className="grid content-start gap-1 border-rule py-4 not-first:border-t md:not-first:border-t-0 md:not-first:border-l md:not-first:pl-6 md:pr-6"
          key={term}
        >
          <dt className="text-sm text-muted">{term}</dt>
          <dd className="grid gap-1">
            <span className="font-serif text-xl figures">{fact}</span>
            {about && <span className="text-sm">{about}</span>}
            <a
              className="inline-flex min-h-11 items-center justify-self-start text-sm text-action underline decoration-1 underline-offset-4 hover:decoration-2"
              href={link.href}
            >
              {link.text}
            </a>
          </dd>
        </div>
      ))}
    </dl>
  )
}
