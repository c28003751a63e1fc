import { useMutation } from '@tanstack/react-query'
import { type Ref, useEffect, useImperativeHandle, useRef } from 'react'
import { unsavedPostWords as words } from '../../../content/en/admin/posts.ts'
import { recordFormWords } from '../../../content/en/admin/words.ts'
import { draftName, type PostDraft } from '../../../domain/posts/drafts.ts'
import { fill } from '../../../domain/wording.ts'
import { toast } from '../../ui/toast.tsx'
import type { FormGuard } from '../form/form-guard.ts'
import { useRefresh } from '../list/use-records.ts'
import { useSession } from '../session/session.tsx'
import { draftsPath, postSource } from './post-source.ts'
import type { PostFormState } from './post-values.ts'
import type { AutosaveHandle } from './use-autosave.ts'

interface Leaving {
  form: PostFormState
  handle: AutosaveHandle
  isUploading: boolean
  onLeft: () => void
}

/** Leaving loses nothing and asks nothing, unless what is typed can be kept nowhere. */
export function useLeaving(guard: Ref<FormGuard>, { form, handle, isUploading, onLeft }: Leaving) {
  const { isPending, isUnsaved, isStored } = form
  const { autosave } = handle
  useImperativeHandle(guard, () => ({
    mayLeave: () => {
      if (isPending) return false
      const { status, rival } = autosave.getState()
      const isBehind = isUnsaved && status === 'behind' && !rival
      const isLost = isUploading || (isBehind && !isStored)
      if (isLost) return window.confirm(recordFormWords.discard)
      if (!isBehind) return true
      // Without an answer the browser has it, and the writing goes on.
      const longest = new Promise((resolve) => setTimeout(resolve, longestWaitMs))
      void Promise.race([autosave.flush(), longest]).then(onLeft)
      return false
    },
  }))
}

const longestWaitMs = 1_500

/**
 * What is typed goes back to what is saved; undone, it comes back. `whose`: who else has typed of it,
 * which is asked about.
 */
export function useDiscarding(form: PostFormState, whose: string | null): () => void {
  const latest = useRef(form)
  useEffect(() => {
    latest.current = form
  })
  return () => {
    const { values, base, reload } = form
    const name = draftName(values) || words.untitled
    const question = fill(words.confirmDiscardOf, { name, whose: whose ?? '' })
    if (whose !== null && !window.confirm(question)) return
    reload(base)
    sayDiscarded(() => latest.current.set(values))
  }
}

/** Says that it is discarded, and how to take it back. */
function sayDiscarded(onUndo: () => void): void {
  const action = { label: words.undo, hint: words.undoHint, onPress: onUndo }
  toast({ title: words.discarded, action })
}

/** Discards what the server has of a draft. `onDiscarded`: the button that had the focus goes. */
export function useDiscard(onDiscarded: () => void) {
  const { call } = useSession()
  const refresh = useRefresh(postSource)
  const undo = useMutation({
    mutationFn: ({ token, post_id, post_version, version, fields }: PostDraft) =>
      call('PUT', `${draftsPath}/${token}`, { body: { post_id, post_version, version, fields } }),
    onSettled: () => refresh(),
    meta: { failure: words.undoFailed },
  })
  return useMutation({
    mutationFn: async (token: string) =>
      (await call<PostDraft>('DELETE', `${draftsPath}/${token}`)).data,
    onSuccess: (draft) => {
      if (draft) sayDiscarded(() => undo.mutate(draft))
      onDiscarded()
    },
    onSettled: () => refresh(),
    meta: { failure: words.discardFailed },
  })
}
