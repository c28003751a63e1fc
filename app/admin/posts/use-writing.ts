/**
 * One opening of a post: who writes it, and what is not saved. This window reports itself as the
 * writer every 30 seconds and autosaves to the server. If somebody else has taken over, the typed
 * values are kept as a revision and the form becomes read-only.
 */
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { postFormWords } from '../../../content/en/admin/posts.ts'
import type { TypedAnswer, Writer, WritingState } from '../../../domain/posts/revisions.ts'
import { readRefusal } from '../../api-client.ts'
import { announceDrafts, createToken, type LocalDraft, type Opened } from '../form/local-drafts.ts'
import { useRefresh } from '../list/use-records.ts'
import { useRefusal, useSession } from '../session/session.tsx'
import { typedPath, writingPath } from './post-source.ts'
import { type PostFormState, type PostValues, valuesOf } from './post-values.ts'

/** One opening of the post dialog. */
export interface OpenedPost extends Opened<PostValues> {
  /** Whether the server has unsaved work for it. */
  isBegun?: boolean
}

/** Earlier unsaved work, and the current writer. */
export interface Beginning {
  local: LocalDraft<PostValues> | null
  /** Mark of the autosave that this continues. */
  mark: string | null
  /** The autosave with that mark. */
  stored: Stored | null
  writer: Writer | null
}

interface Stored {
  /** The values that the server has. */
  values: PostValues
  /** Id of the revision. */
  id: number
  at: string
}

/** Identifies this browser window across reloads, so that it can go on writing afterwards. */
export const windowToken = nameWindow()

function nameWindow(): string {
  if (typeof window === 'undefined') return ''
  if (!/^[\da-f]{16}$/.test(window.name)) window.name = createToken()
  return window.name
}

const beatMs = 30_000

export interface Attempt {
  number: number
  takesOver: boolean
}

/** Asks to be the writer, and for earlier unsaved work; not for a brand-new post. */
export function useBeginning({ id, token, local, isBegun }: OpenedPost, attempt: Attempt) {
  const { call } = useSession()
  const mayWrite = useRefusal('editor') === null
  return useQuery({
    queryKey: ['post-writing', id ?? token, attempt],
    queryFn: async ({ signal }) => {
      const path = `${writingPath}/${id ?? token}`
      const body = { window: windowToken, opens: true, takes_over: attempt.takesOver }
      try {
        const { data } = mayWrite
          ? await call<WritingState>('POST', `${path}/sign`, { body, signal })
          : await call<WritingState>('GET', path, { signal })
        return data ?? null
      } catch (error) {
        // Unsaved work on a deleted post can be saved as a new one.
        if (readRefusal(error).status === 404) return null
        throw error
      }
    },
    enabled: id !== null || local !== null || isBegun === true,
    gcTime: 0,
    staleTime: 0,
    meta: { failure: postFormWords.fetchFailed },
  })
}

/** Picks the draft if it continues the autosave, else the newer; none while another writes. */
export function beginWith({ local, token, id }: OpenedPost, state: WritingState | null): Beginning {
  const { typed = null, mark = null, writer = null } = state ?? {}
  if (writer && id !== null) return { local: null, mark: null, stored: null, writer }
  if (!typed) return { local, mark: null, stored: null, writer }
  const { version, created_at: keptAt } = typed
  const values = valuesOf(typed)
  const stored = mark ? { values, id: typed.id, at: keptAt } : null
  if (local?.mark === mark) return { local, mark, stored, writer }
  if (local && local.keptAt >= keptAt) return { local, mark: null, stored: null, writer }
  return { local: { token, id, version, values, keptAt }, mark, stored, writer }
}

export type Writing = ReturnType<typeof useWriting>

/** `mark`: that of the autosave, which the form stores with its draft. */
export function useWriting(
  form: PostFormState,
  { token, mark }: { token: string; mark: { current: string | null } },
  begun: Beginning,
) {
  const { call } = useSession()
  const mayWrite = useRefusal('editor') === null
  const refresh = useRefresh({ noun: 'posts', shownBy: ['post-typed'] })
  const [stored, setShown] = useState(begun.stored)
  const newest = useRef(stored)
  const setStored = (next: Stored | null) => {
    newest.current = next
    setShown(next)
  }
  const [writer, setWriter] = useState(begun.writer)
  const [isTaken, setTaken] = useState(false)
  /** Read-only until the form begins again with the post as saved by then. */
  const isReading = begun.writer !== null || isTaken
  /** Values and mark of the last autosave request: a retry with the same values has its mark. */
  const sent = useRef<{ values: PostValues; mark: string } | null>(null)
  const running = useRef<Promise<unknown> | null>(null)
  const isAsked = useRef(false)
  /** Set once the post is saved and the form closes. */
  const isOver = useRef(false)
  const latest = useRef({ form, isReading })
  useEffect(() => {
    latest.current = { form, isReading }
  })

  const keep = async (isKept = false) => {
    const { id, version, values } = form.newest()
    const next = sent.current?.values === values ? sent.current.mark : createToken()
    sent.current = { values, mark: next }
    const seen = mark.current
    const body = { window: windowToken, version, mark: next, seen, fields: values, is_kept: isKept }
    const { data } = await call<TypedAnswer>('PUT', `${writingPath}/${id ?? token}`, { body })
    if (!data) throw new Error('The answer holds no revision')
    mark.current = data.kind === 'autosave' ? next : null
    setStored(data.kind === 'autosave' ? { values, id: data.id, at: data.created_at } : null)
    if (data.writer) await lose(data.writer, values)
  }
  const discard = async (id: number) => {
    mark.current = null
    setStored(null)
    await call('DELETE', `${typedPath}/${id}`).catch(passOver404)
  }
  const sign = async (more = {}) => {
    const { id } = form.newest()
    const body = { window: windowToken, ...more }
    const { data } = await call<WritingState>('POST', `${writingPath}/${id ?? token}/sign`, {
      body,
    })
    return data?.writer ?? null
  }
  /** Somebody else writes: what was typed since the request with `values` is a revision too. */
  const lose = async (other: Writer, values: PostValues): Promise<void> => {
    // Flushed, so that the editor reports its last letters before they are compared.
    flushSync(() => {
      setWriter(other)
      setTaken(true)
    })
    if (form.newest().values !== values) return keep()
    form.discard()
  }
  /** `isBeat`: reports this window as the writer even if there is nothing to store. */
  const settle = async (isBeat: boolean) => {
    const stored = newest.current
    if (!mayWrite || isOver.current || latest.current.form.isPending) return
    if (latest.current.isReading) {
      if (isBeat && form.newest().id !== null) setWriter(await sign())
      return
    }
    const isUnsaved = form.isUnsavedNow()
    if (isUnsaved && stored?.values !== form.newest().values) return keep()
    if (!isUnsaved && stored) return discard(stored.id)
    const { id, values } = form.newest()
    if (!isBeat || id === null) return
    const other = await sign()
    if (other) await lose(other, values)
  }
  const run = (isBeat: boolean): Promise<unknown> => {
    // Values typed since the running request was sent go with the next one.
    if (running.current) isAsked.current = true
    running.current ??= settle(isBeat)
      // The browser has the draft; the next beat tries again.
      .catch(() => {})
      .finally(() => {
        running.current = null
        const isNext = isAsked.current
        isAsked.current = false
        return isNext && run(false)
      })
    return running.current
  }
  const flush = async () => {
    await running.current
    await run(false)
    return { revision: newest.current?.id ?? null }
  }
  useBeats(run, () => {
    const isKnown = form.newest().id !== null || mark.current !== null || isOver.current
    // A reader has nothing to give up, and its window may have taken over by now.
    const isWriting = mayWrite && isKnown && !latest.current.isReading
    const leave = () => (isWriting ? sign({ is_leaving: true }) : null)
    flush()
      .then(leave)
      .catch(() => {})
      .then(announceDrafts)
      .then(() => refresh())
  })
  const isStored = stored !== null && stored.values === form.values
  return {
    /** Who else writes; null where this window does. */
    writer,
    /** Whether this window wrote, until it was taken over. */
    isTakenOver: isTaken,
    isFree: isReading && writer === null,
    isReadOnly: isReading || writer !== null,
    isBehind: form.isUnsaved && !isStored && !isReading,
    storedAt: stored?.at ?? null,
    revision: stored?.id ?? null,
    flush,
    /** Stores the values as a revision that is kept for good. */
    keepForGood: async () => {
      await running.current
      await keep(true)
    },
    /** Waits for the running autosave before a save. The save sends the result along. */
    settled: async () => {
      await running.current
      const { id } = form.newest()
      return { autosave: mark.current ?? undefined, writing: id === null ? token : undefined }
    },
    /** After a save, which has ended the autosave. */
    saved: (isClosing: boolean) => {
      isOver.current = isClosing
      mark.current = null
      setStored(null)
    },
  }
}

function passOver404(error: unknown): void {
  if (readRefusal(error).status !== 404) throw error
}

/** Beats every 30 seconds and on focus; stores on blur, when hidden or shown, and when online. */
function useBeats(run: (isBeat: boolean) => void, onLeave: () => void): void {
  const beat = useEffectEvent(() => run(true))
  const store = useEffectEvent(() => run(false))
  const leave = useEffectEvent(onLeave)
  useEffect(() => {
    const timer = setInterval(() => beat(), beatMs)
    const listening = new AbortController()
    const { signal } = listening
    window.addEventListener('focus', () => beat(), { signal })
    window.addEventListener('blur', () => store(), { signal })
    window.addEventListener('online', () => store(), { signal })
    document.addEventListener('visibilitychange', () => store(), { signal })
    return () => {
      clearInterval(timer)
      listening.abort()
      leave()
    }
  }, [])
}
