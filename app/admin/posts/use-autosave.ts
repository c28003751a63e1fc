import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { unsavedPostWords as words } from '../../../content/en/admin/posts.ts'
import type { AskedDraft, PostDraft } from '../../../domain/posts/drafts.ts'
import { readRefusal } from '../../api-client.ts'
import { nameActor } from '../activity/name-actor.ts'
import { announceDrafts, type LocalDraft, type Opened } from '../form/local-drafts.ts'
import { useRefresh } from '../list/use-records.ts'
import { useRefusal, useSession } from '../session/session.tsx'
import { Autosave, type AutosaveState } from './autosave.ts'
import { draftsPath } from './post-source.ts'
import { isSame, type PostFormState, type PostValues } from './post-values.ts'

/** One opening of the post dialog. */
export interface OpenedPost extends Opened<PostValues> {
  /** The draft of a new post that the server has. */
  draftToken?: string | undefined
}

/** What was typed before, and what the server has of it. */
export interface Beginning {
  local: LocalDraft<PostValues> | null
  draft: PostDraft | null
  /** Who typed it last; null where it is who goes on with it. */
  whose: string | null
  /** What somebody else typed after that. */
  rival: PostDraft | null
}

/** What the server has of what was typed; none where it was saved or discarded meanwhile. */
export function useDraftOf(token: string | null) {
  const { call } = useSession()
  return useQuery({
    queryKey: ['post-draft', token],
    queryFn: async ({ signal }) => {
      try {
        const { data } = await call<AskedDraft>('GET', `${draftsPath}/${token}`, { signal })
        return data ?? null
      } catch (error) {
        if (readRefusal(error).status === 404) return null
        throw error
      }
    },
    enabled: token !== null,
    gcTime: 0,
    staleTime: 0,
    meta: { failure: words.fetchFailed },
  })
}

/** What this browser kept goes on from what the server has, or it was typed beside it. */
export function beginWith({ token, local }: OpenedPost, draft: AskedDraft | null): Beginning {
  if (!draft) return { local, draft: null, whose: null, rival: null }
  const whose = draft.is_own ? null : nameActor(draft)
  if (!local) {
    const { post_id: id, post_version: version, fields: values, updated_at: keptAt } = draft
    return { local: { token, id, version, values, keptAt }, draft, whose, rival: null }
  }
  const { stored, values } = local
  const seen = stored?.token === draft.token ? stored.version : 0
  // The page may have been lost before the server's answer to its last write.
  const isOwn = local.token === draft.token && draft.version === seen + 1
  if (seen === draft.version || isOwn || isSame(values, draft.fields))
    return { local, draft, whose, rival: null }
  return { local, draft: null, whose: null, rival: draft }
}

/** To be made before the form, which says to it what is typed (`useAutosaved`). */
export function useAutosave(
  { token }: OpenedPost,
  { draft, rival }: Pick<Beginning, 'draft' | 'rival'>,
) {
  const { call } = useSession()
  const release = useRef<(values: PostValues) => void>(() => {})
  const [autosave] = useState(
    () =>
      new Autosave({ call, token, draft, rival, onStored: (values) => release.current(values) }),
  )
  return { autosave, release }
}

/**
 * What the autosave says of itself now. Asked for where it is shown and not by the whole form, which
 * React would draw several times for each write.
 */
export function useAutosaveState<Value>(
  { autosave }: AutosaveHandle,
  select: (state: AutosaveState) => Value,
): Value {
  return useSyncExternalStore(autosave.subscribe, () => select(autosave.getState()))
}

export type AutosaveHandle = ReturnType<typeof useAutosave>

/** Tells it what is typed, and has it written when the page or the form is left. */
export function useAutosaved({ autosave, release }: AutosaveHandle, form: PostFormState): void {
  const { id, version, values, isUnsaved } = form
  const refresh = useRefresh({ noun: 'posts', shownBy: ['post-drafts'] })
  const leave = useRef<() => void>(() => {})
  useEffect(() => {
    release.current = form.release
    leave.current = () => {
      autosave
        .flush()
        .then(announceDrafts)
        .then(() => refresh())
    }
  })
  const mayWrite = useRefusal('editor') === null
  useEffect(() => {
    if (mayWrite) autosave.change(isUnsaved ? { id, version, values } : null)
  }, [mayWrite, autosave, id, version, values, isUnsaved])
  useEffect(() => {
    const flush = () => void autosave.flush()
    window.addEventListener('blur', flush)
    document.addEventListener('visibilitychange', flush)
    return () => {
      window.removeEventListener('blur', flush)
      document.removeEventListener('visibilitychange', flush)
      leave.current()
    }
  }, [autosave])
}
