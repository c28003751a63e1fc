/**
 * The specified countdown and, once it is at zero, beside it the one to the next date that concerns
 * hiring AI (decisions B6 and "Milestones").
 *
 * Props: `now`, milliseconds since 1970 UTC from the page's loader (`services.clock`); `every`
 * second (Home) or minute (the service page).
 */
import { useId } from 'react'
import {
  countdownWords,
  milestones,
  type SourcedMilestone,
  specifiedDeadline,
} from '../../../content/milestones.ts'
import { findNextForHiringAi, hasPassed } from '../../../domain/milestones.ts'
import { longDate } from '../../../domain/wording.ts'
import { Cited } from '../sources/cited.tsx'
import { CountdownFigures } from './countdown-figures.tsx'
import { useNow } from './use-now.ts'

interface DeadlineCountdownsProps {
  now: number
  every: 'second' | 'minute'
}

const everyMs = { second: 1000, minute: 60_000 }

export function DeadlineCountdowns({ now: initial, every }: DeadlineCountdownsProps) {
  const now = useNow(initial, everyMs[every])
  const isPast = hasPassed(specifiedDeadline, now)
  const next = isPast ? findNextForHiringAi(milestones, now) : null
  const shared = { now, withSeconds: every === 'second' }
  return (
    <div className="grid gap-x-8 gap-y-10 lg:grid-cols-2">
      <SpecifiedCountdown {...shared} isPast={isPast} />
      {next && <NextCountdown {...shared} milestone={next} />}
    </div>
  )
}

interface Shared {
  now: number
  withSeconds: boolean
}

function SpecifiedCountdown({ isPast, ...shared }: Shared & { isPast: boolean }) {
  const id = useId()
  const { title, text } = isPast ? specifiedDeadline.after : specifiedDeadline.before
  return (
    <div className="grid content-start gap-4" data-countdown="specified">
      <h2 className="font-sans text-base font-semibold tracking-normal" id={id}>
        {countdownWords.title}
        <span className="block font-serif text-xl font-medium">{title}</span>
      </h2>
      <CountdownFigures {...shared} labelledBy={id} to={Date.parse(specifiedDeadline.date)} />
      <p className="max-w-measure text-sm text-muted">
        <Cited copy={text} />
      </p>
    </div>
  )
}

function NextCountdown({ milestone, ...shared }: Shared & { milestone: SourcedMilestone }) {
  const id = useId()
  const { date, title, concerns, sources } = milestone
  const concerned = `${countdownWords.concernsLabel}: ${concerns}.`
  return (
    <div className="grid content-start gap-4" data-countdown="next">
      <h2 className="font-sans text-base font-semibold tracking-normal" id={id}>
        {countdownWords.nextTitle}: <time dateTime={date}>{longDate(date)}</time>
        <span className="block font-serif text-xl font-medium">{title}</span>
      </h2>
      <CountdownFigures {...shared} labelledBy={id} to={Date.parse(date)} />
      <p className="max-w-measure text-sm text-muted">
        <Cited copy={{ words: concerned, sources }} />
      </p>
    </div>
  )
}
