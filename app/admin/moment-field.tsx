/**
 * A date and time typed on the reader's own clock, with UTC beside it.
 *
 * Props: `value` (ISO 8601; '' for none); `onChange` gets the same, or "incomplete" if a part of
 * the time is missing; `label`, `hint` and `error` as for a text field.
 */
import { type ChangeEvent, type FocusEvent, useState } from 'react'
import { momentWords as words } from '../../content/en/admin/words.ts'
import { fill, readerZone } from '../../domain/wording.ts'
import { TextField } from '../ui/field.tsx'
import { formatMoment } from './local-time.ts'

/** Not a time, so that schemas refuse it: nobody means "at once" by an incomplete time. */
const incompleteMoment = 'incomplete'

interface MomentFieldProps {
  label: string
  hint?: string
  value: string
  error?: string | null | undefined
  onChange: (time: string) => void
}

export function MomentField({ label, hint, value, error, onChange }: MomentFieldProps) {
  const [isIncomplete, setIncomplete] = useState(false)
  const read = ({ target }: FocusEvent<HTMLInputElement> | ChangeEvent<HTMLInputElement>) => {
    const { value: typed, validity } = target
    setIncomplete(validity.badInput)
    const time = validity.badInput ? incompleteMoment : toIso(typed)
    // The field shows minutes; a stored time with seconds stays until another one is typed.
    if (time === incompleteMoment || toInput(time) !== toInput(value)) onChange(time)
    else if (value === incompleteMoment) onChange('')
  }
  const clock = fill(words.clock, { zone: readerZone() })
  return (
    <div className="grid grid-cols-1 gap-1.5">
      <TextField
        className="max-w-measure grid-cols-1"
        error={error ?? (isIncomplete ? words.incomplete : null)}
        hint={hint ? `${clock} ${hint}` : clock}
        label={label}
        max="9999-12-31T23:59"
        onBlur={read}
        onChange={read}
        type="datetime-local"
        value={toInput(value)}
      />
      {isMoment(value) && (
        <p className="text-sm text-muted figures" role="status">
          {formatMoment(value)}
        </p>
      )}
    </div>
  )
}

export const isMoment = (text: string) =>
  text !== incompleteMoment && !Number.isNaN(Date.parse(text))

/** "2026-11-20T09:05" on the reader's clock; '' for text that is no time. */
function toInput(time: string): string {
  if (!isMoment(time)) return ''
  const date = new Date(time)
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}

/** ISO 8601 in UTC; '' for text that is no time. */
function toIso(input: string): string {
  const time = new Date(input)
  return Number.isNaN(time.getTime()) ? '' : time.toISOString()
}
