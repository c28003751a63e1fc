import { type KeptDraft, listFreeDrafts } from './kept-drafts.ts'

/** One opening of the post dialog. */
export interface Opened {
  token: string
  /** Null for a new post. */
  id: number | null
  /** What was typed before and not saved. */
  kept: KeptDraft | null
}

/** With the newest work on that post that was kept and that no other tab goes on with. */
export async function openPost(id: number | null): Promise<Opened> {
  const kept = id === null ? undefined : (await listFreeDrafts()).find((one) => one.id === id)
  return kept ? resumeDraft(kept) : { token: createToken(), id, kept: null }
}

export function resumeDraft(kept: KeptDraft): Opened {
  return { token: kept.token, id: kept.id, kept }
}

function createToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(8))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
