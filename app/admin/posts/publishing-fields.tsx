import { postStateLabels, postFormWords as words } from '../../../content/en/admin/posts.ts'
import type { PostRecord } from '../../../domain/posts/editing.ts'
import type { PostStatus } from '../../../domain/posts/published.ts'
import { fill } from '../../../domain/wording.ts'
import { SelectField } from '../../ui/field.tsx'
import { formatMoment } from '../local-time.ts'
import { MomentField } from '../moment-field.tsx'
import type { PostValues } from './post-values.ts'

interface PublishingFieldsProps {
  base: PostRecord | null
  values: PostValues
  errors: Record<string, string>
  set: (change: Partial<PostValues>) => void
}

export function PublishingFields({ base, values, errors, set }: PublishingFieldsProps) {
  const { status, publish_at } = values
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
      <MomentField
        error={errors.publish_at}
        hint={words.publishHint}
        label={words.fields.publish_at}
        onChange={(time) => set({ publish_at: time })}
        value={publish_at}
      />
      <p className="text-sm text-muted figures">{inWords(base)}</p>
    </div>
  )
}

/** What readers have seen so far. */
function inWords(base: PostRecord | null): string {
  if (!base?.published_at) return ''
  const isAhead = base.published_at > new Date().toISOString()
  const template = isAhead ? words.publicFrom : words.publicSince
  const time = formatMoment(base.published_at)
  return fill(base.status === 'draft' ? words.wasPublic : template, { time })
}
