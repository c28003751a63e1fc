/**
 * What is typed into the post dialog, kept in the browser until it is saved or discarded, so that a
 * reload, a crash, a failed save or a closed tab loses nothing (decisions, B12). Each opening of the
 * dialog keeps its own, so that two tabs with one post do not overwrite each other's.
 */
import * as z from 'zod/mini'
import { postStatuses } from '../../../domain/posts/editing.ts'
import type { PostValues } from './post-values.ts'

export interface KeptDraft {
  /** Names one opening of the dialog. */
  token: string
  /** The post that it is about; null for a new one. */
  id: number | null
  /** Of the post, when it was opened. */
  version: number | null
  values: PostValues
  /** ISO 8601, UTC. */
  keptAt: string
}

const prefix = 'plumbline-post-draft-'
const text = z.string()
const ids = z.array(z.int())

/** Another version of this program may have left it there. */
const keptSchema = z.object({
  id: z.nullable(z.int()),
  version: z.nullable(z.int()),
  keptAt: z.iso.datetime(),
  values: z.object({
    ...{ title: text, slug: text, description: text, content: text },
    ...{ meta_title: text, meta_description: text, publish_at: text },
    // Shown as it is; anything else would be asked of another site.
    featured_image: z.catch(text.check(z.regex(/^(?:\/media\/[\w./-]+)?$/)), ''),
    status: z.enum(postStatuses),
    region_ids: ids,
    category_ids: ids,
  }),
})

/** False where the browser has no room, or stores nothing. */
export function putDraft({ token, ...draft }: KeptDraft): boolean {
  try {
    localStorage.setItem(prefix + token, JSON.stringify(draft))
    return true
  } catch {
    return false
  }
}

export function dropDraft(token: string): void {
  try {
    localStorage.removeItem(prefix + token)
  } catch {
    // Nothing was stored either.
  }
}

/** The newest first. */
export function listDrafts(): KeptDraft[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(prefix))
      .flatMap(readDraft)
      .toSorted((one, other) => (one.keptAt < other.keptAt ? 1 : -1))
  } catch {
    return []
  }
}

function readDraft(key: string): KeptDraft[] {
  try {
    const { success, data } = keptSchema.safeParse(JSON.parse(localStorage.getItem(key) ?? ''))
    return success ? [{ token: key.slice(prefix.length), ...data }] : []
  } catch {
    return []
  }
}

/** Says to other tabs that this one has it open. Answers with what ends that. */
export function holdDraft(token: string): () => void {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  // Only there on secure origins; without it a draft is offered in other tabs too.
  navigator.locks?.request(prefix + token, () => held)
  return release
}

/** Those that no tab has open. */
export async function listFreeDrafts(): Promise<KeptDraft[]> {
  const { held = [] } = (await navigator.locks?.query()) ?? {}
  const names = new Set(held.map(({ name }) => name))
  return listDrafts().filter(({ token }) => !names.has(prefix + token))
}

const pauseMs = 250

/** Keeps the newest draft of one opening when typing pauses, or at once when asked. */
export function createKeeper(token: string, onKept: (isKept: boolean) => void) {
  let waiting: KeptDraft | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  const flush = () => {
    clearTimeout(timer)
    if (waiting) onKept(putDraft(waiting))
    waiting = null
  }
  return {
    flush,
    keep(draft: Pick<KeptDraft, 'id' | 'version' | 'values'>) {
      waiting = { ...draft, token, keptAt: new Date().toISOString() }
      clearTimeout(timer)
      timer = setTimeout(flush, pauseMs)
    },
    drop() {
      clearTimeout(timer)
      waiting = null
      dropDraft(token)
    },
  }
}
