/**
 * Keeps on the server what is typed into a post, a moment after typing stops. One write is on its way
 * at a time; what fails is tried again. Where somebody else has typed since, nothing more is written
 * until the person has chosen.
 */
import type { ListedDraft, PostDraft } from '../../../domain/posts/drafts.ts'
import type { DraftMark } from '../../../domain/posts/editing.ts'
import { type Envelope, readRefusal } from '../../api-client.ts'
import { draftsPath } from './post-source.ts'
import { isSame, type PostValues } from './post-values.ts'

/** What is typed, and into which version of which post. */
export interface Typed {
  id: number | null
  version: number | null
  values: PostValues
}

export interface AutosaveState {
  /** `idle`: nothing is unsaved; `behind`: the server does not have the newest yet. */
  status: 'idle' | 'behind' | 'stored'
  /** When the server last took it; ISO 8601, UTC. */
  storedAt: string | null
  /** What somebody else typed meanwhile. */
  rival: PostDraft | null
}

export interface AutosaveInput {
  call: <Data>(
    method: 'PUT' | 'DELETE',
    path: string,
    options?: { body: unknown },
  ) => Promise<Envelope<Data>>
  /** Names the draft, where there is none yet. */
  token: string
  /** The draft that this goes on from. */
  draft: PostDraft | null
  rival: PostDraft | null
  /** The server has just these. */
  onStored: (values: PostValues) => void
}

const pauseMs = 1_000
/** Of who types on and on. */
const longestMs = 5_000
const retryMs = 10_000

export class Autosave {
  #input: AutosaveInput
  #mark: DraftMark | null
  /** What the server has. */
  #stored: PostValues | null
  /** Undefined before it has been said. */
  #typed: Typed | null | undefined
  #timer: ReturnType<typeof setTimeout> | undefined
  /** Since when the server has been behind. */
  #behindSince: number | null = null
  #running: Promise<void> | null = null
  #isPaused = false
  #state: AutosaveState
  #listeners = new Set<() => void>()

  constructor(input: AutosaveInput) {
    const { draft, rival } = input
    this.#input = input
    this.#mark = draft && markOf(draft)
    this.#stored = draft?.fields ?? null
    this.#state = { status: 'idle', storedAt: draft?.updated_at ?? null, rival }
  }

  getState = (): AutosaveState => this.#state

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  get mark(): DraftMark | null {
    return this.#mark
  }

  /** What the server was known to have, from which both sides went on. */
  get ancestor(): PostValues | null {
    return this.#stored
  }

  /** Null: what is typed is what is saved. */
  change(typed: Typed | null): void {
    this.#typed = typed
    this.#plan()
  }

  /** Writes at once; returns when the server has it, or could not be reached. */
  flush = (): Promise<void> => {
    clearTimeout(this.#timer)
    this.#running ??= this.#write().finally(() => {
      this.#running = null
    })
    return this.#running
  }

  /** Before a save of the post: no write comes after it. Answers with the draft that it takes up. */
  async pause(): Promise<DraftMark | null> {
    this.#isPaused = true
    clearTimeout(this.#timer)
    await this.#running
    return this.#mark
  }

  /** After a save of the post, which has ended the draft, or after one that failed. */
  resume(isSaved: boolean): void {
    this.#isPaused = false
    if (isSaved) {
      this.#forget()
      // What they type is still theirs; the next letter here meets it again.
      this.#tell({ rival: null })
    }
    this.#plan()
  }

  /** Goes on from what the other one typed: over it, or with it. */
  goOnFrom(draft: PostDraft): void {
    this.#mark = markOf(draft)
    this.#stored = draft.fields
    this.#tell({ rival: null, storedAt: draft.updated_at })
    this.#plan()
  }

  /** Leaves the draft to the other one; what is typed here becomes another. */
  part(token: string): void {
    this.#input = { ...this.#input, token }
    this.#forget()
    this.#tell({ rival: null })
  }

  #forget(): void {
    this.#mark = null
    this.#stored = null
    this.#typed = undefined
  }

  #isBehind(): boolean {
    if (this.#isPaused || this.#state.rival || this.#typed === undefined) return false
    if (!this.#typed) return this.#mark !== null
    return this.#stored === null || !isSame(this.#stored, this.#typed.values)
  }

  #plan(): void {
    clearTimeout(this.#timer)
    const isBehind = this.#isBehind()
    const now = Date.now()
    this.#behindSince = isBehind ? (this.#behindSince ?? now) : null
    if (this.#behindSince !== null) {
      const dueIn = Math.min(pauseMs, this.#behindSince + longestMs - now)
      this.#timer = setTimeout(this.flush, dueIn)
    }
    this.#tell({
      status: isBehind || this.#state.rival ? 'behind' : this.#typed ? 'stored' : 'idle',
    })
  }

  async #write(): Promise<void> {
    while (this.#isBehind()) {
      try {
        await (this.#typed ? this.#store(this.#typed) : this.#discard())
      } catch (error) {
        const { code, data, status = 503 } = readRefusal(error)
        this.#behindSince = null
        if (code !== 'version_conflict') {
          // What was refused for what it is would be refused again.
          if (status >= 429) this.#timer = setTimeout(this.flush, retryMs)
          return
        }
        this.#tell({ rival: data as PostDraft })
      }
    }
    this.#plan()
  }

  async #store({ id, version, values }: Typed): Promise<void> {
    const { call, onStored } = this.#input
    const token = this.#mark?.token ?? this.#input.token
    const { data } = await call<ListedDraft>('PUT', `${draftsPath}/${token}`, {
      body: {
        post_id: id,
        post_version: version,
        version: this.#mark?.version ?? null,
        fields: values,
      },
    })
    if (!data) throw new Error('The answer holds no draft')
    this.#mark = markOf(data)
    this.#stored = values
    this.#tell({ storedAt: data.updated_at })
    onStored(values)
  }

  /** What is gone already needs no discarding, and what somebody else typed is not ours to discard. */
  async #discard(): Promise<void> {
    const mark = this.#mark
    this.#mark = null
    this.#stored = null
    if (!mark) return
    try {
      await this.#input.call('DELETE', `${draftsPath}/${mark.token}?version=${mark.version}`)
    } catch (error) {
      const { status } = readRefusal(error)
      if (status === 404 || status === 409) return
      this.#mark = mark
      throw error
    }
  }

  #tell(change: Partial<AutosaveState>): void {
    this.#state = { ...this.#state, ...change }
    for (const listener of this.#listeners) listener()
  }
}

function markOf({ token, version }: DraftMark): DraftMark {
  return { token, version }
}
