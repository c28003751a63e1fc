/**
 * The dialog that creates and edits a record of `kind`. Its fields are the children, as a function
 * of the form; buttons, refusals and what happens to unsaved input are here.
 */
import type { ReactNode } from 'react'
import { recordFormWords as words } from '../../../content/admin/words.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { ConflictNotice, type Difference } from './conflict-notice.tsx'
import {
  type Draft,
  type FormKind,
  type FormValues,
  isChanged,
  type Versioned,
} from './form-kind.ts'
import type { DraftState } from './use-draft.ts'
import { type RecordForm, useRecordForm } from './use-record-form.ts'
import { useIsSaving } from './use-save.ts'

export interface FieldsProps<Values extends FormValues> {
  values: Values
  errors: Record<string, string>
  set: (change: Partial<Values>) => void
}

interface RecordDialogProps<Row extends Versioned, Values extends FormValues> {
  kind: FormKind<Row, Values>
  state: DraftState<Row, Values>
  fields: (props: FieldsProps<Values>) => ReactNode
}

export function RecordDialog<Row extends Versioned, Values extends FormValues>(
  props: RecordDialogProps<Row, Values>,
) {
  const { kind, state } = props
  const { draft, close } = state
  const isSaving = useIsSaving(kind.source)
  const leave = () => {
    if (isSaving) return
    const isLoss = draft !== null && isChanged(kind, draft)
    if (!isLoss || window.confirm(words.discard)) close()
  }
  return (
    <Dialog
      onClose={leave}
      open={draft !== null}
      title={draft?.base ? kind.words.editTitle : kind.words.createTitle}
    >
      {draft && <FormBody {...props} draft={draft} onLeave={leave} />}
    </Dialog>
  )
}

interface FormBodyProps<Row extends Versioned, Values extends FormValues>
  extends RecordDialogProps<Row, Values> {
  draft: Draft<Row, Values>
  onLeave: () => void
}

function FormBody<Row extends Versioned, Values extends FormValues>(
  props: FormBodyProps<Row, Values>,
) {
  const { kind, state, draft, fields, onLeave } = props
  const form = useRecordForm(kind, draft, state)
  const { errors, isPending, set, submit } = form
  const action = draft.base ? kind.words.update : kind.words.create
  return (
    <form className="grid min-w-0 gap-6" noValidate onSubmit={submit} ref={form.form}>
      {state.isRestored && <p className="border-l-4 border-brass pl-3 text-sm">{words.restored}</p>}
      <Conflict draft={draft} form={form} kind={kind} />
      {fields({ values: draft.values, errors, set })}
      <footer className="flex flex-wrap justify-end gap-3">
        <Button disabled={isPending} onClick={onLeave} variant="outline">
          {words.cancel}
        </Button>
        <Button busy={isPending} type="submit">
          {isPending ? words.saving : action}
        </Button>
      </footer>
    </form>
  )
}

interface ConflictProps<Row extends Versioned, Values extends FormValues> {
  kind: FormKind<Row, Values>
  draft: Draft<Row, Values>
  form: RecordForm<Row, Values>
}

function Conflict<Row extends Versioned, Values extends FormValues>({
  kind,
  draft,
  form,
}: ConflictProps<Row, Values>) {
  if (!form.conflict) return null
  const { current } = form.conflict
  return (
    <ConflictNotice
      differences={current && findDifferences(kind, current, draft.values)}
      isBusy={form.isPending}
      onKeepCopy={form.keepCopy}
      onOverwrite={() => current && form.overwrite(current)}
      onReload={() => current && form.reload(current)}
    />
  )
}

function findDifferences<Row extends Versioned, Values extends FormValues>(
  { words: { fields }, valuesOf, empty }: FormKind<Row, Values>,
  current: Row,
  mine: Values,
): Difference[] {
  const saved = valuesOf(current)
  return Object.keys(empty)
    .filter((name) => saved[name] !== mine[name])
    .map((name) => ({
      label: fields[name] ?? name,
      theirs: saved[name] ?? '',
      mine: mine[name] ?? '',
    }))
}
