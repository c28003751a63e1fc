/**
 * Drafts of forms, kept in the browser until they are saved or discarded, so that a reload, a
 * crash, a failed save or a closed tab loses nothing. Each opening of a form has its own draft, so
 * that two tabs with one record do not overwrite each other's.
 */
import * as z from 'zod/mini'

export interface LocalDraft<Values> {
  /** Names one opening of the form. */
  token: string
  /** Id of the record; null for a new one. */
  id: number | null
  /** Version of the record when it was opened. */
  version: number | null
  values: Values
  /** ISO 8601, UTC. */
  keptAt: string
  /** Mark of the server's autosave that this draft continues. */
  mark?: string | null | undefined
}

/** One opening of a form. */
export interface Opened<Values> {
  token: string
  /** Null for a new record. */
  id: number | null
  /** Earlier work that was not saved. */
  local: LocalDraft<Values> | null
}

/** How the drafts of one kind of record are kept. */
export interface DraftKind<Values> {
  /** Prefix of their keys in localStorage. */
  draftPrefix: string
  draftSchema: z.ZodMiniType<Values>
}

/** Opens a form with the newest draft for the record that no tab has open, if there is one. */
export async function openForm<Values>(
  kind: DraftKind<Values>,
  id: number | null,
): Promise<Opened<Values>> {
  const local = id === null ? undefined : (await listFreeDrafts(kind)).find((one) => one.id === id)
  return local ? resumeDraft(local) : { token: createToken(), id, local: null }
}

export function resumeDraft<Values>(local: LocalDraft<Values>): Opened<Values> {
  return { token: local.token, id: local.id, local }
}

export function createToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(8))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Stores a draft; returns false if the browser's storage is full or blocked. */
export function putDraft<Values>(
  { draftPrefix }: DraftKind<Values>,
  { token, ...draft }: LocalDraft<Values>,
): boolean {
  try {
    localStorage.setItem(draftPrefix + token, JSON.stringify(draft))
    return true
  } catch {
    return false
  }
}

export function dropDraft<Values>({ draftPrefix }: DraftKind<Values>, token: string): void {
  try {
    localStorage.removeItem(draftPrefix + token)
  } catch {
    // Storage is blocked, so nothing was stored either.
  }
}

/** Makes watchers in this tab look again: browsers report storage changes only to other tabs. */
export function announceDrafts(): void {
  window.dispatchEvent(new Event('storage'))
}

/** Holds a lock that tells other tabs that this one has the draft open. Returns its release. */
export function holdDraft<Values>({ draftPrefix }: DraftKind<Values>, token: string): () => void {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  // Locks exist on secure origins only; without them other tabs are offered the draft too.
  navigator.locks?.request(draftPrefix + token, () => held)
  return release
}

/** Drafts that no tab has open, newest first. */
export async function listFreeDrafts<Values>(
  kind: DraftKind<Values>,
): Promise<LocalDraft<Values>[]> {
  return listNotIn(await findHeld(), kind)
}

/** Names of the locks for the drafts that tabs have open. */
async function findHeld(): Promise<Set<string | undefined>> {
  const { held = [] } = (await navigator.locks?.query()) ?? {}
  return new Set(held.map(({ name }) => name))
}

function listNotIn<Values>(held: ReadonlySet<string | undefined>, kind: DraftKind<Values>) {
  return listDrafts(kind).filter(({ token }) => !held.has(kind.draftPrefix + token))
}

/**
 * Calls `tell` with the drafts that no tab has open, now and whenever another tab keeps, saves or
 * discards one. Returns the cleanup. Lock queries may overtake each other, so the result of an
 * older query is dropped.
 */
export function watchFreeDrafts<Values>(
  kind: DraftKind<Values>,
  tell: (drafts: LocalDraft<Values>[], isHeld: (token: string) => boolean) => void,
): () => void {
  let newest = 0
  const look = async () => {
    newest += 1
    const asked = newest
    const held = await findHeld()
    const isHeld = (token: string) => held.has(kind.draftPrefix + token)
    if (asked === newest) tell(listNotIn(held, kind), isHeld)
  }
  void look()
  window.addEventListener('storage', look)
  return () => {
    newest += 1
    window.removeEventListener('storage', look)
  }
}

function listDrafts<Values>(kind: DraftKind<Values>): LocalDraft<Values>[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(kind.draftPrefix))
      .flatMap((key) => readDraft(kind, key))
      .toSorted((one, other) => (one.keptAt < other.keptAt ? 1 : -1))
  } catch {
    return []
  }
}

const storedSchema = z.object({
  mark: z.optional(z.nullable(z.string())),
  id: z.nullable(z.int()),
  version: z.nullable(z.int()),
  keptAt: z.iso.datetime(),
  values: z.unknown(),
})

/** The draft under `key`; empty if missing, or stored by another version in another shape. */
export function readDraft<Values>(kind: DraftKind<Values>, key: string): LocalDraft<Values>[] {
  try {
    const stored = storedSchema.parse(JSON.parse(localStorage.getItem(key) ?? ''))
    const values = kind.draftSchema.parse(stored.values)
    return [{ ...stored, values, token: key.slice(kind.draftPrefix.length) }]
  } catch {
    return []
  }
}
