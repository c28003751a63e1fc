/** Makes a named key, and shows it once. */
import { useEffect, useRef, useState } from 'react'
import { roleWords, keyWords as words } from '../../../content/en/admin/keys.ts'
import { toastTitles } from '../../../content/en/admin/words.ts'
import { roles } from '../../../domain/actor.ts'
import {
  type CreatedKey,
  keyNameMaxLength,
  type NewKey,
  newKeySchema,
} from '../../../domain/keys.ts'
import { fill } from '../../../domain/wording.ts'
import { Button } from '../../ui/button.tsx'
import { copyText } from '../../ui/copy-address.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { TextField } from '../../ui/field.tsx'
import { RadioGroup, RadioRow } from '../../ui/radio-row.tsx'
import { dismissToast } from '../../ui/toast.tsx'
import { checkBy } from '../form/form-kind.ts'
import { ShortForm, useShortForm } from '../form/short-form.tsx'
import { type RecordSource, useAction } from '../list/use-records.ts'
import { CreateButton } from '../tool-button.tsx'

export const keySource: RecordSource = {
  noun: 'keys',
  path: '/api/admin/keys',
  fetchFailed: words.fetchFailed,
}

export function NewKeyButton() {
  const [isOpen, setOpen] = useState(false)
  const [made, setMade] = useState<CreatedKey | null>(null)
  const close = () => {
    setMade(null)
    setOpen(false)
  }
  const title = made ? fill(words.made.title, { name: made.name }) : words.form.title
  return (
    <>
      <CreateButton label={words.create} onClick={() => setOpen(true)} />
      <Dialog onClose={close} open={isOpen} title={title}>
        {made ? (
          <MadeKey made={made} onDone={close} />
        ) : (
          <KeyForm onLeave={close} onMade={setMade} />
        )}
      </Dialog>
    </>
  )
}

interface KeyFormProps {
  onMade: (made: CreatedKey) => void
  onLeave: () => void
}

function KeyForm({ onMade, onLeave }: KeyFormProps) {
  const sending = useAction<NewKey, CreatedKey>({
    ask: (body) => ['POST', keySource.path, { body }],
    failed: words.form.failed,
    marksFields: true,
    shown: keySource,
    onDone: (made) => {
      // A toast about an earlier failure would seem to be about this try.
      dismissToast()
      if (made) onMade(made)
    },
  })
  const form = useShortForm<NewKey>({
    begin: { name: '', role: 'editor' },
    check: checkBy(newKeySchema),
    sending,
  })
  const { isPending, values, set } = form
  return (
    <ShortForm
      form={form}
      onLeave={onLeave}
      pending={words.form.creating}
      submit={words.form.create}
    >
      <TextField
        {...form.field('name', keyNameMaxLength, words.form.nameHint)}
        autoComplete="off"
        data-autofocus
        disabled={isPending}
        label={words.form.name}
        required
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
    </ShortForm>
  )
}

const { made: madeWords } = words
const toasts = {
  copied: { title: toastTitles.success, description: madeWords.copied },
  notCopied: { title: toastTitles.error, description: madeWords.notCopied },
}

function MadeKey({ made: { name, key }, onDone }: { made: CreatedKey; onDone: () => void }) {
  const field = useRef<HTMLInputElement>(null)
  // The button that had the focus is gone; the key is selected for copying by hand.
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
