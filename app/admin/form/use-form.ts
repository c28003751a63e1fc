import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { recordFormWords, toastTitles } from '../../../content/en/admin/words.ts'
import { readRefusal } from '../../api-client.ts'
import { toast } from '../../ui/toast.tsx'
import { useFormFocus } from '../../ui/use-form-focus.ts'
import { useRefresh } from '../list/use-records.ts'
import type { CallOptions, Method } from '../session/api.ts'
import { useRefusal, useSession } from '../session/session.tsx'
import { tellFailure } from '../session/tell.ts'
import type { Conflict, FormKind, Refusal, Versioned } from './form-kind.ts'
import { fieldsOf } from './short-form.tsx'
import { type Draft, type DraftInput, type DraftState, draftOf, useDraft } from './use-draft.ts'

interface FormInput<Row, Values> extends DraftInput<Row, Values> {
  onSaved: () => void
  /** Called after a save that keeps the form open. */
  onStayed?: () => void
  onRefused?: (refusal: Refusal<Row>) => void
  /** Awaited before a save is sent; its result is added to the body. */
  beforeSave?: () => Promise<object>
}

export type Form<Row extends Versioned, Values extends object> = ReturnType<
  typeof useForm<Row, Values>
>

/** One opening of a form: its values, its errors, and conflicts with others. */
export function useForm<Row extends Versioned, Values extends object>(
  kind: FormKind<Row, Values>,
  input: FormInput<Row, Values>,
) {
  const { draft, put, newest, replace, flush, rebase, ...state } = useDraft(kind, input)
  const saving = useSaving(kind, input, { flush, rebase, discard: state.discard })
  const { form, refusal, setRefusal, isPending, isStaying, isSaved, save } = saving
  const { values } = draft
  const { errors, conflict } = refusal
  /** Replaces the refused values with `next` and clears the conflict. */
  const turnTo = (next: Draft<Row, Values>) => {
    setRefusal({ errors: {}, conflict: null })
    replace(next)
  }
  const set = (change: Partial<Values>) => {
    const before = newest()
    const next = { ...before.values, ...change }
    put({ ...before, values: next })
    setRefusal((found) => clearRight(found, Object.keys(change), () => kind.check(next)))
  }
  /** A save requested while another one runs; it will send what was typed meanwhile. */
  const asked = useRef<{ isStaying: boolean } | null>(null)
  const saveNewest = (wish: { isStaying: boolean }) => {
    if (isPending && isStaying) asked.current = wish
    else save(newest(), wish.isStaying)
  }
  const goOn = useEffectEvent(() => {
    const wish = asked.current
    if (isPending || !wish) return
    asked.current = null
    if (isSaved && (!wish.isStaying || state.isUnsavedNow())) saveNewest(wish)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: each end of a save is looked at
  useEffect(() => goOn(), [isPending])
  return {
    ...draft,
    ...state,
    ...refusal,
    form,
    isNew: draft.id === null,
    isPending,
    /** Locked during a save that closes the form, because later typing would be lost. */
    isLocked: isPending && !isStaying,
    set,
    field: fieldsOf(values, errors, set),
    submit: (event: FormEvent) => {
      event.preventDefault()
      saveNewest({ isStaying: false })
    },
    /** Saves, but the form stays open and can be typed into meanwhile. */
    saveAndStay: () => saveNewest({ isStaying: true }),
    /** Shows `current` as if it had just been opened. */
    reload: (current: Row | null) => turnTo(draftOf(kind, current)),
    overwrite: (current: Row) => {
      const next = { ...draftOf(kind, current), values }
      turnTo(next)
      // The form stays or closes as after the refused save.
      save(next, isStaying)
    },
    newest,
    /** Makes a new record of the values, renamed unless the other record was deleted. */
    keepCopy: () => {
      const copy = conflict?.current && kind.copyOf ? kind.copyOf(values) : values
      turnTo({ ...draftOf(kind, null), values: copy })
    },
    showConflict: (found: Conflict<Row>) => setRefusal({ errors: {}, conflict: found }),
  }
}

/** Replaces the error of a changed field by that of a new check, or drops it if there is none. */
function clearRight<Row>(
  refusal: Refusal<Row>,
  changed: readonly string[],
  check: () => Record<string, string>,
): Refusal<Row> {
  if (!changed.some((field) => field in refusal.errors)) return refusal
  const wrong = check()
  const errors = Object.fromEntries(
    Object.entries(refusal.errors).flatMap(([field, error]) => {
      if (!changed.includes(field)) return [[field, error]]
      return wrong[field] ? [[field, wrong[field]]] : []
    }),
  )
  return { ...refusal, errors }
}

/** Checks and saves, one save at a time, and remembers why it was refused. */
function useSaving<Row extends Versioned, Values extends object>(
  kind: FormKind<Row, Values>,
  input: FormInput<Row, Values>,
  { flush, discard, rebase }: Pick<DraftState<Row, Values>, 'flush' | 'discard' | 'rebase'>,
) {
  const form = useRef<HTMLFormElement>(null)
  const refused = useRefusal('editor')
  const [refusal, setRefusal] = useState<Refusal<Row>>(() => ({
    errors: {},
    conflict: findEarlyConflict(input),
  }))
  const { call } = useSession()
  const refresh = useRefresh(kind.source)
  const { mutate, isPending, isSuccess, variables } = useMutation({
    mutationFn: async ({ wanted }: Save<Row, Values>) => {
      const body = { ...kind.bodyOf(wanted.values), ...(await input.beforeSave?.()) }
      const send = (more?: object) => call<Row>(...writeOf(kind, wanted, { ...body, ...more }))
      try {
        return await send()
      } catch (error) {
        const wish = kind.insist?.(readRefusal(error))
        if (!wish || !window.confirm(wish.question)) throw error
        return send(wish.body)
      }
    },
    onSuccess: ({ data }, { wanted, isStaying }) => {
      toast(kind.describeSaved(wanted.id === null))
      if (isStaying) {
        rebase(data as Row, wanted.values)
        input.onStayed?.()
      } else {
        discard()
        input.onSaved()
      }
      return refresh()
    },
    onError: (error, { wanted: { id } }) => {
      // Without a copy, nothing can be done about a record that is gone.
      const found = refusalOf<Row>(error, id !== null && kind.copyOf !== undefined)
      setRefusal(found)
      input.onRefused?.(found)
      // On a conflict the list shows an old record. Otherwise it does not; and if no response came,
      // a refetch would fail too, and its toast would replace ours.
      if (found.conflict) void refresh()
    },
    meta: { failure: kind.words.saveFailed, marksFields: true },
  })
  const isStaying = variables?.isStaying ?? false
  const { focusFirstError } = useFormFocus(form, isPending)
  const save = (wanted: Draft<Row, Values>, isStaying = false) => {
    if (isPending) return
    flush()
    if (refused) return tellFailure(refused)
    const errors = kind.check(wanted.values)
    setRefusal({ errors, conflict: null })
    if (Object.keys(errors).length > 0) {
      focusFirstError()
      return reportInvalid(kind, wanted.values)
    }
    const doubt = kind.doubt?.(wanted.values, wanted.base)
    if (doubt && !window.confirm(doubt)) return
    // Here, not in the mutation: fields stay disabled, and so unfocusable, until it ends.
    mutate({ wanted, isStaying }, { onError: focusFirstError })
  }
  return { form, refusal, setRefusal, isPending, isStaying, isSaved: isSuccess, save }
}

/** A conflict known on opening: nobody should type into what cannot be saved as it is. */
function findEarlyConflict<Row extends Versioned, Values>({
  record,
  local,
  isGone = false,
}: DraftInput<Row, Values>): Conflict<Row> | null {
  if (isGone) return { current: null }
  return record && local && local.version !== record.version ? { current: record } : null
}

function reportInvalid<Row extends Versioned, Values extends object>(
  { isIncomplete, words }: FormKind<Row, Values>,
  values: Values,
): void {
  const missing = isIncomplete?.(values) && words.incomplete
  const description = missing || recordFormWords.check
  toast({ title: toastTitles.invalid, description, variant: 'destructive' })
}

interface Save<Row, Values> {
  wanted: Draft<Row, Values>
  isStaying: boolean
}

/** The request that creates a record, or changes it if it is still at its version. */
function writeOf<Row extends Versioned, Values extends object>(
  { source: { path }, method }: FormKind<Row, Values>,
  { id, version }: Draft<Row, Values>,
  body: object,
): [Method, string, CallOptions] {
  if (id === null) return ['POST', path, { body }]
  return [method, `${path}/${id}`, { body: { ...body, version: version ?? undefined } }]
}

/** `mayBeGone`: a 404 means that somebody else deleted the record. */
export function refusalOf<Row>(error: Error, mayBeGone: boolean): Refusal<Row> {
  const { status, code, data, errors = {} } = readRefusal(error)
  if (status === 404 && mayBeGone) return { errors: {}, conflict: { current: null } }
  if (code === 'version_conflict') return { errors: {}, conflict: { current: data as Row } }
  return { errors, conflict: null }
}
