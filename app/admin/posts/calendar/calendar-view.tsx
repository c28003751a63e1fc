/** A month of posts and newsletters: what went out, and what will, which can be moved. */
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { calendarWords as words } from '../../../../content/en/admin/calendar.ts'
import { toastTitles } from '../../../../content/en/admin/words.ts'
import { fill, monthName, readerZone } from '../../../../domain/wording.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Skeleton, SkeletonRegion } from '../../../ui/skeleton.tsx'
import { toast } from '../../../ui/toast.tsx'
import { LoadFailure } from '../../list/load-failure.tsx'
import { recordAddress } from '../../list/use-records.ts'
import { formatMoment } from '../../local-time.ts'
import { isMoment, MomentField } from '../../moment-field.tsx'
import { posts } from '../../nouns.ts'
import { useRefusal } from '../../session/session.tsx'
import { dayOf, isMonth, shiftMonth } from './month.ts'
import { MonthDays } from './month-days.tsx'
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

/** An entry of the calendar: when it goes out, which can be changed while it is not out. */
interface MoveDialogProps {
  entry: Entry | null
  mayMove: boolean
  isMoving: boolean
  onMove: (entry: Entry, at: string) => void
  onClose: () => void
}

function MoveDialog({ entry, onClose, ...rest }: MoveDialogProps) {
  const { ahead, over } = words.titles
  const title = fill(entry?.state === 'out' ? over : ahead, { title: entry?.title ?? '' })
  return (
    <Dialog closeOnBackdrop onClose={onClose} open={entry !== null} title={title}>
      {entry && <EntryForm {...rest} entry={entry} onClose={onClose} />}
    </Dialog>
  )
}

interface EntryFormProps extends MoveDialogProps {
  entry: Entry
}

function EntryForm({ entry, mayMove, isMoving, onMove, onClose }: EntryFormProps) {
  const [at, setAt] = useState(entry.at)
  const [fault, setFault] = useState<string | null>(null)
  const isMovable = mayMove && entry.state !== 'out'
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isMoving) return
    if (!isMoment(at) || at <= new Date().toISOString()) return setFault(words.past)
    onMove(entry, at)
  }
  return (
    <form className="grid gap-6" noValidate onSubmit={submit}>
      {isMovable ? (
        <MomentField
          error={fault}
          label={words.time}
          onChange={(time) => {
            setAt(time)
            setFault(null)
          }}
          value={at}
        />
      ) : (
        <p className="figures">
          {words.kinds[entry.kind]}, {words.states[entry.state]}: {formatMoment(entry.at)}
        </p>
      )}
      <footer className="flex flex-wrap items-center justify-end gap-3">
        {entry.postId !== null && (
          <Link
            className="mr-auto inline-flex min-h-11 items-center font-semibold text-action underline decoration-1 underline-offset-4"
            to={recordAddress(posts.path, entry.postId)}
          >
            {words.openPost}
          </Link>
        )}
        <Button onClick={onClose} variant="outline">
          {words.close}
        </Button>
        {isMovable && (
          <Button busy={isMoving} type="submit">
            {isMoving ? words.saving : words.save}
          </Button>
        )}
      </footer>
    </form>
  )
}
