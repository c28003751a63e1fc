/** Checks whether links of articles still lead to their targets. */
import { articleSlugOf } from '../../domain/analytics.ts'
import type { BrokenState } from '../../domain/checks.ts'
import { isElsewhere, sitePaths } from '../../domain/site-paths.ts'
import { findMediaByUrl } from '../media/service.ts'
import { inTurnByHost, type Opened, openAddress } from '../platform/addresses.ts'
import { listElements, parseHtml } from '../platform/html.ts'
import type { Ports } from '../ports.ts'
import { findPublished, findRedirect, isKnown, readHtml } from '../posts/read/service.ts'

export type LinkPorts = Pick<Ports, 'db' | 'clock' | 'askOutside'>

/** What is wrong with a link; `detail`: where it leads now, the status, or the reason. */
export interface Fault {
  kind: BrokenState
  detail: string
}

/** Time limit of one response. */
const TIMEOUT_MS = 10_000

/** Whether a link leads to another site, by HTTP or HTTPS. */
export const isOutside = (link: string) => /^https?:\/\//i.test(link) && URL.canParse(link)

/** The fault of a path of this site; null if it leads somewhere, or is no path. */
export async function findLocalFault(ports: LinkPorts, link: string): Promise<Fault | null> {
  const [path = ''] = link.split(/[?#]/)
  if (!path.startsWith('/')) return null
  if (!(await leadsSomewhere(ports, path))) return { kind: 'no-page', detail: '' }
  const anchor = readAnchor(link)
  const slug = articleSlugOf(path.replace(/\/$/, ''))
  const post = anchor && slug ? await findPublished(ports, slug) : null
  if (!post) return null
  const ids = listElements(parseHtml(await readHtml(ports, post))).map(
    ({ properties }) => properties.id,
  )
  return ids.includes(anchor) ? null : { kind: 'no-anchor', detail: anchor }
}

/** The decoded anchor; empty if there is none, and for "top", which each page has. */
function readAnchor(link: string): string {
  const [, written = ''] = /#(.*)$/.exec(link) ?? []
  try {
    const anchor = decodeURIComponent(written)
    return /^top$/i.test(anchor) ? '' : anchor
  } catch {
    return written
  }
}

async function leadsSomewhere(ports: LinkPorts, path: string): Promise<boolean> {
  const page = path.length > 1 ? path.replace(/\/$/, '') : path
  if (sitePaths.some((known) => known === page)) return true
  if (page.startsWith('/media/')) return Boolean(await findMediaByUrl(ports, page))
  const slug = articleSlugOf(page)
  if (slug !== null && (await isKnown(ports, slug))) return true
  return (await findRedirect(ports, page)) !== null || isElsewhere(page)
}

/** Opens links until the signal aborts; a link missing from the result was not opened. */
export async function openLinks(
  { askOutside }: LinkPorts,
  links: readonly string[],
  signal: AbortSignal,
): Promise<ReadonlyMap<string, Opened>> {
  const opened = new Map<string, Opened>()
  if (!askOutside) return opened
  await inTurnByHost(links, async (ofHost) => {
    for (const link of ofHost) {
      if (signal.aborted) return
      const found = await openAddress(link.split('#')[0] ?? link, {
        ask: askOutside,
        signal: () => AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
      })
      if (!signal.aborted) opened.set(link, found)
    }
  })
  return opened
}

/** Error codes of a missing network, and not of a single missing site. */
const offline = new Set(['EAI_AGAIN', 'ENETUNREACH', 'ENETDOWN', 'EHOSTUNREACH'])

/** Whether no site at all could be reached, so that this server is offline. */
export function isOffline(opened: ReadonlyMap<string, Opened>): boolean {
  const all = [...opened.values()]
  return (
    all.length > 0 &&
    all.every(
      (one) => one.kind === 'unreachable' && (offline.has(one.code ?? '') || isNameless(one)),
    )
  )
}

const isNameless = (one: Opened) => one.kind === 'unreachable' && one.code === 'ENOTFOUND'

/** The fault of an opened link; null if its page is there. */
export function faultOf(opened: Opened): Fault | null {
  if (opened.kind === 'page') return null
  if (isNameless(opened)) return { kind: 'gone', detail: 'there is no such site' }
  return { kind: opened.kind, detail: opened.detail }
}
