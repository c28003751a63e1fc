import { type FormEvent, useRef, useState } from 'react'
import { recordFormWords, toastTitles } from '../../../content/admin/words.ts'
import { toast } from '../../ui/toast.tsx'
import { useFormFocus } from '../../ui/use-form-focus.ts'
import type { Draft, FormKind, FormValues, Versioned } from './form-kind.ts'
import type { DraftState } from './use-draft.ts'
import { type Refusal, useSave } from './use-save.ts'

const nothingWrong = { errors: {}, conflict: null }

/** A dialog's form: what is typed, what is wrong with it, and who else was at it. */
export function useRecordForm<Row extends Versioned, Values extends FormValues>(
  kind: FormKind<Row, Values>,
  draft: Draft<Row, Values>,
  { put, close }: DraftState<Row, Values>,
) {
  const form = useRef<HTMLFormElement>(null)
  const [{ errors, conflict }, setRefusal] = useState<Refusal<Row>>(nothingWrong)
  const refuse = (refusal: Refusal<Row>) => {
    setRefusal(refusal)
    focusFirstError()
  }
  const { mutate, isPending } = useSave(kind, close, refuse)
  const { focusFirstError } = useFormFocus(form, isPending)

  const save = (wanted: Draft<Row, Values>) => {
    if (isPending) return
    const found = kind.check(wanted.values)
    refuse({ errors: found, conflict: null })
    if (Object.keys(found).length === 0) mutate(wanted)
    else reportInvalid(kind, wanted.values)
  }
  /** Goes on with `next`, in place of what was refused. */
  const turnTo = (next: Draft<Row, Values>) => {
    setRefusal(nothingWrong)
    put(next)
  }
  const { values } = draft
  return {
    form,
    errors,
    conflict,
    isPending,
    set: (change: Partial<Values>) => put({ ...draft, values: { ...values, ...change } }),
    submit: (event: FormEvent) => {
      event.preventDefault()
      save(draft)
    },
    reload: (current: Row) => turnTo({ base: current, values: kind.valuesOf(current) }),
    overwrite: (current: Row) => {
      const next = { base: current, values }
      turnTo(next)
      save(next)
    },
    keepCopy: () => turnTo({ base: null, values: kind.copyOf(values) }),
  }
}

export type RecordForm<Row extends Versioned, Values extends FormValues> = ReturnType<
  typeof useRecordForm<Row, Values>
>

function reportInvalid<Row extends Versioned, Values extends FormValues>(
  { required, words }: FormKind<Row, Values>,
  values: Values,
): void {
  const isIncomplete = required.some((name) => values[name]?.trim() === '')
  const description = isIncomplete ? words.incomplete : recordFormWords.check
  toast({ title: toastTitles.invalid, description, variant: 'destructive' })
}
