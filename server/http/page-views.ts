/**
 * Tells of pages that people asked for, wherever the answer came from. Nothing of the request is kept:
 * it is looked at once the answers at hand are out, and forgotten.
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
  /** Whether reads of the page are counted; asked for every answer, so it must be quick. */
  isCounted(path: string): boolean
  /** `from`: the path of the page of this site whose link was followed; null where none is known. */
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
 * Sent by `public/site.js` with a HEAD request, once a page that the browser had fetched ahead is
 * opened: that fetch did not count, and opening it asks for nothing.
 */
const OPENED = 'x-page-opened'

/** Whether a person asked for it, and not a program, a browser for later, or staff out of the admin. */
function isRead({ method, status, headers }: Shown): boolean {
  if (status !== 200 && status !== 304) return false
  const isOpened = method === 'HEAD' && headers[OPENED] === 'prefetched'
  const isAsked = method === 'GET' && (headers['sec-fetch-dest'] ?? 'document') === 'document'
  if (!(isOpened || isAsked) || isAhead(headers) || isOutOfAdmin(headers)) return false
  const agent = headers['user-agent']
  return Boolean(agent) && !isRobot(agent ?? '')
}

/** Browsers and mail programs say by one of these that nobody may ever see it. */
function isAhead(headers: IncomingHttpHeaders): boolean {
  return ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'].some((name) =>
    /prefetch|prerender|preview/i.test(String(headers[name] ?? '')),
  )
}

/** From a link of the admin area. Other sites tell no path, or are known by the other header. */
function isOutOfAdmin({ referer, 'sec-fetch-site': site }: IncomingHttpHeaders): boolean {
  return site !== 'cross-site' && /^https?:\/\/[^/]+\/admin(?:[/?]|$)/i.test(referer ?? '')
}

/** By the address that browsers send along with a request of the same site. */
function pageBefore(headers: IncomingHttpHeaders): string | null {
  const from = URL.parse(headers.referer ?? '')
  const site = headers['sec-fetch-site']
  const isOurs = site === undefined ? from?.host === headers.host : site === 'same-origin'
  return from && isOurs ? from.pathname : null
}

/** A look through the list takes 40 µs, and most browsers name themselves alike. */
const known = new LRUCache<string, boolean>({ max: 500 })

function isRobot(agent: string): boolean {
  const answer = known.get(agent) ?? isbot(agent)
  known.set(agent, answer)
  return answer
}
