import { type FocusEvent, useState } from 'react'
import { postStateLabels, postFormWords as words } from '../../../content/admin/posts.ts'
import type { PostRecord } from '../../../domain/posts/editing.ts'
import type { PostStatus } from '../../../domain/posts/published.ts'
import { fill, localTime } from '../../../domain/wording.ts'
import { SelectField, TextField } from '../../ui/field.tsx'
import { formatMoment } from '../local-time.ts'
import type { PostValues } from './post-values.ts'

interface PublishingFieldsProps {
  base: PostRecord | null
  values: PostValues
  errors: Record<string, string>
  set: (change: Partial<PostValues>) => void
}

export function PublishingFields({ base, values, errors, set }: PublishingFieldsProps) {
  const { status, publish_at } = values
  const [isIncomplete, setIncomplete] = useState(false)
  const read = ({ target }: FocusEvent<HTMLInputElement> | React.ChangeEvent<HTMLInputElement>) => {
    // A time of which a part is missing reads as none; nobody means "at once" by it.
    const { value, validity } = target
    setIncomplete(validity.badInput)
    const time = validity.badInput ? incomplete : toIso(value)
    // The field shows minutes; what was stored to the second stays until another time is typed.
    if (toInput(time) !== toInput(publish_at) || time === incomplete) set({ publish_at: time })
    else if (publish_at === incomplete) set({ publish_at: '' })
  }
  return (
    <div className="grid gap-4">
      <SelectField
        error={errors.status}
        label={words.fields.status}
        onChange={(event) => set({ status: event.target.value as PostStatus })}
        value={status}
      >
        <option value="draft">{postStateLabels.draft}</option>
        <option value="published">{postStateLabels.published}</option>
      </SelectField>
      <TextField
        error={errors.publish_at ?? (isIncomplete ? words.incompleteTime : null)}
        hint={words.publishHint}
        label={words.fields.publish_at}
        max="9999-12-31T23:59"
        onBlur={read}
        onChange={read}
        type="datetime-local"
        value={toInput(publish_at)}
      />
      <p className="text-sm text-muted figures">{inWords(base, values)}</p>
    </div>
  )
}

/** No time, so that the schema refuses it. */
const incomplete = 'incomplete'

/** "2026-11-20T09:05", in UTC. */
function toInput(time: string): string {
  return isTime(time) ? new Date(time).toISOString().slice(0, 16) : ''
}

function toIso(input: string): string {
  const time = new Date(`${input}Z`)
  return Number.isNaN(time.getTime()) ? '' : time.toISOString()
}

function isTime(text: string): boolean {
  return text !== incomplete && !Number.isNaN(Date.parse(text))
}

/** The time that was typed as the clock on the wall shows it, and what readers have seen so far. */
function inWords(base: PostRecord | null, { publish_at }: PostValues): string {
  const sentences: string[] = []
  if (isTime(publish_at) && new Date(publish_at).getTimezoneOffset() !== 0) {
    sentences.push(`${fill(words.publishLocal, { time: localTime(publish_at) })}.`)
  }
  if (base?.published_at) {
    const isAhead = base.published_at > new Date().toISOString()
    const template = isAhead ? words.publicFrom : words.publicSince
    const time = formatMoment(base.published_at)
    sentences.push(fill(base.status === 'draft' ? words.wasPublic : template, { time }))
  }
  return sentences.join(' ')
}
