import { type Ref, useImperativeHandle } from 'react'
import { unsavedPostWords as words } from '../../../content/en/admin/posts.ts'
import { recordFormWords } from '../../../content/en/admin/words.ts'
import type { Revision } from '../../../domain/posts/revisions.ts'
import { toast } from '../../ui/toast.tsx'
import type { FormGuard } from '../form/form-guard.ts'
import { createToken } from '../form/local-drafts.ts'
import { useAction } from '../list/use-records.ts'
import { postSource, typedPath, writingPath } from './post-source.ts'
import { type PostFormState, valuesOf } from './post-values.ts'
import { type Writing, windowToken } from './use-writing.ts'

interface Leaving {
  form: PostFormState
  writing: Writing
  isUploading: boolean
  onLeft: () => void
}

/** Leaving loses and asks nothing, except during an upload or if the work cannot be stored. */
export function useLeaving(guard: Ref<FormGuard>, { form, writing, isUploading, onLeft }: Leaving) {
  const { isPending, isStored } = form
  const { isBehind, flush } = writing
  useImperativeHandle(guard, () => ({
    mayLeave: () => {
      if (isPending) return false
      const isLost = isUploading || (isBehind && !isStored)
      if (isLost) return window.confirm(recordFormWords.discard)
      if (!isBehind) return true
      // If no response comes, the browser still has the draft.
      const longest = new Promise((resolve) => setTimeout(resolve, longestWaitMs))
      void Promise.race([flush(), longest]).then(onLeft)
      return false
    },
  }))
}

const longestWaitMs = 1_500

/** Resets the form to the saved post, with an undo that brings the typed values back. */
export function discardTyped({ values, base, set, reload }: PostFormState): void {
  reload(base)
  sayDiscarded(() => set(values))
}

/** Toast after discarding, with an undo. */
function sayDiscarded(onUndo: () => void): void {
  const action = { label: words.undo, hint: words.undoHint, onPress: onUndo }
  toast({ title: words.discarded, action })
}

/** Discards the server's revision. `onDiscarded`: the button that had the focus is gone. */
export function useDiscard(onDiscarded: () => void) {
  const undo = useAction<Revision>({
    ask: ({ post_id, writing, version, ...typed }) => {
      const fields = valuesOf(typed)
      const body = { window: windowToken, version, mark: createToken(), seen: null, fields }
      return ['PUT', `${writingPath}/${post_id ?? writing}`, { body }]
    },
    failed: words.undoFailed,
    shown: postSource,
  })
  return useAction<number, Revision>({
    ask: (id) => ['DELETE', `${typedPath}/${id}`],
    failed: words.discardFailed,
    shown: postSource,
    onDone: (typed) => {
      if (typed) sayDiscarded(() => undo.mutate(typed))
      onDiscarded()
    },
  })
}
