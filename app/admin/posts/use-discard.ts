import { useMutation } from '@tanstack/react-query'
import { keptPostWords as words } from '../../../content/en/admin/posts.ts'
import type { PostDraft } from '../../../domain/posts/drafts.ts'
import { toast } from '../../ui/toast.tsx'
import { useRefresh } from '../list/use-records.ts'
import { useSession } from '../session/session.tsx'
import { draftsPath, postSource } from './post-source.ts'

/** Says that it is discarded, and how to take it back. */
export function sayDiscarded(onUndo: () => void): void {
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
