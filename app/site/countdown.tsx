/**
 * The countdown to the date that the Act first set, in one line. At zero the date is struck through
 * and the next date for hiring AI appears at full width. The server renders both, with the text for
 * before and after; public/countdown.js updates the figures and switches at zero.
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
} from '../../content/en/milestones.ts'
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
  /** Level of the headings. */
  level?: 2 | 3
  /** Omits the text on the first date, where the page has it elsewhere. */
  isBare?: boolean
}

const everyMs = { second: 1000, minute: 60_000 }

export function DeadlineCountdowns(props: DeadlineCountdownsProps) {
  const { now, every, level = 2, isBare = false } = props
  const isPast = hasPassed(specifiedDeadline, now)
  const next = findNextForHiringAi(milestones, Math.max(now, Date.parse(specifiedDeadline.date)))
  const Heading = level === 2 ? ('h2' as const) : ('h3' as const)
  const shared = { now, isPast, Heading, withSeconds: every === 'second' }
  return (
    <div className="grid gap-y-3 lg:gap-y-6" data-countdowns={everyMs[every]}>
      <SpecifiedCountdown {...shared} isBare={isBare} />
      {next && <NextCountdown {...shared} milestone={next} />}
      <script defer src="/countdown.js" />
    </div>
  )
}

interface Shared {
  now: number
  isPast: boolean
  Heading: 'h2' | 'h3'
  withSeconds: boolean
}

function SpecifiedCountdown({ isPast, Heading, isBare, ...shared }: Shared & { isBare: boolean }) {
  const id = useId()
  const { before, after, date } = specifiedDeadline
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
  const day = (
    <time className="whitespace-nowrap" dateTime={date}>
      {longDate(date)}
    </time>
  )
  return (
    <div
      className="grid items-baseline gap-x-8 gap-y-1 border-y border-rule py-2 lg:grid-cols-12 lg:py-3"
      data-countdown="specified"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-8 lg:col-span-8">
        <Heading className="font-sans text-base leading-snug font-semibold" id={id}>
          {countdownWords.title}: {either(day, <s className="font-normal text-muted">{day}</s>)}{' '}
          <span className="text-sm font-normal text-muted lg:block">
            {either(before.title, after.title)}
          </span>
        </Heading>
        <CountdownFigures {...shared} isSmall labelledBy={id} to={Date.parse(date)} />
      </div>
      {!isBare && (
        // Hidden on a phone, where the list of dates below says the same.
        <p className="max-w-measure text-sm text-muted max-md:hidden lg:col-span-4">
          {either(<Cited copy={before.text} />, <Cited copy={after.text} />)}
        </p>
      )}
    </div>
  )
}

function NextCountdown({
  milestone,
  isPast,
  Heading,
  ...shared
}: Shared & { milestone: SourcedMilestone }) {
  const id = useId()
  const { date, title, concerns, sources } = milestone
  const concerned = `${countdownWords.concernsLabel}: ${concerns}.`
  return (
    <div
      className="grid items-end gap-x-8 gap-y-2 lg:grid-cols-12"
      data-countdown="next"
      data-when="after"
      hidden={!isPast}
    >
      <div className="grid gap-1 lg:col-span-5">
        <Heading className="font-sans text-base leading-snug font-semibold" id={id}>
          {countdownWords.nextTitle}: <time dateTime={date}>{longDate(date)}</time>
          <span className="block font-serif font-medium leading-tight lg:text-xl">{title}</span>
        </Heading>
        <p className="max-w-measure text-sm text-muted">
          <Cited copy={{ words: concerned, sources }} />
        </p>
      </div>
      <div className="lg:col-span-7">
        <CountdownFigures {...shared} labelledBy={id} to={Date.parse(date)} />
      </div>
    </div>
  )
}

interface CountdownFiguresProps {
  /** The id of its heading. */
  labelledBy: string
  /** Milliseconds since 1970 UTC. */
  to: number
  now: number
  withSeconds: boolean
  /** In a line of small figures. */
  isSmall?: boolean
}

/**
 * role="timer" is not announced by itself; a screen reader that moves to it reads the current
 * figures. Figures are tabular and two digits wide, days apart, so that nothing shifts.
 */
function CountdownFigures(props: CountdownFiguresProps) {
  const { labelledBy, to, now, withSeconds, isSmall = false } = props
  const left = countDown(to, now)
  const units: (keyof TimeLeft)[] = ['days', 'hours', 'minutes']
  if (withSeconds) units.push('seconds')
  const columns = withSeconds ? 'grid-cols-4' : 'grid-cols-3'
  return (
    <div
      aria-labelledby={labelledBy}
      className={classNames(
        isSmall
          ? 'flex flex-wrap gap-x-3 whitespace-nowrap'
          : 'grid border-y border-t-2 border-rule border-t-ink',
        !isSmall && columns,
        to <= now && 'text-muted',
      )}
      data-counts-to={to}
      role="timer"
    >
      {units.map((unit) => (
        <div className={isSmall ? 'max-sm:text-sm' : 'py-2 lg:py-3'} key={unit}>
          <span
            className={classNames(
              'font-serif figures',
              isSmall ? 'text-base' : 'block text-2xl leading-none lg:text-3xl',
            )}
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
