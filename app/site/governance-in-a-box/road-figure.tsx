/**
 * The road to compliance: the dates of law to scale, with today's as a weight on a line, and under
 * it the same dates as a list to open.
 *
 * Props: `now`, milliseconds since 1970 UTC from the page's loader.
 */

import { Fragment } from 'react'
import { roadMarks } from '../../../content/en/annotations.ts'
import { comparisonWords, openedOn } from '../../../content/en/law/openings.ts'
import {
  countdownWords,
  milestones,
  roadFigure,
  type SourcedMilestone,
} from '../../../content/en/milestones.ts'
import type { Copy } from '../../../content/en/page.ts'
import { sources } from '../../../content/en/sources.ts'
import { isFirstFirm } from '../../../content/firm.ts'
import { describeComparison } from '../../../domain/law/openings.ts'
import { hasPassed } from '../../../domain/milestones.ts'
import { fill, longDate } from '../../../domain/wording.ts'
import { Badge } from '../../ui/badge.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Disclosure } from '../../ui/disclosure.tsx'
import { RoadDrawing } from '../figures/road-drawing.tsx'
import { Cited } from '../sources/cited.tsx'

export function RoadFigure({ note, now }: { note: Copy; now: number }) {
  return (
    <div className="grid lg:gap-8">
      <div className="max-md:hidden">
        <RoadDrawing now={now} />
      </div>
      <Disclosure isWide summary={fill(roadFigure.all, { count: milestones.length })}>
        <p className="max-w-measure pb-4 text-muted">
          <Cited copy={note} />
        </p>
        <RoadList now={now} />
      </Disclosure>
    </div>
  )
}

function RoadList({ now }: { now: number }) {
  const next = milestones.findIndex((milestone) => !hasPassed(milestone, now))
  return (
    <ol className="border-b border-rule">
      {milestones.map((milestone, index) => (
        <li key={milestone.id}>
          {index === next && <Today now={now} />}
          <Disclosure
            className="last:border-b-0"
            summary={
              <Head isPast={hasPassed(milestone, now)} milestone={milestone} number={index + 1} />
            }
          >
            <Details milestone={milestone} />
          </Disclosure>
        </li>
      ))}
    </ol>
  )
}

const weight = 'M-1-2h2v6h6v5L0 26-7 9V4h6z'

/** Today's date, between the dates that apply and those to come. */
function Today({ now }: { now: number }) {
  return (
    <p className="flex items-center gap-3 border-t border-rule py-2 text-sm font-semibold">
      <svg aria-hidden="true" className="h-8 w-4 shrink-0" viewBox="-7 0 14 26">
        <path className="fill-brass" d={isFirstFirm ? weight : 'M-7 0h14v3H-7z'} />
      </svg>
      {roadMarks.today}
      <span className="font-normal text-muted figures">
        {longDate(new Date(now).toISOString())}
      </span>
      <span aria-hidden="true" className="grow border-t-2 border-brass" />
    </p>
  )
}

interface HeadProps {
  milestone: SourcedMilestone
  number: number
  isPast: boolean
}

function Head({ milestone, number, isPast }: HeadProps) {
  const { date, title, jurisdiction, concernsHiringAi } = milestone
  const words = isPast ? roadMarks.since : roadMarks.from
  return (
    <span className="grid grow grid-cols-[2rem_1fr_auto] items-baseline gap-x-2 text-base">
      <span className="font-serif text-lg font-normal text-brass figures">{number}</span>
      <span className="text-sm font-normal text-muted figures">
        {fill(words, { date: longDate(date) })}
      </span>
      <span className={classNames('col-span-2 col-start-2', !concernsHiringAi && 'font-normal')}>
        {title}
      </span>
      <Badge className="col-start-3 row-start-1">{jurisdiction}</Badge>
    </span>
  )
}

function Details({ milestone }: { milestone: SourcedMilestone }) {
  const { summary, concerns, comparedOn } = milestone
  const urls = milestone.sources.map((id) => sources[id].url)
  return (
    <div className="grid gap-2 pl-9">
      <p>{summary}</p>
      <p className="text-sm text-muted">
        {countdownWords.concernsLabel}: {concerns}.
      </p>
      <p className="text-sm text-muted">
        {countdownWords.sourceLabel}:{' '}
        {milestone.sources.map((id) => (
          <Fragment key={id}>
            <a href={sources[id].url} rel="noopener noreferrer">
              {sources[id].label}
            </a>
            {'. '}
          </Fragment>
        ))}
        {describeComparison({ urls, comparedOn }, openedOn, comparisonWords)}.
      </p>
    </div>
  )
}
