import type { Ref } from 'react'
import * as z from 'zod/mini'
import { mediaToasts, mediaDetailWords as words } from '../../../content/en/admin/media.ts'
import { type FocalPoint, focalPointSchema } from '../../../domain/media/crops.ts'
import {
  type MediaFile,
  mediaChangeSchema,
  mediaMaxLengths,
} from '../../../domain/media/library.ts'
import { TextAreaField, TextField } from '../../ui/field.tsx'
import { ConflictNotice, compareFields, RestoredNotice } from '../form/conflict-notice.tsx'
import { FormFoot } from '../form/form-foot.tsx'
import { type FormGuard, useFormGuard } from '../form/form-guard.ts'
import { checkBy, type FormKind } from '../form/form-kind.ts'
import type { Opened } from '../form/local-drafts.ts'
import { useForm } from '../form/use-form.ts'
import { describePoint, FocalPointField } from './focal-point-field.tsx'
import { mediaSource } from './media.ts'

export interface MediaValues {
  focal_point: FocalPoint | null
  alt_text: string
  caption: string
}

export const mediaForm: FormKind<MediaFile, MediaValues> = {
  source: mediaSource,
  method: 'PATCH',
  words: { saveFailed: mediaToasts.updateFailed },
  describeSaved: () => mediaToasts.updated,
  empty: { alt_text: '', caption: '', focal_point: null },
  valuesOf: ({ alt_text, caption, focal_point }) => ({
    alt_text: alt_text ?? '',
    caption: caption ?? '',
    focal_point,
  }),
  isSame: (one, other) => {
    const [mine, theirs] = [textsOf(one), textsOf(other)]
    return names.every((name) => mine[name] === theirs[name])
  },
  bodyOf: (values) => values,
  check: checkBy(mediaChangeSchema),
  draftPrefix: 'plumbline-media-draft-',
  draftSchema: z.object({
    alt_text: z.string(),
    caption: z.string(),
    focal_point: z.nullable(focalPointSchema),
  }),
}

const labels = { alt_text: words.alt, caption: words.caption, focal_point: words.focalPoint }
const names = ['alt_text', 'caption', 'focal_point'] as const

/** Each value as readable text, for the comparison in a conflict. */
function textsOf({ focal_point, ...texts }: MediaValues): Record<keyof MediaValues, string> {
  return { ...texts, focal_point: focal_point ? describePoint(focal_point) : '' }
}

interface DetailsFormProps {
  opened: Opened<MediaValues>
  file: MediaFile
  guard: Ref<FormGuard>
  onLeave: () => void
  onSaved: () => void
}

export function DetailsForm({ opened, file, guard, onLeave, onSaved }: DetailsFormProps) {
  const form = useForm(mediaForm, { ...opened, record: file, onSaved })
  useFormGuard(guard, form, words.confirmDiscard)
  const { values, set, field, conflict, isPending } = form
  return (
    <form className="grid min-w-0 gap-5" noValidate onSubmit={form.submit} ref={form.form}>
      {form.isRestored && !conflict && <RestoredNotice />}
      <ConflictNotice
        compare={(current) =>
          compareFields(labels, textsOf(mediaForm.valuesOf(current)), textsOf(values))
        }
        form={form}
      />
      <TextField
        {...field(
          'alt_text',
          mediaMaxLengths.alt_text,
          file.file_type === 'image' && words.altHint,
        )}
        label={words.alt}
      />
      <TextAreaField
        {...field('caption', mediaMaxLengths.caption)}
        label={words.caption}
        rows={3}
      />
      <FocalPointField
        file={file}
        onChange={(focal_point) => set({ focal_point })}
        point={values.focal_point}
      />
      <FormFoot
        disabled={conflict !== null}
        isPending={isPending}
        onLeave={onLeave}
        submit={words.save}
        to="editor"
      />
    </form>
  )
}
