/** Old addresses and where they lead. */
import { type FormEvent, useRef, useState } from 'react'
import { redirectWords as words } from '../../../content/en/admin/redirects.ts'
import { fieldErrors } from '../../../domain/field-errors.ts'
import {
  type Redirect,
  type RedirectWrite,
  redirectSchema,
} from '../../../domain/posts/redirects.ts'
import { pathMaxLength } from '../../../domain/site-paths.ts'
import { fill } from '../../../domain/wording.ts'
import { readRefusal } from '../../api-client.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextField } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useFormFocus } from '../../ui/use-form-focus.ts'
import { FormFoot } from '../form/form-foot.tsx'
import { textColumn } from '../list/column.tsx'
import type { ListKind } from '../list/list-view.ts'
import { RecordTab, useRecordTab } from '../list/record-tab.tsx'
import { type RecordSource, useAction } from '../list/use-records.ts'
import { Allowed } from '../session/session.tsx'

const source: RecordSource = {
  noun: 'redirects',
  path: '/api/admin/redirects',
  fetchFailed: words.fetchFailed,
}

const kind: ListKind<Redirect> = {
  columns: [
    textColumn('path', words.columns.path),
    {
      id: 'target',
      label: words.columns.target,
      cell: ({ title, target }) => (title ? fill(words.toArticle, { title, target }) : target),
    },
  ],
  defaultSort: '-id',
}

export default function RedirectsView() {
  const tab = useRecordTab<Redirect>(source, kind, words)
  const [isMaking, setMaking] = useState(false)
  return (
    <RecordTab
      {...tab}
      above={<p className="max-w-measure text-sm text-muted">{words.lead}</p>}
      picking={{ nameOf: ({ path }) => path }}
      title={words.title}
      titleShown
      tools={
        <Allowed to="editor">
          <Button onClick={() => setMaking(true)} size="sm">
            <Icon className="size-4" name="plus" />
            {words.create}
          </Button>
        </Allowed>
      }
    >
      <Dialog onClose={() => setMaking(false)} open={isMaking} title={words.create}>
        <RedirectForm onLeave={() => setMaking(false)} />
      </Dialog>
    </RecordTab>
  )
}

function RedirectForm({ onLeave }: { onLeave: () => void }) {
  const form = useRef<HTMLFormElement>(null)
  const [values, setValues] = useState<RedirectWrite>({ path: '', target: '' })
  const [errors, setErrors] = useState<Record<string, string>>({})
  const { mutate, isPending } = useAction<RedirectWrite>({
    ask: (body) => ['POST', source.path, { body }],
    done: words.form.created,
    failed: words.form.failed,
    marksFields: true,
    shown: source,
    onDone: onLeave,
    onError: (error) => setErrors(readRefusal(error).errors ?? {}),
  })
  const { focusFirstError } = useFormFocus(form, isPending)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const { success, error } = redirectSchema.safeParse(values)
    setErrors(success ? {} : fieldErrors(error.issues))
    if (success) mutate(values, { onError: focusFirstError })
    else focusFirstError()
  }
  const field = (name: 'path' | 'target', hint: string) => (
    <TextField
      autoComplete="off"
      data-autofocus={name === 'path' || undefined}
      disabled={isPending}
      error={errors[name]}
      hint={hint}
      label={words.columns[name]}
      maxLength={pathMaxLength}
      onChange={(event) => setValues({ ...values, [name]: event.target.value })}
      required
      value={values[name]}
    />
  )
  return (
    <form className="grid min-w-0 gap-6" noValidate onSubmit={submit} ref={form}>
      {field('path', words.form.pathHint)}
      {field('target', words.form.targetHint)}
      <FormFoot isPending={isPending} onLeave={onLeave} submit={words.form.create} />
    </form>
  )
}
