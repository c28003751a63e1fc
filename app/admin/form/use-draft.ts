import { useEffect, useRef, useState } from 'react'
import type { FormKind, Versioned } from './form-kind.ts'
import { type DraftKind, dropDraft, holdDraft, type LocalDraft, putDraft } from './local-drafts.ts'

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
  local: LocalDraft<Values> | null
  /** The record of the kept work was deleted. */
  isGone?: boolean
  /** What the server has of what is typed, for forms that keep it there too. */
  findMark?: () => string | null
}

export type DraftState<Row extends Versioned, Values extends object> = ReturnType<
  typeof useDraft<Row, Values>
>

/** The typed values of one opening of a form, kept in the browser until they are saved. */
export function useDraft<Row extends Versioned, Values extends object>(
  kind: FormKind<Row, Values>,
  input: DraftInput<Row, Values>,
) {
  const writer = useDraftWriter(kind, input.token)
  const [draft, setDraft] = useState(() => beginDraft(kind, input))
  const [isRestored, setRestored] = useState(input.local !== null)
  const latest = useRef(draft)
  const put = (next: Draft<Row, Values>) => {
    latest.current = next
    setDraft(next)
    const { id, version, values } = next
    if (isChanged(kind, next)) writer.keep({ id, version, values, mark: input.findMark?.() })
    else writer.drop()
  }
  return {
    draft,
    isRestored,
    isUnsaved: isChanged(kind, draft),
    isStored: writer.isStored,
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
    flush: writer.flush,
    discard: writer.drop,
    /** Of what is typed by now. */
    isUnsavedNow: () => isChanged(kind, latest.current),
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
  { record, local, isGone = false }: DraftInput<Row, Values>,
): Draft<Row, Values> {
  if (!local) return draftOf(kind, record)
  const { id, version, values } = local
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
function useDraftWriter<Values>(kind: DraftKind<Values>, token: string) {
  const [isStored, setStored] = useState(true)
  const [writer] = useState(() => createDraftWriter(kind, token, setStored))
  useEffect(() => {
    const release = holdDraft(kind, token)
    // On phones a page that is left may never come back, and is not told so otherwise.
    window.addEventListener('pagehide', writer.flush)
    document.addEventListener('visibilitychange', writer.flush)
    return () => {
      window.removeEventListener('pagehide', writer.flush)
      document.removeEventListener('visibilitychange', writer.flush)
      // The session may have ended under it.
      writer.flush()
      release()
    }
  }, [kind, token, writer])
  return { ...writer, isStored }
}

/** How long a letter may be kept nowhere: of who types on and on, too. */
const longestMs = 250

/** Keeps the newest draft of one opening within a moment, or at once when asked. */
function createDraftWriter<Values>(
  kind: DraftKind<Values>,
  token: string,
  onStored: (isStored: boolean) => void,
) {
  let waiting: LocalDraft<Values> | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let keptAt = Number.NEGATIVE_INFINITY
  const flush = () => {
    clearTimeout(timer)
    timer = undefined
    if (waiting) onStored(putDraft(kind, waiting))
    waiting = null
    keptAt = performance.now()
  }
  return {
    flush,
    keep(draft: Omit<LocalDraft<Values>, 'token' | 'keptAt'>) {
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
