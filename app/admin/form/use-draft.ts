import { useEffect, useRef, useState } from 'react'
import type { FormKind, Versioned } from './form-kind.ts'
import { type DraftKind, dropDraft, holdDraft, type LocalDraft, putDraft } from './local-drafts.ts'

/** State of a form that is being edited. */
export interface Draft<Row, Values> {
  /** Null for a new record. */
  id: number | null
  /** Version of the record on which the edits are based. */
  version: number | null
  /** The saved record, if known; for a restored draft it may be newer than `version`. */
  base: Row | null
  values: Values
}

export interface DraftInput<Row, Values> {
  token: string
  id: number | null
  record: Row | null
  local: LocalDraft<Values> | null
  /** The record of the restored draft was deleted. */
  isGone?: boolean
  /** Mark of the server's autosave, for forms that have one. */
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
    /** The current draft: the editor may have reported changes since the last render. */
    newest: () => latest.current,
    /** Replaces the draft, which then no longer counts as restored. */
    replace: (next: Draft<Row, Values>) => {
      setRestored(false)
      put(next)
    },
    /** After `sent` was saved as `record`: keeps only what was typed since. */
    rebase: (record: Row, sent: Values) => {
      const { values } = latest.current
      const saved = draftOf(kind, record)
      setRestored(false)
      put(kind.isSame(values, sent) ? saved : { ...saved, values })
    },
    flush: writer.flush,
    discard: writer.drop,
    /** As `isUnsaved`, but for the newest draft. */
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

/** A restored draft without a known record counts as changed: only changed work is kept. */
function isChanged<Row extends Versioned, Values extends object>(
  { valuesOf, empty, isSame }: FormKind<Row, Values>,
  { id, base, values }: Draft<Row, Values>,
): boolean {
  if (base) return !isSame(values, valuesOf(base))
  return id !== null || !isSame(values, empty)
}

/** `isStored` is false if the browser could not store the latest draft. */
function useDraftWriter<Values>(kind: DraftKind<Values>, token: string) {
  const [isStored, setStored] = useState(true)
  const [writer] = useState(() => createDraftWriter(kind, token, setStored))
  useEffect(() => {
    const release = holdDraft(kind, token)
    // On phones a page that is left may never come back, and gets no other event.
    window.addEventListener('pagehide', writer.flush)
    document.addEventListener('visibilitychange', writer.flush)
    return () => {
      window.removeEventListener('pagehide', writer.flush)
      document.removeEventListener('visibilitychange', writer.flush)
      // The session may have ended with a draft still waiting.
      writer.flush()
      release()
    }
  }, [kind, token, writer])
  return { ...writer, isStored }
}

/** Longest time in ms before a letter is stored, also during continuous typing. */
const longestMs = 250

/** Stores the newest draft of one opening, throttled, or at once by `flush`. */
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
