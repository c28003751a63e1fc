import { type FormEvent, useRef, useState } from 'react'
import { postFormWords as words } from '../../../content/admin/posts.ts'
import { recordFormWords, toastTitles } from '../../../content/admin/words.ts'
import type { PostRecord } from '../../../domain/posts/editing.ts'
import { toast } from '../../ui/toast.tsx'
import { useFormFocus } from '../../ui/use-form-focus.ts'
import type { KeptDraft } from './kept-drafts.ts'
import {
  checkPost,
  copyOf,
  emptyPost,
  isIncomplete,
  isSame,
  type PostValues,
  valuesOf,
} from './post-values.ts'
import { useKeeper } from './use-keeper.ts'
import { type PostConflict, type PostRefusal, useSavePost } from './use-save-post.ts'

interface Draft {
  /** As it was fetched; null for a new post. */
  base: PostRecord | null
  /** The version that the typing began from; an older one than that of `base` for kept work. */
  version: number | null
  values: PostValues
}

export interface PostFormInput {
  token: string
  record: PostRecord | null
  kept: KeptDraft | null
  /** The post of the kept work was deleted. */
  isGone: boolean
  onSaved: () => void
}

const nothingWrong: PostRefusal = { errors: {}, conflict: null }

export type PostForm = ReturnType<typeof usePostForm>

/** The dialog's form: what is typed, what is wrong with it, and who else was at it. */
export function usePostForm({ token, record, kept, isGone, onSaved }: PostFormInput) {
  const form = useRef<HTMLFormElement>(null)
  const keeper = useKeeper(token)
  const [draft, setDraft] = useState<Draft>(() => beginDraft(record, kept))
  const [isRestored, setRestored] = useState(kept !== null)
  const [{ errors, conflict }, setRefusal] = useState<PostRefusal>(() => ({
    errors: {},
    conflict: findEarlyConflict(record, kept, isGone),
  }))
  const finish = () => {
    keeper.drop()
    onSaved()
  }
  const { mutate, isPending } = useSavePost(finish, setRefusal)
  const { focusFirstError } = useFormFocus(form, isPending)
  const { base, values, version } = draft
  const isUnsaved = !isSame(values, base ? valuesOf(base) : emptyPost)

  const put = (next: Draft) => {
    setDraft(next)
    const id = next.base?.id ?? null
    const start = next.base ? valuesOf(next.base) : emptyPost
    if (isSame(next.values, start)) keeper.drop()
    else keeper.keep({ id, version: next.version, values: next.values })
  }
  const save = (wanted: Draft) => {
    if (isPending) return
    keeper.flush()
    const found = checkPost(wanted.values)
    setRefusal({ errors: found, conflict: null })
    if (Object.keys(found).length > 0) {
      focusFirstError()
      return reportInvalid(wanted.values)
    }
    const typed = { id: wanted.base?.id ?? null, version: wanted.version, values: wanted.values }
    // Here and not in the mutation: until it has ended no field can have the focus.
    mutate(typed, { onError: focusFirstError })
  }
  /** Goes on with `next`, in place of what was refused. */
  const turnTo = (next: Draft) => {
    setRefusal(nothingWrong)
    setRestored(false)
    put(next)
  }
  return {
    form,
    base,
    values,
    errors,
    conflict,
    isPending,
    isUnsaved,
    isRestored,
    isKept: keeper.isKept,
    discard: keeper.drop,
    set: (change: Partial<PostValues>) => put({ ...draft, values: { ...values, ...change } }),
    submit: (event: FormEvent) => {
      event.preventDefault()
      save(draft)
    },
    /** Shows `current` as if it had just been opened. */
    reload: (current: PostRecord | null) => turnTo(beginDraft(current, null)),
    overwrite: (current: PostRecord) => {
      const next = { base: current, version: current.version, values }
      turnTo(next)
      save(next)
    },
    /** The name is free where the other one was deleted. */
    keepCopy: () => {
      const copy = conflict?.current ? copyOf(values) : values
      turnTo({ base: null, version: null, values: copy })
    },
    showConflict: (found: PostConflict) => setRefusal({ errors: {}, conflict: found }),
    version,
  }
}

function beginDraft(base: PostRecord | null, kept: KeptDraft | null): Draft {
  if (kept) return { base, version: base ? kept.version : null, values: kept.values }
  return { base, version: base?.version ?? null, values: base ? valuesOf(base) : emptyPost }
}

/** Nobody should go on typing into what cannot be saved as it is. */
function findEarlyConflict(
  record: PostRecord | null,
  kept: KeptDraft | null,
  isGone: boolean,
): PostConflict | null {
  if (isGone) return { current: null }
  return record && kept && kept.version !== record.version ? { current: record } : null
}

function reportInvalid(values: PostValues): void {
  const description = isIncomplete(values) ? words.incomplete : recordFormWords.check
  toast({ title: toastTitles.invalid, description, variant: 'destructive' })
}
