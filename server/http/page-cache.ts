import { LRUCache } from 'lru-cache'
import type { Clock } from '../platform/clock.ts'
import { PageBody } from './page-bodies.ts'

/** A rendered answer that is the same for every visitor. */
export interface Page {
  status: number
  headers: Record<string, string>
  body: Buffer
  /** Tags of the editable content that it shows: a change to any of them invalidates the page. */
  cacheTags: ReadonlySet<string>
}

/** A page as it is sent. */
export interface SentPage {
  status: number
  headers: Record<string, string>
  body: PageBody
  cacheTags: ReadonlySet<string>
  /** Route and headers (names and values in turn) of its first answer; null until it was sent. */
  ready: { route: string; headers: readonly string[] } | null
}

interface CachedPage {
  page: SentPage
  /** All times are in milliseconds since 1970. */
  renderedAt: number
  /** When its content changes by schedule. */
  end: number
}

interface Rendering {
  result: Promise<SentPage>
  /** Tags invalidated while it ran; null stands for all of them. */
  heard: Set<string | null>
}

/** Size of the cache; a page counts with the likely size of its compressed forms. */
const MOST_BYTES = 24 * 1024 * 1024
const COMPRESSED_SHARE = 0.5
const OVERHEAD_BYTES = 4_096
/** Age at which a page is rendered again: countdowns without script depend on the time. */
const FRESH_MS = 60_000
/** Age at which a page is no longer shown; also limits the effect of a lost invalidation. */
const STALE_MS = 10 * 60_000

interface Ports {
  clock: Clock
  /** When content with these tags next changes by schedule after `since`; null for never. */
  findNextChange: (cacheTags: ReadonlySet<string>, since: Date) => Promise<Date | null>
  /** False while invalidations may be missed: then every page with tags is rendered each time. */
  isListening: () => boolean
  mostBytes?: number
}

interface Asked {
  key: string
  render: () => Promise<Page>
  /** Called before a rendering begins for this request; throws once its limit is used up. */
  consume?: () => Promise<void>
}

/**
 * Rendered pages by key. A public page is the same for every visitor, so one rendering serves all
 * until one of its tags is invalidated. A key has one rendering at a time: requests during it share
 * its result, and requests after an invalidation wait for the next one.
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

  /** The page, cached or rendered now. A stale page is returned once more and renewed. */
  async find(asked: Asked): Promise<SentPage> {
    const cached = this.#findYounger(asked.key, STALE_MS)
    if (!cached) return this.#renderOrFallBack(asked)
    const isRenewed = this.#renderings.has(asked.key)
    if (!isRenewed && !this.findFresh(asked.key)) {
      void this.#startRendering(asked).catch(() => {})
    }
    return cached
  }

  /** The cached page, if it is fresh. */
  findFresh(key: string): SentPage | null {
    return this.#findYounger(key, FRESH_MS)
  }

  has(key: string): boolean {
    return this.#findYounger(key, STALE_MS) !== null
  }

  /** Invalidates the pages with the tag; with null, all pages that have tags. */
  drop(what: string | null): void {
    for (const { heard } of this.#renderings.values()) heard.add(what)
    for (const [key, { page }] of this.#pages.entries()) {
      const isOld = what === null ? page.cacheTags.size > 0 : page.cacheTags.has(what)
      if (isOld) this.#pages.delete(key)
    }
  }

  /** The cached page, or null where it must not be shown (it stays as a fallback). */
  #findYounger(key: string, mostMs: number): SentPage | null {
    const cached = this.#pages.get(key)
    if (!cached) return null
    const now = this.#ports.clock.now().getTime()
    const age = now - cached.renderedAt
    const isCurrent = cached.page.cacheTags.size === 0 || this.#ports.isListening()
    // A negative age: the clock has been set back, so the real age is unknown.
    if (!isCurrent || cached.end <= now || age >= mostMs || age < 0) return null
    return cached.page
  }

  /** While a page cannot be rendered, falls back to its last version, which is likely right. */
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

  /** The next rendering that began after the last invalidation, shared by all who wait. */
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
      // The invalidated tags may be none of this page's.
      const cached = this.#findYounger(asked.key, STALE_MS)
      if (cached) return cached
    }
  }

  /** One at a time per page, so that only the request that starts the rendering consumes a try. */
  async #enterAndRender(asked: Asked): Promise<SentPage> {
    const spending = asked.consume?.()
    if (spending) this.#entrances.set(asked.key, spending)
    try {
      await spending
    } finally {
      this.#entrances.delete(asked.key)
    }
    // Synchronous: requests that waited for the entrance must find the rendering.
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
      // Counted from the begin: content published meanwhile makes the page outdated.
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

/** `no-store` is for one reader, such as a draft's preview. Failures may be gone in a moment. */
function isForAll({ status, headers }: SentPage): boolean {
  const isLasting = [200, 301, 302, 404].includes(status)
  return isLasting && !headers['cache-control']?.includes('no-store')
}

/** Prepares a page for sending; reuses the compressed body of `before` where it is the same. */
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
