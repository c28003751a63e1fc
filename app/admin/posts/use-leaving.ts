import { type Ref, useEffect, useImperativeHandle, useRef } from 'react'
import { keptPostWords as words } from '../../../content/en/admin/posts.ts'
import { recordFormWords } from '../../../content/en/admin/words.ts'
import { draftName } from '../../../domain/posts/drafts.ts'
import { fill } from '../../../domain/wording.ts'
import type { FormGuard } from '../form/form-guard.ts'
import type { PostFormState } from './post-values.ts'
import type { AutosaveHandle } from './use-autosave.ts'
import { sayDiscarded } from './use-discard.ts'

interface Leaving {
  form: PostFormState
  kept: AutosaveHandle
  isUploading: boolean
  onLeft: () => void
}

/** Leaving loses nothing and asks nothing, unless what is typed can be kept nowhere. */
export function useLeaving(guard: Ref<FormGuard>, { form, kept, isUploading, onLeft }: Leaving) {
  const { isPending, isUnsaved, isKept } = form
  const { autosave } = kept
  useImperativeHandle(guard, () => ({
    mayLeave: () => {
      if (isPending) return false
      const { status, rival } = autosave.getState()
      const isBehind = isUnsaved && status === 'behind' && !rival
      const isLost = isUploading || (isBehind && !isKept)
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
