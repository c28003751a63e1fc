/** A month of posts and newsletters: what went out, and what will, which can be moved. */
import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { calendarWords as words } from '../../../../content/en/admin/calendar.ts'
import { toastTitles } from '../../../../content/en/admin/words.ts'
import { fill, monthName, readerZone } from '../../../../domain/wording.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Skeleton, SkeletonRegion } from '../../../ui/skeleton.tsx'
import { toast } from '../../../ui/toast.tsx'
import { LoadFailure } from '../../list/load-failure.tsx'
import { useRefusal } from '../../session/allowed.tsx'
import { dayOf, isMonth, shiftMonth } from './month.ts'
import { MonthDays } from './month-days.tsx'
import { MoveDialog } from './move-dialog.tsx'
import { type Entry, useMonth, useMove } from './use-month.ts'

export default function CalendarView() {
  const [month, setMonth] = useMonthAddress()
  const { entries, isPending, error, retry } = useMonth(month)
  const [opened, setOpened] = useState<Entry | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const follow = useFocusAfterMove(isPending ? [] : entries)
  const { mutate, isPending: isMoving } = useMove(({ entry, at }) => {
    setOpened(null)
    setMonth(dayOf(at).slice(0, 7))
    follow({ key: entry.key, at })
  })
  const mayMove = useRefusal('editor') === null
  const move = (entry: Entry, at: string) => {
    if (isMoving || at === entry.at) return
    if (at > new Date().toISOString()) return mutate({ entry, at })
    toast({ title: toastTitles.invalid, description: words.past, variant: 'destructive' })
  }
  return (
    <section className="grid gap-4 pt-2">
      <h2 className="text-xl" ref={heading} tabIndex={-1}>
        {words.title}
      </h2>
      <p className="max-w-measure text-sm text-muted">
        {fill(words.lead, { zone: readerZone() })} {mayMove && words.how}
      </p>
      <MonthBar month={month} onTurn={setMonth} />
      {error && <LoadFailure error={error} onRetry={retry} title={words.failureTitle} />}
      {isPending && !error && (
        <SkeletonRegion label={words.loading}>
          <Skeleton className="h-96 w-full" />
        </SkeletonRegion>
      )}
      {!isPending && !error && (
        <MonthDays
          entries={entries}
          mayMove={mayMove}
          month={month}
          onMove={move}
          onOpen={setOpened}
        />
      )}
      <MoveDialog
        entry={opened}
        isMoving={isMoving}
        mayMove={mayMove}
        onClose={() => setOpened(null)}
        onMove={(entry, at) => mutate({ entry, at })}
      />
    </section>
  )
}

/** The month in the address, or the present one. */
function useMonthAddress() {
  const [params, setParams] = useSearchParams()
  const asked = params.get('month') ?? ''
  const setMonth = (month: string) => {
    const next = new URLSearchParams(params)
    next.set('month', month)
    setParams(next, { replace: true, preventScrollReset: true })
  }
  return [isMonth(asked) ? asked : thisMonth(), setMonth] as const
}

const thisMonth = () => dayOf(new Date().toISOString()).slice(0, 7)

/** Its button is another one once it stands on another day: the focus goes along. */
function useFocusAfterMove(entries: readonly Entry[]) {
  const [moved, setMoved] = useState<Pick<Entry, 'key' | 'at'> | null>(null)
  // Before the month is fetched again it still stands where it was.
  const there = entries.find(({ key, at }) => key === moved?.key && at === moved.at)?.key
  useEffect(() => {
    if (there === undefined) return
    document.getElementById(`calendar-${there}`)?.focus()
    setMoved(null)
  }, [there])
  return setMoved
}

function MonthBar({ month, onTurn }: { month: string; onTurn: (month: string) => void }) {
  return (
    <div className="flex flex-wrap items-center gap-2">
      <h3 aria-live="polite" className="min-w-48 text-lg">
        {monthName(month)}
      </h3>
      <Button
        aria-label={words.previous}
        onClick={() => onTurn(shiftMonth(month, -1))}
        size="sm"
        title={words.previous}
        variant="outline"
      >
        <Icon className="size-4" name="arrow-left" />
      </Button>
      <Button
        aria-label={words.next}
        onClick={() => onTurn(shiftMonth(month, 1))}
        size="sm"
        title={words.next}
        variant="outline"
      >
        <Icon className="size-4" name="arrow-right" />
      </Button>
      <Button onClick={() => onTurn(thisMonth())} size="sm" variant="quiet">
        {words.today}
      </Button>
    </div>
  )
}
