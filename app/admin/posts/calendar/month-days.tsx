/**
 * The days of a month: seven in a row where there is room, else those alone on which something goes
 * out.
 */
import type { DragEvent, KeyboardEvent } from 'react'
import { calendarWords as words } from '../../../../content/en/admin/calendar.ts'
import { clockTime, fill, weekday } from '../../../../domain/wording.ts'
import { classNames } from '../../../ui/class-names.ts'
import { formatMoment } from '../../local-time.ts'
import { dayOf, daysBefore, daysOf, onDay, shiftDays } from './month.ts'
import type { Entry } from './use-month.ts'

interface MonthDaysProps {
  month: string
  entries: readonly Entry[]
  mayMove: boolean
  onOpen: (entry: Entry) => void
  onMove: (entry: Entry, at: string) => void
}

export function MonthDays(props: MonthDaysProps) {
  const { month, entries } = props
  const today = dayOf(new Date().toISOString())
  const byDay = Map.groupBy(entries, ({ at }) => dayOf(at))
  const first = { '--before': daysBefore(month) + 1 } as React.CSSProperties
  return (
    <>
      {entries.length === 0 && <p className="text-sm text-muted">{words.none}</p>}
      <ol className="calendar grid gap-px lg:grid-cols-7" style={first}>
        {daysOf(month).map((day) => (
          <Day
            {...props}
            day={day}
            isPast={day < today}
            isToday={day === today}
            key={day}
            of={byDay.get(day) ?? []}
          />
        ))}
      </ol>
    </>
  )
}

interface DayProps extends MonthDaysProps {
  day: string
  isToday: boolean
  isPast: boolean
  of: readonly Entry[]
}

function Day({ day, isToday, isPast, of, entries, mayMove, onOpen, onMove }: DayProps) {
  const drop = (event: DragEvent) => {
    event.preventDefault()
    const key = event.dataTransfer.getData(dragged)
    const entry = entries.find((one) => one.key === key)
    if (entry) onMove(entry, onDay(entry.at, day))
  }
  return (
    <li
      className={classNames(
        'grid min-w-0 content-start gap-1 border-t border-rule p-1 lg:min-h-24',
        of.length === 0 && 'max-lg:hidden',
        isToday && 'border-t-2 border-ink',
      )}
      onDragOver={(event) => {
        if (!isPast && event.dataTransfer.types.includes(dragged)) event.preventDefault()
      }}
      onDrop={drop}
    >
      <h4 className={classNames('text-sm figures', isToday ? 'font-semibold' : 'text-muted')}>
        <time dateTime={day}>{weekday(day)}</time>
        {isToday && ` (${words.isToday})`}
      </h4>
      {of.length > 0 && (
        <ul className="grid min-w-0 gap-1">
          {of.map((entry) => (
            <li className="min-w-0" key={entry.key}>
              <EntryButton
                entry={entry}
                isMovable={mayMove && entry.state !== 'out'}
                onMove={onMove}
                onOpen={onOpen}
              />
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}

/** The kind under which a drag carries the key of an entry: nothing else is dropped on a day. */
const dragged = 'application/x-plumbline-entry'

const steps: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -7,
  ArrowDown: 7,
}

interface EntryButtonProps extends Pick<MonthDaysProps, 'onOpen' | 'onMove'> {
  entry: Entry
  isMovable: boolean
}

function EntryButton({ entry, isMovable, onOpen, onMove }: EntryButtonProps) {
  const { key, kind, state, title, at } = entry
  const step = (event: KeyboardEvent) => {
    const days = steps[event.key]
    if (!isMovable || !event.shiftKey || days === undefined) return
    event.preventDefault()
    onMove(entry, shiftDays(at, days))
  }
  const time = formatMoment(at)
  return (
    <button
      className={classNames(
        'grid min-h-11 w-full min-w-0 border-l-4 bg-wash px-2 py-1 text-left text-sm hover:bg-surface',
        state === 'failed' ? 'border-danger' : state === 'out' ? 'border-rule' : 'border-action',
        isMovable && 'cursor-grab',
      )}
      draggable={isMovable}
      id={`calendar-${key}`}
      onClick={() => onOpen(entry)}
      onDragStart={(event) => event.dataTransfer.setData(dragged, key)}
      onKeyDown={step}
      title={`${title}, ${time}`}
      type="button"
    >
      <span className="text-muted figures">
        {clockTime(at)} {words.kinds[kind]}
        {state === 'failed' && `, ${words.states.failed}`}
      </span>
      <span className="line-clamp-2 break-words font-semibold">{title}</span>
      <span className="sr-only">{fill(words.entry, { state: words.states[state], time })}</span>
    </button>
  )
}
