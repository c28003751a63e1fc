/** Whether a link of an article still leads to what it led to. */
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

/** For one answer. */
const TIMEOUT_MS = 10_000

/** Whether an address of an article is another site's, and can be asked for. */
export const isOutside = (link: string) => /^https?:\/\//i.test(link) && URL.canParse(link)

/** A path of this site that leads nowhere; null for one that does, and for what is no path. */
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

/** Decoded; empty where there is none, and for the top of a page, which each has. */
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

/** What became of each address until the signal; an address that is missing was not opened. */
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

/** Codes of a network that is not there, as against one site that is not. */
const offline = new Set(['EAI_AGAIN', 'ENETUNREACH', 'ENETDOWN', 'EHOSTUNREACH'])

/** Whether no site at all could be reached, which is no fault of theirs. */
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

/** Null for an address that is there. */
export function faultOf(opened: Opened): Fault | null {
  if (opened.kind === 'page') return null
  if (isNameless(opened)) return { kind: 'gone', detail: 'there is no such site' }
  return { kind: opened.kind, detail: opened.detail }
}
