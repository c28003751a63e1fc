import type { Ref } from 'react'
import * as z from 'zod/mini'
import { mediaToasts, mediaDetailWords as words } from '../../../content/admin/media.ts'
import { recordFormWords } from '../../../content/admin/words.ts'
import { fieldErrors } from '../../../domain/field-errors.ts'
import {
  type MediaFile,
  mediaChangeSchema,
  mediaMaxLengths,
} from '../../../domain/media/library.ts'
import { Button } from '../../ui/button.tsx'
import { TextAreaField, TextField } from '../../ui/field.tsx'
import { ConflictNotice, compareFields } from '../form/conflict-notice.tsx'
import { type FormGuard, useFormGuard } from '../form/form-guard.ts'
import type { FormKind } from '../form/form-kind.ts'
import type { Opened } from '../form/kept-drafts.ts'
import { RestoredNotice } from '../form/restored-notice.tsx'
import { useForm } from '../form/use-form.ts'
import { Allowed } from '../session/allowed.tsx'
import { mediaSource } from './media.ts'

export interface MediaValues {
  alt_text: string
  caption: string
}

export const mediaForm: FormKind<MediaFile, MediaValues> = {
  source: mediaSource,
  method: 'PATCH',
  words: { incomplete: recordFormWords.check, saveFailed: mediaToasts.updateFailed },
  describeSaved: () => mediaToasts.updated,
  empty: { alt_text: '', caption: '' },
  valuesOf: ({ alt_text, caption }) => ({ alt_text: alt_text ?? '', caption: caption ?? '' }),
  isSame: (one, other) => one.alt_text === other.alt_text && one.caption === other.caption,
  bodyOf: (values) => values,
  check: (values) => {
    const { success, error } = mediaChangeSchema.safeParse(values)
    return success ? {} : fieldErrors(error.issues)
  },
  isIncomplete: () => false,
  draftPrefix: 'plumbline-media-draft-',
  draftSchema: z.object({ alt_text: z.string(), caption: z.string() }),
}

const labels = { alt_text: words.alt, caption: words.caption }

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
  const { values, set, errors, conflict, isPending } = form
  return (
    <form className="grid min-w-0 gap-5" noValidate onSubmit={form.submit} ref={form.form}>
      {form.isRestored && !conflict && <RestoredNotice />}
      <ConflictNotice
        compare={(current) => compareFields(labels, mediaForm.valuesOf(current), values)}
        form={form}
      />
      <TextField
        error={errors.alt_text}
        hint={file.file_type === 'image' && words.altHint}
        label={words.alt}
        maxLength={mediaMaxLengths.alt_text}
        onChange={({ target }) => set({ alt_text: target.value })}
        value={values.alt_text}
      />
      <TextAreaField
        error={errors.caption}
        label={words.caption}
        maxLength={mediaMaxLengths.caption}
        onChange={({ target }) => set({ caption: target.value })}
        rows={3}
        value={values.caption}
      />
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={onLeave} variant="outline">
          {words.cancel}
        </Button>
        <Allowed to="editor">
          <Button busy={isPending} disabled={conflict !== null} type="submit">
            {isPending ? words.saving : words.save}
          </Button>
        </Allowed>
      </div>
    </form>
  )
}
