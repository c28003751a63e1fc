/** An entry of the calendar: when it goes out, which can be changed while it is not out. */
import { type FormEvent, useState } from 'react'
import { Link } from 'react-router'
import { calendarWords as words } from '../../../../content/en/admin/calendar.ts'
import { fill } from '../../../../domain/wording.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { recordAddress } from '../../list/use-asked-record.ts'
import { formatMoment } from '../../local-time.ts'
import { isMoment, MomentField } from '../../moment-field.tsx'
import { posts } from '../../nouns.ts'
import type { Entry } from './use-month.ts'

interface MoveDialogProps {
  entry: Entry | null
  mayMove: boolean
  isMoving: boolean
  onMove: (entry: Entry, at: string) => void
  onClose: () => void
}

export function MoveDialog({ entry, onClose, ...rest }: MoveDialogProps) {
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
