import { useEffect, useRef, useState } from 'react'
import type { FormKind, Versioned } from './form-kind.ts'
import {
  type DraftKind,
  dropDraft,
  holdDraft,
  type KeptDraft,
  putDraft,
  type StoredMark,
} from './kept-drafts.ts'

/** What is being typed. */
export interface Draft<Row, Values> {
  /** Null for a new record. */
  id: number | null
  /** The version that the typing began from. */
  version: number | null
  /** As it is saved, so far as that is known; a newer one than that of `version` for kept work. */
  base: Row | null
  values: Values
}

export interface DraftInput<Row, Values> {
  token: string
  id: number | null
  record: Row | null
  kept: KeptDraft<Values> | null
  /** The record of the kept work was deleted. */
  isGone?: boolean
  /** What the server has of what is typed, for forms that keep it there too. */
  findStored?: () => StoredMark | null
}

export type DraftState<Row extends Versioned, Values extends object> = ReturnType<
  typeof useDraft<Row, Values>
>

/** The typed values of one opening of a form, kept in the browser until they are saved. */
export function useDraft<Row extends Versioned, Values extends object>(
  kind: FormKind<Row, Values>,
  input: DraftInput<Row, Values>,
) {
  const keeper = useKeeper(kind, input.token)
  const [draft, setDraft] = useState(() => beginDraft(kind, input))
  const [isRestored, setRestored] = useState(input.kept !== null)
  const latest = useRef(draft)
  const put = (next: Draft<Row, Values>) => {
    latest.current = next
    setDraft(next)
    const { id, version, values } = next
    const stored = input.findStored?.()
    if (isChanged(kind, next)) keeper.keep({ id, version, values, stored })
    else keeper.drop()
  }
  return {
    draft,
    isRestored,
    isUnsaved: isChanged(kind, draft),
    isKept: keeper.isKept,
    put,
    /** As it is now: the editor may have told of something since this was drawn. */
    newest: () => latest.current,
    /** Goes on with something else than what was restored. */
    replace: (next: Draft<Row, Values>) => {
      setRestored(false)
      put(next)
    },
    /** Goes on with what was typed since `sent` was, now that `record` holds that. */
    rebase: (record: Row, sent: Values) => {
      const { values } = latest.current
      const saved = draftOf(kind, record)
      setRestored(false)
      put(kind.isSame(values, sent) ? saved : { ...saved, values })
    },
    flush: keeper.flush,
    discard: keeper.drop,
    /** The server has these: no copy is needed here, unless something else was typed since. */
    release: (values: Values) => {
      if (latest.current.values === values) keeper.drop()
    },
  }
}

export function draftOf<Row extends Versioned, Values extends object>(
  { valuesOf, empty }: FormKind<Row, Values>,
  record: Row | null,
): Draft<Row, Values> {
  if (!record) return { id: null, version: null, base: null, values: empty }
  return { id: record.id, version: record.version, base: record, values: valuesOf(record) }
}

function beginDraft<Row extends Versioned, Values extends object>(
  kind: FormKind<Row, Values>,
  { record, kept, isGone = false }: DraftInput<Row, Values>,
): Draft<Row, Values> {
  if (!kept) return draftOf(kind, record)
  const { id, version, values } = kept
  return isGone ? { ...draftOf(kind, null), values } : { id, version, base: record, values }
}

/** Kept work of which the record is not known is unsaved, or it would not have been kept. */
function isChanged<Row extends Versioned, Values extends object>(
  { valuesOf, empty, isSame }: FormKind<Row, Values>,
  { id, base, values }: Draft<Row, Values>,
): boolean {
  if (base) return !isSame(values, valuesOf(base))
  return id !== null || !isSame(values, empty)
}

/** `isKept` is false once the browser could not keep what is typed. */
function useKeeper<Values>(kind: DraftKind<Values>, token: string) {
  const [isKept, setKept] = useState(true)
  const [keeper] = useState(() => createKeeper(kind, token, setKept))
  useEffect(() => {
    const release = holdDraft(kind, token)
    // On phones a page that is left may never come back, and is not told so otherwise.
    window.addEventListener('pagehide', keeper.flush)
    document.addEventListener('visibilitychange', keeper.flush)
    return () => {
      window.removeEventListener('pagehide', keeper.flush)
      document.removeEventListener('visibilitychange', keeper.flush)
      // The session may have ended under it.
      keeper.flush()
      release()
    }
  }, [kind, token, keeper])
  return { ...keeper, isKept }
}

/** How long a letter may be kept nowhere: of who types on and on, too. */
const longestMs = 250

/** Keeps the newest draft of one opening within a moment, or at once when asked. */
function createKeeper<Values>(
  kind: DraftKind<Values>,
  token: string,
  onKept: (isKept: boolean) => void,
) {
  let waiting: KeptDraft<Values> | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let keptAt = Number.NEGATIVE_INFINITY
  const flush = () => {
    clearTimeout(timer)
    timer = undefined
    if (waiting) onKept(putDraft(kind, waiting))
    waiting = null
    keptAt = performance.now()
  }
  return {
    flush,
    keep(draft: Omit<KeptDraft<Values>, 'token' | 'keptAt'>) {
      waiting = { ...draft, token, keptAt: new Date().toISOString() }
      timer ??= setTimeout(flush, keptAt + longestMs - performance.now())
    },
    drop() {
      clearTimeout(timer)
      timer = undefined
      waiting = null
      dropDraft(kind, token)
    },
  }
}
