/** Makes a named key, and shows it once. */
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { roleWords, keyWords as words } from '../../../content/en/admin/keys.ts'
import { toastTitles } from '../../../content/en/admin/words.ts'
import { type Role, roles } from '../../../domain/actor.ts'
import { fieldErrors } from '../../../domain/field-errors.ts'
import { type CreatedKey, keyNameMaxLength, newKeySchema } from '../../../domain/keys.ts'
import { fill } from '../../../domain/wording.ts'
import { readRefusal } from '../../api-client.ts'
import { Button } from '../../ui/button.tsx'
import { copyText } from '../../ui/copy-address.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { TextField } from '../../ui/field.tsx'
import { RadioGroup, RadioRow } from '../../ui/radio-row.tsx'
import { dismissToast } from '../../ui/toast.tsx'
import { useFormFocus } from '../../ui/use-form-focus.ts'
import { FormFoot } from '../form/form-foot.tsx'
import { type RecordSource, useRefresh } from '../list/use-records.ts'
import { useSession } from '../session/session.tsx'

interface NewKeyDialogProps {
  open: boolean
  onClose: () => void
  source: RecordSource
}

export function NewKeyDialog({ open, onClose, source }: NewKeyDialogProps) {
  const [made, setMade] = useState<CreatedKey | null>(null)
  const close = () => {
    setMade(null)
    onClose()
  }
  const title = made ? fill(words.made.title, { name: made.name }) : words.form.title
  return (
    <Dialog onClose={close} open={open} title={title}>
      {made ? (
        <MadeKey made={made} onDone={close} />
      ) : (
        <KeyForm onLeave={close} onMade={setMade} source={source} />
      )}
    </Dialog>
  )
}

interface KeyFormProps {
  source: RecordSource
  onMade: (made: CreatedKey) => void
  onLeave: () => void
}

function KeyForm({ source, onMade, onLeave }: KeyFormProps) {
  const { form, values, errors, isPending, set, submit } = useKeyForm(source, onMade)
  return (
    <form className="grid min-w-0 gap-6" noValidate onSubmit={submit} ref={form}>
      <TextField
        autoComplete="off"
        data-autofocus
        disabled={isPending}
        error={errors.name ?? null}
        hint={words.form.nameHint}
        label={words.form.name}
        maxLength={keyNameMaxLength}
        onChange={(event) => set({ name: event.target.value })}
        required
        value={values.name}
      />
      <RadioGroup disabled={isPending} legend={words.form.role}>
        {roles.map((role) => (
          <RadioRow
            checked={values.role === role}
            description={roleWords[role].may}
            key={role}
            name="role"
            onChange={() => set({ role })}
            title={roleWords[role].name}
            value={role}
          />
        ))}
      </RadioGroup>
      <FormFoot
        isPending={isPending}
        onLeave={onLeave}
        pending={words.form.creating}
        submit={words.form.create}
      />
    </form>
  )
}

interface KeyValues {
  name: string
  role: Role
}

function useKeyForm(source: RecordSource, onMade: (made: CreatedKey) => void) {
  const { call } = useSession()
  const refresh = useRefresh(source)
  const form = useRef<HTMLFormElement>(null)
  const [values, setValues] = useState<KeyValues>({ name: '', role: 'editor' })
  const [errors, setErrors] = useState<Record<string, string>>({})
  const { mutate, isPending } = useMutation({
    mutationFn: async (body: KeyValues) =>
      (await call<CreatedKey>('POST', source.path, { body })).data as CreatedKey,
    onSuccess: (made) => {
      // That an earlier try failed would be read as said of this one.
      dismissToast()
      onMade(made)
    },
    onError: (error) => setErrors(readRefusal(error).errors ?? {}),
    onSettled: refresh,
    meta: { failure: words.form.failed, marksFields: true },
  })
  const { focusFirstError } = useFormFocus(form, isPending)
  return {
    form,
    values,
    errors,
    isPending,
    set: (change: Partial<KeyValues>) => {
      setValues({ ...values, ...change })
      setErrors({})
    },
    submit: (event: FormEvent) => {
      event.preventDefault()
      const { success, error } = newKeySchema.safeParse(values)
      setErrors(success ? {} : fieldErrors(error.issues))
      if (!success) return focusFirstError()
      mutate(values, { onError: focusFirstError })
    },
  }
}

const { made: madeWords } = words
const toasts = {
  copied: { title: toastTitles.success, description: madeWords.copied },
  notCopied: { title: toastTitles.error, description: madeWords.notCopied },
}

function MadeKey({ made: { name, key }, onDone }: { made: CreatedKey; onDone: () => void }) {
  const field = useRef<HTMLInputElement>(null)
  // The button that had the focus is gone; a person who copies by hand finds the key selected.
  useEffect(() => field.current?.select(), [])
  return (
    <div className="grid min-w-0 grid-cols-1 gap-6">
      <p className="break-words">{fill(madeWords.text, { name })}</p>
      <TextField
        autoComplete="off"
        className="font-mono"
        data-1p-ignore
        data-lpignore="true"
        label={madeWords.key}
        readOnly
        ref={field}
        spellCheck={false}
        value={key}
      />
      <footer className="flex flex-wrap justify-end gap-3">
        <Button onClick={() => copyText(key, toasts)} variant="outline">
          {madeWords.copy}
        </Button>
        <Button onClick={onDone}>{madeWords.done}</Button>
      </footer>
    </div>
  )
}
