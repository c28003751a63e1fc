import { type FormEvent, type Ref, useEffect, useRef, useState } from 'react'
import { templateWords as words } from '../../../content/en/admin/messages.ts'
import { recordFormWords } from '../../../content/en/admin/words.ts'
import { fieldErrors } from '../../../domain/field-errors.ts'
import { conversationMaxLengths } from '../../../domain/leads/conversation.ts'
import {
  newTemplateSchema,
  type ReplyTemplate,
  templateNameMaxLength,
} from '../../../domain/messages/templates.ts'
import { readRefusal } from '../../api-client.ts'
import { Button } from '../../ui/button.tsx'
import { TextAreaField, TextField } from '../../ui/field.tsx'
import { useFormFocus } from '../../ui/use-form-focus.ts'
import { type FormGuard, useFormGuard } from '../form/form-guard.ts'
import { useSaveTemplate } from './use-templates.ts'

interface TemplateFormProps {
  /** Null for a new one. */
  template: ReplyTemplate | null
  guard: Ref<FormGuard>
  onLeave: () => void
  onSaved: () => void
}

/** What is typed is nowhere but here. */
const keepNothing = () => {}

export function TemplateForm({ template, guard, onLeave, onSaved }: TemplateFormProps) {
  const { form, values, errors, isOvertaken, isPending, isUnsaved, set, submit } = useTemplateForm(
    template,
    onSaved,
  )
  useFormGuard(guard, { isPending, isUnsaved, discard: keepNothing })
  const first = useRef<HTMLInputElement>(null)
  useEffect(() => first.current?.focus(), [])
  return (
    <form className="grid min-w-0 grid-cols-1 gap-4" noValidate onSubmit={submit} ref={form}>
      {isOvertaken && (
        <p className="border-l-4 border-amber pl-3 text-sm" role="alert">
          {words.conflict}
        </p>
      )}
      <TextField
        autoComplete="off"
        error={errors.name}
        label={words.name}
        maxLength={templateNameMaxLength}
        onChange={({ target }) => set({ name: target.value })}
        ref={first}
        required
        value={values.name}
      />
      <TextAreaField
        error={errors.text}
        hint={words.lead}
        label={words.text}
        maxLength={conversationMaxLengths.text}
        onChange={({ target }) => set({ text: target.value })}
        required
        rows={12}
        value={values.text}
      />
      <footer className="flex flex-wrap justify-end gap-3">
        <Button disabled={isPending} onClick={onLeave} variant="outline">
          {recordFormWords.cancel}
        </Button>
        <Button busy={isPending} type="submit">
          {isPending ? recordFormWords.saving : words.save}
        </Button>
      </footer>
    </form>
  )
}

interface TemplateValues {
  name: string
  text: string
}

function useTemplateForm(template: ReplyTemplate | null, onSaved: () => void) {
  const form = useRef<HTMLFormElement>(null)
  const base: TemplateValues = { name: template?.name ?? '', text: template?.text ?? '' }
  const [values, setValues] = useState(base)
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [rival, setRival] = useState<ReplyTemplate | null>(null)
  const { mutate, isPending } = useSaveTemplate(onSaved)
  const { focusFirstError } = useFormFocus(form, isPending)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const { success, data, error } = newTemplateSchema.safeParse(values)
    setErrors(success ? {} : fieldErrors(error.issues))
    if (!success) return focusFirstError()
    if (isPending) return
    const version = rival?.version ?? template?.version
    const write = { ...data, id: template?.id ?? null, version }
    mutate(write, {
      onError: (refused) => {
        const { code, data: current, errors: faults = {} } = readRefusal(refused)
        if (code === 'version_conflict') setRival(current as ReplyTemplate)
        setErrors(faults)
        focusFirstError()
      },
    })
  }
  return {
    form,
    values,
    errors,
    isPending,
    isOvertaken: rival !== null,
    isUnsaved: values.name !== base.name || values.text !== base.text,
    set: (change: Partial<TemplateValues>) => {
      setValues({ ...values, ...change })
      setErrors({})
    },
    submit,
  }
}
