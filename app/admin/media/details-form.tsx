import { type FormEvent, useRef } from 'react'
import { mediaDetailWords as words } from '../../../content/admin/media.ts'
import { type MediaFile, mediaMaxLengths } from '../../../domain/media/library.ts'
import { Button } from '../../ui/button.tsx'
import { TextAreaField, TextField } from '../../ui/field.tsx'
import { useFormFocus } from '../../ui/use-form-focus.ts'
import { ConflictNotice, type Difference } from '../form/conflict-notice.tsx'
import { type Draft, useDetailsForm } from './use-details-form.ts'

interface DetailsFormProps {
  file: MediaFile
  onCancel: () => void
  onChanged: (isChanged: boolean) => void
  onSaved: () => void
}

export function DetailsForm({ file, onCancel, onChanged, onSaved }: DetailsFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const state = useDetailsForm(file, { onChanged, onSaved })
  const { draft, type, errors, theirs, isSaving, save } = state
  useFormFocus(form, isSaving)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    save()
  }
  return (
    <form className="grid min-w-0 gap-5" noValidate onSubmit={submit} ref={form}>
      {theirs && (
        <ConflictNotice
          differences={differencesOf(theirs, draft)}
          isBusy={isSaving}
          onOverwrite={state.keepMine}
          onReload={state.takeTheirs}
        />
      )}
      <TextField
        error={errors.alt_text}
        hint={file.file_type === 'image' && words.altHint}
        label={words.alt}
        maxLength={mediaMaxLengths.alt_text}
        onChange={({ target }) => type({ alt_text: target.value })}
        value={draft.alt_text}
      />
      <TextAreaField
        error={errors.caption}
        label={words.caption}
        maxLength={mediaMaxLengths.caption}
        onChange={({ target }) => type({ caption: target.value })}
        rows={3}
        value={draft.caption}
      />
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={onCancel} variant="outline">
          {words.cancel}
        </Button>
        <Button busy={isSaving} disabled={theirs !== null} type="submit">
          {isSaving ? words.saving : words.save}
        </Button>
      </div>
    </form>
  )
}

function differencesOf(theirs: Draft, mine: Draft): Difference[] {
  const fields = [
    ['alt_text', words.alt],
    ['caption', words.caption],
  ] as const
  return fields
    .filter(([field]) => theirs[field] !== mine[field])
    .map(([field, label]) => ({ label, theirs: theirs[field], mine: mine[field] }))
}
