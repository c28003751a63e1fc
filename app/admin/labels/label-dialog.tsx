/** The dialog that creates and edits a label. */
import type { Ref } from 'react'
import { labelWords } from '../../../content/en/admin/labels.ts'
import { type Label, type LabelKind, labelKeys } from '../../../domain/labels.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { TextAreaField, TextField } from '../../ui/field.tsx'
import { ConflictNotice, compareFields, RestoredNotice } from '../form/conflict-notice.tsx'
import { FormFoot } from '../form/form-foot.tsx'
import { type FormGuard, useFormGuard, useGuardedClose } from '../form/form-guard.ts'
import { GeneratedField } from '../form/generated-field.tsx'
import type { Opened } from '../form/local-drafts.ts'
import { limitOf } from '../form/short-form.tsx'
import { type Form, useForm } from '../form/use-form.ts'
import { MediaPickerButtons } from '../media/media-picker.tsx'
import { type LabelValues, labelScreens } from './label-kinds.ts'

export interface OpenedLabel extends Opened<LabelValues> {
  /** The label's row in the list; null for a new label, and for one reopened on page load. */
  row: Label | null
}

interface LabelDialogProps {
  kind: LabelKind
  opened: OpenedLabel | null
  onClose: () => void
}

export function LabelDialog({ kind, opened, onClose }: LabelDialogProps) {
  const { guard, leave } = useGuardedClose(onClose)
  const { createTitle, editTitle } = labelWords[kind].form
  return (
    <Dialog onClose={leave} open={opened !== null} title={opened?.id ? editTitle : createTitle}>
      {opened && (
        <LabelForm
          guard={guard}
          key={opened.token}
          kind={kind}
          onLeave={leave}
          onSaved={onClose}
          opened={opened}
        />
      )}
    </Dialog>
  )
}

interface LabelFormProps {
  kind: LabelKind
  opened: OpenedLabel
  guard: Ref<FormGuard>
  onLeave: () => void
  onSaved: () => void
}

function LabelForm({ kind, opened, guard, onLeave, onSaved }: LabelFormProps) {
  const screen = labelScreens[kind].form
  const words = labelWords[kind]
  const form = useForm(screen, { ...opened, record: opened.row, onSaved })
  useFormGuard(guard, form)
  const { isPending, isNew, values } = form
  return (
    <form className="grid min-w-0 gap-6" noValidate onSubmit={form.submit} ref={form.form}>
      {form.isRestored && <RestoredNotice />}
      <ConflictNotice
        canCopy
        compare={(current) => compareFields<string>(words.fields, screen.valuesOf(current), values)}
        form={form}
      />
      <LabelFields form={form} kind={kind} />
      <FormFoot
        isPending={isPending}
        onLeave={onLeave}
        submit={isNew ? words.form.create : words.form.update}
        to="editor"
      />
    </form>
  )
}

interface PictureFieldProps {
  /** '' for none. */
  url: string
  error: string | undefined
  onChange: (url: string) => void
}

function PictureField({ url, error, onChange }: PictureFieldProps) {
  return (
    <fieldset className="grid min-w-0 gap-1.5">
      <legend className="font-semibold">{labelWords.authors.fields.picture}</legend>
      {url !== '' && (
        <img
          alt=""
          className="size-24 border border-rule object-cover"
          height="96"
          src={url}
          width="96"
        />
      )}
      <MediaPickerButtons isWrong={Boolean(error)} onChange={onChange} url={url} />
      {error && (
        <p className="text-sm font-semibold text-danger" role="alert">
          {error}
        </p>
      )}
    </fieldset>
  )
}

interface LabelFieldsProps {
  kind: LabelKind
  form: Form<Label, LabelValues>
}

function LabelFields({ kind, form: { values, errors, set, field } }: LabelFieldsProps) {
  const { key, maxLengths } = labelScreens[kind]
  const keyName = labelKeys[kind]
  const words = labelWords[kind]
  const labels: LabelValues = words.fields
  const generate = () => set({ [keyName]: key.generate(values.name ?? '') })
  const propose = () => key.isProposed && values[keyName] === '' && generate()
  return (
    <div className="grid gap-4">
      <TextField
        {...field('name', maxLengths.name)}
        autoComplete="off"
        data-autofocus
        label={words.fields.name}
        onBlur={propose}
        onKeyDown={(event) => event.key === 'Enter' && propose()}
        required
      />
      <GeneratedField
        {...limitOf(values[keyName] ?? '', key.maxLength, words.form.keyHint)}
        error={errors[keyName]}
        generateLabel={words.form.generate}
        label={labels[keyName] ?? keyName}
        onGenerate={generate}
        onType={(typed) => set({ [keyName]: key.settle(typed) })}
        required
        value={values[keyName]}
      />
      {labels.description && (
        <TextAreaField
          {...field('description', maxLengths.description)}
          label={labels.description}
          rows={3}
        />
      )}
      {kind === 'authors' && (
        <>
          <TextField
            {...field('email')}
            autoComplete="off"
            hint={labelWords.authors.form.emailHint}
            label={labelWords.authors.fields.email}
            type="email"
          />
          <PictureField
            error={errors.picture}
            onChange={(picture) => set({ picture })}
            url={values.picture ?? ''}
          />
        </>
      )}
    </div>
  )
}
