/**
 * The countdown to the date that the Act first set and, once that is at zero, beside it the one to
 * the next date that concerns hiring AI. The server writes both, with what is said before and after
 * the first date; public/countdown.js lets them run and turns from the one to the other.
 *
 * Props: `now`, milliseconds since 1970 UTC from the page's loader (`services.clock`); `every`
 * second (Home) or minute (the service page).
 */
import { type ReactNode, useId } from 'react'
import {
  countdownWords,
  milestones,
  type SourcedMilestone,
  specifiedDeadline,
} from '../../content/milestones.ts'
import {
  countDown,
  findNextForHiringAi,
  hasPassed,
  type TimeLeft,
} from '../../domain/milestones.ts'
import { longDate } from '../../domain/wording.ts'
import { classNames } from '../ui/class-names.ts'
import { Cited } from './sources/cited.tsx'

interface DeadlineCountdownsProps {
  now: number
  every: 'second' | 'minute'
}

const everyMs = { second: 1000, minute: 60_000 }

export function DeadlineCountdowns({ now, every }: DeadlineCountdownsProps) {
  const isPast = hasPassed(specifiedDeadline, now)
  const next = findNextForHiringAi(milestones, Math.max(now, Date.parse(specifiedDeadline.date)))
  const shared = { now, isPast, withSeconds: every === 'second' }
  return (
    <div className="grid gap-x-8 gap-y-10 lg:grid-cols-2" data-countdowns={everyMs[every]}>
      <SpecifiedCountdown {...shared} />
      {next && <NextCountdown {...shared} milestone={next} />}
      <script defer src="/countdown.js" />
    </div>
  )
}

interface Shared {
  now: number
  isPast: boolean
  withSeconds: boolean
}

function SpecifiedCountdown({ isPast, ...shared }: Shared) {
  const id = useId()
  const { before, after } = specifiedDeadline
  const either = (first: ReactNode, then: ReactNode) => (
    <>
      <span data-when="before" hidden={isPast}>
        {first}
      </span>
      <span data-when="after" hidden={!isPast}>
        {then}
      </span>
    </>
  )
  return (
    <div className="grid content-start gap-4" data-countdown="specified">
      <h2 className="font-sans text-base font-semibold tracking-normal" id={id}>
        {countdownWords.title}
        <span className="block font-serif text-xl font-medium">
          {either(before.title, after.title)}
        </span>
      </h2>
      <CountdownFigures {...shared} labelledBy={id} to={Date.parse(specifiedDeadline.date)} />
      <p className="max-w-measure text-sm text-muted">
        {either(<Cited copy={before.text} />, <Cited copy={after.text} />)}
      </p>
    </div>
  )
}

function NextCountdown({ milestone, isPast, ...shared }: Shared & { milestone: SourcedMilestone }) {
  const id = useId()
  const { date, title, concerns, sources } = milestone
  const concerned = `${countdownWords.concernsLabel}: ${concerns}.`
  return (
    <div
      className="grid content-start gap-4"
      data-countdown="next"
      data-when="after"
      hidden={!isPast}
    >
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

interface CountdownFiguresProps {
  /** The heading that names it. */
  labelledBy: string
  /** Milliseconds since 1970 UTC. */
  to: number
  now: number
  withSeconds: boolean
}

/**
 * A timer is not read out by itself (role="timer" is silent); a reader who moves to it hears the figures
 * of that moment. The width is that of the longest figure, so nothing shifts as it runs.
 */
function CountdownFigures({ labelledBy, to, now, withSeconds }: CountdownFiguresProps) {
  const left = countDown(to, now)
  const units: (keyof TimeLeft)[] = ['days', 'hours', 'minutes']
  if (withSeconds) units.push('seconds')
  return (
    <div
      aria-labelledby={labelledBy}
      className={classNames(
        'grid border-y border-t-2 border-rule border-t-current',
        withSeconds ? 'grid-cols-4' : 'grid-cols-3',
        to <= now && 'text-muted',
      )}
      data-counts-to={to}
      role="timer"
    >
      {units.map((unit) => (
        <div
          className="border-l border-rule py-3 pl-2 sm:pl-4 first:border-l-0 first:pl-0"
          key={unit}
        >
          <span
            className="block font-serif text-2xl leading-none sm:text-3xl figures"
            data-unit={unit}
          >
            {unit === 'days' ? left.days : String(left[unit]).padStart(2, '0')}
          </span>{' '}
          <span className="text-sm text-muted">{countdownWords.units[unit]}</span>
        </div>
      ))}
    </div>
  )
}
