import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { recordFormWords, toastTitles } from '../../../content/admin/words.ts'
import { readRefusal } from '../../api-client.ts'
import { toast } from '../../ui/toast.tsx'
import { useFormFocus } from '../../ui/use-form-focus.ts'
import { useRefresh } from '../list/use-records.ts'
import { useSession } from '../session/session.tsx'
import type { Conflict, FormKind, Refusal, Versioned } from './form-kind.ts'
import { type Draft, type DraftInput, draftOf, useDraft } from './use-draft.ts'

interface FormInput<Row, Values> extends DraftInput<Row, Values> {
  onSaved: () => void
  onRefused?: (refusal: Refusal<Row>) => void
}

export type Form<Row extends Versioned, Values extends object> = ReturnType<
  typeof useForm<Row, Values>
>

/** One opening of a form: what is typed, what is wrong with it, and who else was at it. */
export function useForm<Row extends Versioned, Values extends object>(
  kind: FormKind<Row, Values>,
  input: FormInput<Row, Values>,
) {
  const { draft, put, replace, ...state } = useDraft(kind, input)
  const { form, refusal, setRefusal, isPending, save } = useSaving(kind, input, state)
  const { id, base, values } = draft
  const { errors, conflict } = refusal
  /** Goes on with `next`, in place of what was refused. */
  const turnTo = (next: Draft<Row, Values>) => {
    setRefusal({ errors: {}, conflict: null })
    replace(next)
  }
  return {
    form,
    base,
    values,
    isNew: id === null,
    isRestored: state.isRestored,
    isUnsaved: state.isUnsaved,
    isKept: state.isKept,
    errors,
    conflict,
    isPending,
    discard: state.discard,
    set: (change: Partial<Values>) => put({ ...draft, values: { ...values, ...change } }),
    submit: (event: FormEvent) => {
      event.preventDefault()
      save(draft)
    },
    /** Shows `current` as if it had just been opened. */
    reload: (current: Row | null) => turnTo(draftOf(kind, current)),
    overwrite: (current: Row) => {
      const next = { ...draftOf(kind, current), values }
      turnTo(next)
      save(next)
    },
    /** The name is free where the other one was deleted. */
    keepCopy: () => {
      const copy = conflict?.current && kind.copyOf ? kind.copyOf(values) : values
      turnTo({ ...draftOf(kind, null), values: copy })
    },
    showConflict: (found: Conflict<Row>) => setRefusal({ errors: {}, conflict: found }),
  }
}

/** Checks and saves, one save at a time, and remembers why it was refused. */
function useSaving<Row extends Versioned, Values extends object>(
  kind: FormKind<Row, Values>,
  input: FormInput<Row, Values>,
  { flush, discard }: { flush: () => void; discard: () => void },
) {
  const form = useRef<HTMLFormElement>(null)
  const [refusal, setRefusal] = useState<Refusal<Row>>(() => ({
    errors: {},
    conflict: findEarlyConflict(input),
  }))
  const finish = () => {
    discard()
    input.onSaved()
  }
  const refuse = (found: Refusal<Row>) => {
    setRefusal(found)
    input.onRefused?.(found)
  }
  const { mutate, isPending } = useSave(kind, finish, refuse)
  const { focusFirstError } = useFormFocus(form, isPending)
  const save = (wanted: Draft<Row, Values>) => {
    if (isPending) return
    flush()
    const errors = kind.check(wanted.values)
    setRefusal({ errors, conflict: null })
    if (Object.keys(errors).length > 0) {
      focusFirstError()
      return reportInvalid(kind, wanted.values)
    }
    // Here and not in the mutation: until it has ended no field can have the focus.
    mutate(wanted, { onError: focusFirstError })
  }
  return { form, refusal, setRefusal, isPending, save }
}

/** Nobody should go on typing into what cannot be saved as it is. */
function findEarlyConflict<Row extends Versioned, Values>({
  record,
  kept,
  isGone = false,
}: DraftInput<Row, Values>): Conflict<Row> | null {
  if (isGone) return { current: null }
  return record && kept && kept.version !== record.version ? { current: record } : null
}

function reportInvalid<Row extends Versioned, Values extends object>(
  { isIncomplete, words }: FormKind<Row, Values>,
  values: Values,
): void {
  const description = isIncomplete(values) ? words.incomplete : recordFormWords.check
  toast({ title: toastTitles.invalid, description, variant: 'destructive' })
}

function useSave<Row extends Versioned, Values extends object>(
  kind: FormKind<Row, Values>,
  onSaved: () => void,
  onRefused: (refusal: Refusal<Row>) => void,
) {
  const { source, method } = kind
  const { call } = useSession()
  const refresh = useRefresh(source)
  return useMutation({
    mutationFn: ({ id, version, values }: Draft<Row, Values>) => {
      const body = kind.bodyOf(values)
      if (id === null) return call('POST', source.path, { body })
      return call(method, `${source.path}/${id}`, {
        body: { ...body, version: version ?? undefined },
      })
    },
    onSuccess: (_answer, { id }) => {
      toast(kind.describeSaved(id === null))
      onSaved()
      return refresh()
    },
    onError: (error, { id }) => {
      // Without a copy there is nothing to be done about a record that is gone.
      const refusal = refusalOf<Row>(error, id !== null && kind.copyOf !== undefined)
      onRefused(refusal)
      // The list shows an old record. Without a conflict it does not, and where no answer came it
      // would fail too, and its toast take the place of ours.
      if (refusal.conflict) void refresh()
    },
    meta: { failure: kind.words.saveFailed },
  })
}

/** `mayBeGone`: a record that is not found is one that somebody else deleted. */
export function refusalOf<Row>(error: Error, mayBeGone: boolean): Refusal<Row> {
  const { status, code, data, errors = {} } = readRefusal(error)
  if (status === 404 && mayBeGone) return { errors: {}, conflict: { current: null } }
  if (code === 'version_conflict') return { errors: {}, conflict: { current: data as Row } }
  return { errors, conflict: null }
}
