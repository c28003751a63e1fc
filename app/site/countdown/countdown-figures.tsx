/**
 * The figures of one countdown: days, hours, minutes and, if asked for, seconds.
 *
 * A timer is not read out by itself (role="timer" is silent); whoever moves to it hears the figures
 * of that moment. The width is that of the longest figure, so nothing shifts as it runs.
 */
import { countdownWords } from '../../../content/milestones.ts'
import { countDown, type TimeLeft } from '../../../domain/milestones.ts'
import { classNames } from '../../ui/class-names.ts'

interface CountdownFiguresProps {
  /** The heading that names it. */
  labelledBy: string
  /** Milliseconds since 1970 UTC. */
  to: number
  now: number
  withSeconds: boolean
}

export function CountdownFigures({ labelledBy, to, now, withSeconds }: CountdownFiguresProps) {
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
