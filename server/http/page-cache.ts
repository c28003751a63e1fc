import { LRUCache } from 'lru-cache'
import type { Clock } from '../platform/clock.ts'
import { PageBody } from './page-bodies.ts'

/** A rendered answer that is the same for every visitor. */
export interface Page {
  status: number
  headers: Record<string, string>
  body: Buffer
  /** What it shows that people change; it is kept until one of these changes. */
  cacheTags: ReadonlySet<string>
}

/** A page as it is sent. */
export interface SentPage {
  status: number
  headers: Record<string, string>
  body: PageBody
  cacheTags: ReadonlySet<string>
  /** Where and with which headers it went out, names and values in turn: for answers that pass by the router. */
  ready: { route: string; headers: readonly string[] } | null
}

interface CachedPage {
  page: SentPage
  /** All times are in milliseconds since 1970. */
  renderedAt: number
  /** When it changes by itself. */
  end: number
}

interface Rendering {
  result: Promise<SentPage>
  /** What changed while it ran; null stands for anything. */
  heard: Set<string | null>
}

/** Bytes of pages; a page counts with what its compressed forms are likely to take. */
const MOST_BYTES = 24 * 1024 * 1024
const COMPRESSED_SHARE = 0.5
const OVERHEAD_BYTES = 4_096
/** What depends on the time alone, such as a countdown without script, is renewed after that. */
const FRESH_MS = 60_000
/** And is not shown to anybody after that; also the longest life of what a lost message left. */
const STALE_MS = 10 * 60_000

interface Ports {
  clock: Clock
  /** When what rests on these will next change by itself after `since`; null if nothing is waiting. */
  findNextChange: (cacheTags: ReadonlySet<string>, since: Date) => Promise<Date | null>
  /** False while a change might go unheard: then what rests on anything is rendered each time. */
  isListening: () => boolean
  mostBytes?: number
}

interface Asked {
  key: string
  render: () => Promise<Page>
  /** Called before a rendering begins for this request alone; throws where it may have no more. */
  consume?: () => Promise<void>
}

/**
 * Rendered pages by their keys. A public page is the same for every visitor, so one rendering serves
 * all until something that it rests on changes. There is never more than one rendering for a key:
 * who comes while it runs gets its result, and who comes after a change waits for the next one.
 */
export class PageCache {
  #ports: Ports
  #pages: LRUCache<string, CachedPage>
  #renderings = new Map<string, Rendering>()
  #entrances = new Map<string, Promise<void>>()

  constructor(ports: Ports) {
    this.#ports = ports
    this.#pages = new LRUCache({
      maxSize: ports.mostBytes ?? MOST_BYTES,
      sizeCalculation: ({ page }) => sizeOf(page),
    })
  }

  get bytes(): number {
    return this.#pages.calculatedSize
  }

  /** The page, as kept or rendered now. One that is only old is given once more, and renewed. */
  async find(asked: Asked): Promise<SentPage> {
    const cached = this.#findYounger(asked.key, STALE_MS)
    if (!cached) return this.#renderOrFallBack(asked)
    const isRenewed = this.#renderings.has(asked.key)
    if (!isRenewed && !this.findFresh(asked.key)) {
      void this.#startRendering(asked).catch(() => {})
    }
    return cached
  }

  /** The page as kept, if it needs nothing to be done. */
  findFresh(key: string): SentPage | null {
    return this.#findYounger(key, FRESH_MS)
  }

  has(key: string): boolean {
    return this.#findYounger(key, STALE_MS) !== null
  }

  /** Drops what rests on it; for null what rests on anything. */
  drop(what: string | null): void {
    for (const { heard } of this.#renderings.values()) heard.add(what)
    for (const [key, { page }] of this.#pages.entries()) {
      const isOld = what === null ? page.cacheTags.size > 0 : page.cacheTags.has(what)
      if (isOld) this.#pages.delete(key)
    }
  }

  /** Null where the page must not be shown, though it may still be better than none. */
  #findYounger(key: string, mostMs: number): SentPage | null {
    const cached = this.#pages.get(key)
    if (!cached) return null
    const now = this.#ports.clock.now().getTime()
    const age = now - cached.renderedAt
    const isCurrent = cached.page.cacheTags.size === 0 || this.#ports.isListening()
    // An age below nothing: the clock has been set back, and nobody knows how old it is.
    if (!isCurrent || cached.end <= now || age >= mostMs || age < 0) return null
    return cached.page
  }

  /** While a page cannot be rendered, the last one there is: it is likely to be right. */
  async #renderOrFallBack(asked: Asked): Promise<SentPage> {
    const before = this.#pages.peek(asked.key)?.page
    if (!before) return this.#renderNow(asked)
    try {
      const page = await this.#renderNow(asked)
      return page.status >= 500 ? before : page
    } catch {
      return before
    }
  }

  /** The next rendering that began after the last change, shared by all who wait for it. */
  async #renderNow(asked: Asked): Promise<SentPage> {
    for (;;) {
      const running = this.#renderings.get(asked.key)
      const entrance = this.#entrances.get(asked.key)
      if (!running && !entrance) return this.#enterAndRender(asked)
      if (!running) {
        await entrance?.catch(() => {})
        continue
      }
      const isCurrent = running.heard.size === 0
      const page = await running.result.catch((error: unknown) => {
        if (isCurrent) throw error
        return null
      })
      if (page && isCurrent) return isForAll(page) ? page : renderAlone(asked)
      // What changed may have been nothing that this page rests on.
      const cached = this.#findYounger(asked.key, STALE_MS)
      if (cached) return cached
    }
  }

  /** One at a time for each page, so that only who makes it be rendered spends for that. */
  async #enterAndRender(asked: Asked): Promise<SentPage> {
    const spending = asked.consume?.()
    if (spending) this.#entrances.set(asked.key, spending)
    try {
      await spending
    } finally {
      this.#entrances.delete(asked.key)
    }
    // At once: who waited for the entrance must find the rendering.
    return this.#startRendering(asked)
  }

  #startRendering(asked: Asked): Promise<SentPage> {
    const rendering: Rendering = { heard: new Set(), result: Promise.resolve({} as SentPage) }
    this.#renderings.set(asked.key, rendering)
    rendering.result = this.#finishRendering(asked, rendering)
    return rendering.result
  }

  async #finishRendering({ key, render }: Asked, { heard }: Rendering): Promise<SentPage> {
    const begun = this.#ports.clock.now()
    try {
      const page = finish(await render(), this.#pages.peek(key)?.page)
      if (!isForAll(page)) return page
      // From when it began: what went public meanwhile makes the page too old.
      const nextChange = await this.#ports.findNextChange(page.cacheTags, begun)
      const isCurrent = !heard.has(null) && [...page.cacheTags].every((one) => !heard.has(one))
      const isHeard = page.cacheTags.size === 0 || this.#ports.isListening()
      if (isCurrent && isHeard) {
        const end = nextChange?.getTime() ?? Number.POSITIVE_INFINITY
        this.#pages.set(key, { page, renderedAt: begun.getTime(), end })
      }
      return page
    } finally {
      this.#renderings.delete(key)
    }
  }
}

async function renderAlone({ consume, render }: Asked): Promise<SentPage> {
  await consume?.()
  return finish(await render())
}

/** `no-store` is for one reader, such as the preview of a draft. What failed may be there in a moment. */
function isForAll({ status, headers }: SentPage): boolean {
  const isLasting = [200, 301, 302, 404].includes(status)
  return isLasting && !headers['cache-control']?.includes('no-store')
}

/** Ready to be sent; with the body of the page before where that is the same, compressed as it is. */
export function finish({ body, headers, ...page }: Page, before?: SentPage): SentPage {
  const fresh = new PageBody(body)
  const isSame = before?.body.etag === fresh.etag
  return {
    ...page,
    headers: { ...headers, etag: fresh.etag, vary: 'accept-encoding' },
    body: isSame ? before.body : fresh,
    ready: null,
  }
}

function sizeOf({ body, headers }: SentPage): number {
  const text = Object.values(headers).reduce((sum, value) => sum + value.length, 0)
  return Math.ceil(body.plain.length * (1 + COMPRESSED_SHARE)) + 2 * text + OVERHEAD_BYTES
}
