import { useState } from 'react'
import {
  type Draft,
  type FormKind,
  type FormValues,
  isChanged,
  type Versioned,
} from './form-kind.ts'

export interface DraftState<Row, Values> {
  /** Null while the dialog is closed. */
  draft: Draft<Row, Values> | null
  /** It was typed before the page was reloaded. */
  isRestored: boolean
  open: (base: Row | null) => void
  put: (draft: Draft<Row, Values>) => void
  close: () => void
}

/**
 * What is typed into a dialog, kept in this tab of the browser until it is saved or discarded, so
 * that a reload or a crash loses nothing (decisions, B12). It is open again where it was open.
 */
export function useDraft<Row extends Versioned, Values extends FormValues>(
  kind: FormKind<Row, Values>,
): DraftState<Row, Values> {
  const place = `plumbline-draft-${kind.source.noun}`
  const [draft, setDraft] = useState(() => readDraft(place, kind))
  const [isRestored, setRestored] = useState(draft !== null)
  const put = (next: Draft<Row, Values> | null) => {
    setDraft(next)
    keepDraft(place, next && isChanged(kind, next) ? next : null)
  }
  const show = (next: Draft<Row, Values> | null) => {
    setRestored(false)
    put(next)
  }
  return {
    draft,
    isRestored,
    open: (base) => show({ base, values: base ? kind.valuesOf(base) : kind.empty }),
    put,
    close: () => show(null),
  }
}

function keepDraft(place: string, draft: unknown): void {
  try {
    if (draft) sessionStorage.setItem(place, JSON.stringify(draft))
    else sessionStorage.removeItem(place)
  } catch {
    // Without storage the page alone remembers.
  }
}

function readDraft<Row extends Versioned, Values extends FormValues>(
  place: string,
  kind: FormKind<Row, Values>,
): Draft<Row, Values> | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(place) ?? 'null')
    return isDraft(kept, kind) ? kept : null
  } catch {
    return null
  }
}

/** Another version of this program may have left it there. */
function isDraft<Row extends Versioned, Values extends FormValues>(
  kept: unknown,
  { empty, valuesOf }: FormKind<Row, Values>,
): kept is Draft<Row, Values> {
  if (typeof kept !== 'object' || kept === null) return false
  const { base, values } = kept as Partial<Draft<Row, Values>>
  const isWhole = (one: Partial<Values> | undefined) =>
    Object.keys(empty).every((name) => typeof one?.[name] === 'string')
  if (!isWhole(values)) return false
  return base === null || (typeof base?.version === 'number' && isWhole(valuesOf(base)))
}
