import type { createEncodings } from './encoding.ts'
import type { Clock } from './platform/clock.ts'

export interface KeptPage {
  status: number
  headers: Record<string, string>
  /** The body in the encoding asked for; each is made once. */
  encode: ReturnType<typeof createEncodings>
}

const MOST_PAGES = 500
/** So that what depends on the date alone, such as the year in the footer, is never old. */
const LIFETIME_MS = 60_000

/**
 * Rendered pages by address. A public page is the same for every visitor, so one rendering
 * serves all until something that visitors see changes.
 */
export function createKeptPages(clock: Clock) {
  const pages = new Map<string, { page: KeptPage; until: number }>()
  let generation = 0
  return {
    find(address: string): KeptPage | null {
      const kept = pages.get(address)
      return kept && kept.until > clock.now().getTime() ? kept.page : null
    },
    /** To be taken before rendering begins: what changes meanwhile makes the page too old to keep. */
    generation: () => generation,
    keep(address: string, page: KeptPage, renderedIn: number) {
      if (renderedIn !== generation) return
      if (pages.size >= MOST_PAGES) pages.delete(pages.keys().next().value as string)
      pages.set(address, { page, until: clock.now().getTime() + LIFETIME_MS })
    },
    dropAll() {
      generation += 1
      pages.clear()
    },
  }
}
