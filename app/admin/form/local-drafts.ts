/**
 * What is typed into a form, kept in the browser until it is saved or discarded, so that a reload, a
 * crash, a failed save or a closed tab loses nothing. Each opening of a form keeps its own, so that
 * two tabs with one record do not overwrite each other's.
 */
import * as z from 'zod/mini'

export interface LocalDraft<Values> {
  /** Names one opening of the form. */
  token: string
  /** The record that it is about; null for a new one. */
  id: number | null
  /** Of the record, when it was opened. */
  version: number | null
  values: Values
  /** ISO 8601, UTC. */
  keptAt: string
  /** Of what the server has of it, from which this goes on. */
  mark?: string | null | undefined
}

/** One opening of a form. */
export interface Opened<Values> {
  token: string
  /** Null for a new record. */
  id: number | null
  /** What was typed before and not saved. */
  local: LocalDraft<Values> | null
}

/** How the drafts of one kind of record are kept. */
export interface DraftKind<Values> {
  /** Of their names in the browser's storage. */
  draftPrefix: string
  draftSchema: z.ZodMiniType<Values>
}

/** With the newest work on that record that was kept and that no other tab goes on with. */
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

/** False where the browser has no room, or stores nothing. */
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
    // Nothing was stored either.
  }
}

/** Lets those who watch look again in this tab, which is told only of what other tabs do. */
export function announceDrafts(): void {
  window.dispatchEvent(new Event('storage'))
}

/** Says to other tabs that this one has it open. Answers with what ends that. */
export function holdDraft<Values>({ draftPrefix }: DraftKind<Values>, token: string): () => void {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  // Only there on secure origins; without it a draft is offered in other tabs too.
  navigator.locks?.request(draftPrefix + token, () => held)
  return release
}

/** Those that no tab has open, the newest first. */
export async function listFreeDrafts<Values>(
  kind: DraftKind<Values>,
): Promise<LocalDraft<Values>[]> {
  return listNotIn(await findHeld(), kind)
}

/** The names of what tabs have open. */
async function findHeld(): Promise<Set<string | undefined>> {
  const { held = [] } = (await navigator.locks?.query()) ?? {}
  return new Set(held.map(({ name }) => name))
}

function listNotIn<Values>(held: ReadonlySet<string | undefined>, kind: DraftKind<Values>) {
  return listDrafts(kind).filter(({ token }) => !held.has(kind.draftPrefix + token))
}

/**
 * Tells of those that no tab has open, now and whenever another tab keeps, saves or discards one.
 * Answers with what ends that. Answers of the browser may overtake each other: an older one, which
 * knows less than what has been told, is left out.
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

/** None where another version of this program left something else there. */
export function readDraft<Values>(kind: DraftKind<Values>, key: string): LocalDraft<Values>[] {
  try {
    const stored = storedSchema.parse(JSON.parse(localStorage.getItem(key) ?? ''))
    const values = kind.draftSchema.parse(stored.values)
    return [{ ...stored, values, token: key.slice(kind.draftPrefix.length) }]
  } catch {
    return []
  }
}
