import { useMutation } from '@tanstack/react-query'
import { postFormWords as words } from '../../../content/admin/posts.ts'
import { toastTitles } from '../../../content/admin/words.ts'
import type { PostRecord } from '../../../domain/posts/editing.ts'
import { toast } from '../../ui/toast.tsx'
import { useRefresh } from '../list/use-records.ts'
import { ApiError } from '../session/api.ts'
import { useSession } from '../session/session.tsx'
import { postSource } from './post-source.ts'
import { bodyOf, type PostValues } from './post-values.ts'

/** What is typed: over the post `id` as it was at `version`, or as a new one. */
export interface Typed {
  id: number | null
  version: number | null
  values: PostValues
}

/** What somebody else saved in the meantime; null where they deleted the post. */
export interface PostConflict {
  current: PostRecord | null
}

/** Why a save was refused, so far as the person can do something about it. */
export interface PostRefusal {
  errors: Record<string, string>
  conflict: PostConflict | null
}

export function useSavePost(onSaved: () => void, onRefused: (refusal: PostRefusal) => void) {
  const { call } = useSession()
  const refresh = useRefresh(postSource)
  const refreshFiling = useRefresh({ noun: 'regions', shownBy: ['categories'] })
  return useMutation({
    mutationFn: ({ id, version, values }: Typed) =>
      id === null
        ? call('POST', postSource.path, { body: bodyOf(values) })
        : call('PUT', `${postSource.path}/${id}`, { body: bodyOf(values, version ?? undefined) }),
    onSuccess: (_answer, { id }) => {
      const description = id === null ? words.created : words.updated
      toast({ title: toastTitles.success, description })
      onSaved()
      return refresh()
    },
    onError: (error, { id }) => {
      const refusal = readRefusal(error, id)
      onRefused(refusal)
      // The list shows an old record. Without a conflict it does not, and where no answer came it
      // would fail too, and its toast take the place of ours.
      if (refusal.conflict) void refresh()
      // A choice that is none any more: the lists on screen are old.
      const { region_ids, category_ids } = refusal.errors
      if (region_ids || category_ids) void refreshFiling()
    },
    meta: { failure: words.saveFailed },
  })
}

export function readRefusal(error: Error, id: number | null): PostRefusal {
  if (!(error instanceof ApiError)) return { errors: {}, conflict: null }
  const { status, envelope } = error
  if (status === 404 && id !== null) return { errors: {}, conflict: { current: null } }
  if (envelope?.code === 'version_conflict') {
    return { errors: {}, conflict: { current: envelope.data as PostRecord } }
  }
  return { errors: envelope?.errors ?? {}, conflict: null }
}
