/** The dates of law, and under them the free resources. */
import { roadMarks } from '../../../content/en/annotations.ts'
import { lawChanges } from '../../../content/en/law/changes.ts'
import { corrections } from '../../../content/en/law/corrections.ts'
import { legalReferences } from '../../../content/en/legal-references/index.ts'
import { milestones, roadFigure } from '../../../content/en/milestones.ts'
import { homePage } from '../../../content/en/pages/home.ts'
import { resources } from '../../../content/en/resources.ts'
import { hasPassed } from '../../../domain/milestones.ts'
import { fill, longDate } from '../../../domain/wording.ts'
import { classNames } from '../../ui/class-names.ts'
import { Disclosure } from '../../ui/disclosure.tsx'
import { PageSection } from '../../ui/page-section.tsx'
import { DeadlineCountdowns } from '../countdown.tsx'
import { RoadDrawing } from '../figures/road-drawing.tsx'

const words = homePage.law

/** Resources shown on a phone; the others are in the footer. */
const shownOnPhone = 3

interface LawLedgerProps {
  /** Milliseconds since 1970 UTC. */
  now: number
  number: string
}

export function LawLedger({ now, number }: LawLedgerProps) {
  return (
    <PageSection eyebrow={words.label} number={number} title={words.title}>
      <div className="grid gap-4 lg:gap-6">
        <DeadlineCountdowns every="second" level={3} now={now} />
        <div className="max-md:hidden">
          <RoadDrawing now={now} />
        </div>
        <Disclosure summary={fill(roadFigure.all, { count: milestones.length })}>
          <Dates now={now} />
        </Disclosure>
        <ResourceList now={now} />
      </div>
    </PageSection>
  )
}

/** The list of dates, with the numbers of the drawing. */
function Dates({ now }: { now: number }) {
  return (
    <div className="grid gap-4">
      <ol className="text-sm">
        {milestones.map((milestone, index) => {
          const { id, date, title } = milestone
          const isPast = hasPassed(milestone, now)
          return (
            <li className="grid grid-cols-[1.75rem_1fr] border-b border-rule py-2" key={id}>
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

function ResourceList({ now }: { now: number }) {
  const today = new Date(now).toISOString().slice(0, 10)
  const last = lawChanges.find(({ on }) => on <= today)
  const facts = {
    provisions: Object.keys(legalReferences).length,
    corrections: corrections.length,
    date: last ? longDate(last.on) : '',
    change: last?.title ?? '',
  }
  return (
    <ul className="grid grid-cols-2 gap-x-6 border-t-4 border-double border-ink">
      {resources.map(({ text, title, href, about }, index) => (
        <li
          className={classNames(
            'grid content-start border-b border-rule text-sm leading-snug md:py-3',
            index >= shownOnPhone && 'max-md:hidden',
          )}
          key={href}
        >
          <a className="menu-link text-base font-semibold text-action" href={href}>
            {title ?? text}
          </a>
          <span className="text-muted max-md:hidden">{fill(about, facts)}</span>
        </li>
      ))}
      <li className="border-b border-rule md:hidden">
        <a className="menu-link text-base text-action" href="#resources">
          {words.all}
        </a>
      </li>
    </ul>
  )
}
