/**
 * Counts pages that people read, also those answered from the cache. Nothing of the request is
 * stored: it is examined after the pending answers are sent, and dropped.
 */
import type { IncomingHttpHeaders } from 'node:http'
import { isbot } from 'isbot'
import { LRUCache } from 'lru-cache'

export interface Shown {
  method: string
  /** The path of the page, as the site map spells it. */
  path: string
  status: number
  headers: IncomingHttpHeaders
}

export interface PageCount {
  /** Whether reads of the page are counted; called for every answer, so it must be fast. */
  isCounted(path: string): boolean
  /** `from`: path of the page of this site whose link was followed; null where none is known. */
  count(path: string, from: string | null): void
}

export type OnShown = (shown: Shown) => void

export function watchReaders(pages: PageCount): OnShown {
  const waiting: Shown[] = []
  function look() {
    for (const shown of waiting.splice(0)) {
      if (isRead(shown)) pages.count(shown.path, pageBefore(shown.headers))
    }
  }
  return (shown) => {
    if (!pages.isCounted(shown.path)) return
    waiting.push(shown)
    if (waiting.length === 1) setImmediate(look)
  }
}

/**
 * Header of a HEAD request by which `public/site.js` reports that a prefetched page was opened:
 * the prefetch did not count, and opening the page sends no request.
 */
const OPENED = 'x-page-opened'

/** Whether a person reads the page: no robot, no prefetch, no link of the admin area. */
function isRead({ method, status, headers }: Shown): boolean {
  if (status !== 200 && status !== 304) return false
  const isOpened = method === 'HEAD' && headers[OPENED] === 'prefetched'
  const isAsked = method === 'GET' && (headers['sec-fetch-dest'] ?? 'document') === 'document'
  if (!(isOpened || isAsked) || isAhead(headers) || isOutOfAdmin(headers)) return false
  const agent = headers['user-agent']
  return Boolean(agent) && !isRobot(agent ?? '')
}

/** Prefetches, marked by one of these headers: perhaps nobody ever sees the page. */
function isAhead(headers: IncomingHttpHeaders): boolean {
  return ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'].some((name) =>
    /prefetch|prerender|preview/i.test(String(headers[name] ?? '')),
  )
}

/** Whether a link of the admin area led here. Other sites send no path, or are `cross-site`. */
function isOutOfAdmin({ referer, 'sec-fetch-site': site }: IncomingHttpHeaders): boolean {
  return site !== 'cross-site' && /^https?:\/\/[^/]+\/admin(?:[/?]|$)/i.test(referer ?? '')
}

/** The path of the `Referer`, if it is of this site; null otherwise. */
function pageBefore(headers: IncomingHttpHeaders): string | null {
  const from = URL.parse(headers.referer ?? '')
  const site = headers['sec-fetch-site']
  const isOurs = site === undefined ? from?.host === headers.host : site === 'same-origin'
  return from && isOurs ? from.pathname : null
}

/** `isbot` takes 40 µs, and few user agents differ. */
const known = new LRUCache<string, boolean>({ max: 500 })

function isRobot(agent: string): boolean {
  const answer = known.get(agent) ?? isbot(agent)
  known.set(agent, answer)
  return answer
}
