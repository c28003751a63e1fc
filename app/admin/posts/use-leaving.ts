import { useMutation } from '@tanstack/react-query'
import { type Ref, useEffect, useImperativeHandle, useRef } from 'react'
import { unsavedPostWords as words } from '../../../content/en/admin/posts.ts'
import { recordFormWords } from '../../../content/en/admin/words.ts'
import type { Revision } from '../../../domain/posts/revisions.ts'
import { toast } from '../../ui/toast.tsx'
import type { FormGuard } from '../form/form-guard.ts'
import { createToken } from '../form/local-drafts.ts'
import { useRefresh } from '../list/use-records.ts'
import { useSession } from '../session/session.tsx'
import { postSource, typedPath, writingPath } from './post-source.ts'
import { type PostFormState, valuesOf } from './post-values.ts'
import { type Writing, windowToken } from './use-writing.ts'

interface Leaving {
  form: PostFormState
  writing: Writing
  isUploading: boolean
  onLeft: () => void
}

/** Leaving loses nothing and asks nothing, unless what is typed can be kept nowhere. */
export function useLeaving(guard: Ref<FormGuard>, { form, writing, isUploading, onLeft }: Leaving) {
  const { isPending, isStored } = form
  const { isBehind, flush } = writing
  useImperativeHandle(guard, () => ({
    mayLeave: () => {
      if (isPending) return false
      const isLost = isUploading || (isBehind && !isStored)
      if (isLost) return window.confirm(recordFormWords.discard)
      if (!isBehind) return true
      // Without an answer the browser has it.
      const longest = new Promise((resolve) => setTimeout(resolve, longestWaitMs))
      void Promise.race([flush(), longest]).then(onLeft)
      return false
    },
  }))
}

const longestWaitMs = 1_500

/** What is typed goes back to what is saved; undone, it comes back. */
export function useDiscarding(form: PostFormState): () => void {
  const latest = useRef(form)
  useEffect(() => {
    latest.current = form
  })
  return () => {
    const { values, base, reload } = form
    reload(base)
    sayDiscarded(() => latest.current.set(values))
  }
}

/** Says that it is discarded, and how to take it back. */
function sayDiscarded(onUndo: () => void): void {
  const action = { label: words.undo, hint: words.undoHint, onPress: onUndo }
  toast({ title: words.discarded, action })
}

/** Discards what the server has. `onDiscarded`: the button that had the focus goes. */
export function useDiscard(onDiscarded: () => void) {
  const { call } = useSession()
  const refresh = useRefresh(postSource)
  const undo = useMutation({
    mutationFn: ({ post_id, writing, version, ...typed }: Revision) =>
      call('PUT', `${writingPath}/${post_id ?? writing}`, {
        body: {
          window: windowToken,
          version,
          mark: createToken(),
          seen: null,
          fields: valuesOf(typed),
        },
      }),
    onSettled: () => refresh(),
    meta: { failure: words.undoFailed },
  })
  return useMutation({
    mutationFn: async (id: number) => (await call<Revision>('DELETE', `${typedPath}/${id}`)).data,
    onSuccess: (typed) => {
      if (typed) sayDiscarded(() => undo.mutate(typed))
      onDiscarded()
    },
    onSettled: () => refresh(),
    meta: { failure: words.discardFailed },
  })
}
