/** Redirects from former slugs of posts, from paths of imported posts, and those added by hand. */
import { type Actor, requireRole } from '../../../domain/actor.ts'
import { articleSlugOf } from '../../../domain/analytics.ts'
import { invalid, taken } from '../../../domain/errors.ts'
import { localAddress } from '../../../domain/posts/link-address.ts'
import { articlePath } from '../../../domain/posts/published.ts'
import type { Redirect, RedirectQuery, RedirectWrite } from '../../../domain/posts/redirects.ts'
import { isElsewhere, oldPathOf, sitePaths } from '../../../domain/site-paths.ts'
import { recordActivities, recordActivity } from '../../activity/service.ts'
import { deleteRows, insertRow } from '../../platform/db/rows.ts'
import { changeContent } from '../../platform/db/transactions.ts'
import type { Ports } from '../../ports.ts'
import type { Trx } from '../../tables.ts'
import * as store from './slugs-store.ts'

type RedirectPorts = Pick<Ports, 'db' | 'clock' | 'onChange' | 'origin'>

const refuse = (field: string, message: string) => invalid(message, { [field]: message })

export function listRedirects({ db }: RedirectPorts, actor: Actor, query: RedirectQuery) {
  requireRole(actor, 'reader')
  return store.listRedirects(db, query)
}

/** Throws `invalid`; `conflict`: `path_taken`. */
export function createRedirect(ports: RedirectPorts, actor: Actor, wanted: RedirectWrite) {
  requireRole(actor, 'editor')
  const path = oldPathOf(localAddress(wanted.path, ports.origin))
  if (path === null) throw refuse('path', 'Please enter a path, such as /old-article.')
  return changeContent(ports, 'posts', async (trx) => {
    const target = await findTarget(trx, localAddress(wanted.target, ports.origin), path)
    const holder = await findHolder(trx, path)
    if (holder !== null) throw taken('path', holder)
    const recordId = await insertRow(trx, 'redirects', { path, ...target })
    const now = ports.clock.now()
    await recordActivity(trx, { actor, action: 'create', noun: 'redirects', recordId, now })
    return (await store.findRedirectAt(trx, path)) as Redirect
  })
}

/** Returns how many were deleted; unknown ids are skipped. */
export function deleteRedirects(ports: RedirectPorts, actor: Actor, ids: readonly number[]) {
  requireRole(actor, 'editor')
  return changeContent(ports, 'posts', async (trx) => {
    const gone = await deleteRows(trx, 'redirects', ids)
    const now = ports.clock.now()
    await recordActivities(trx, { actor, action: 'delete', noun: 'redirects', now }, gone)
    return gone.length
  })
}

/** Redirects the old paths of an imported post to it; returns the paths that are taken. */
export function keepOldPaths(
  ports: RedirectPorts,
  actor: Actor,
  postId: number,
  addresses: readonly string[],
): Promise<string[]> {
  requireRole(actor, 'editor')
  const paths = new Set(addresses.flatMap((address) => oldPathOf(address) ?? []))
  return changeContent(ports, 'posts', async (trx) => {
    const left: string[] = []
    for (const path of paths) {
      const found = await store.findIdsBySlug(trx, [articleSlugOf(path) ?? ''])
      if ([...found.values()].includes(postId)) continue
      if ((await findHolder(trx, path)) !== null) left.push(path)
      else await insertRow(trx, 'redirects', { path, post_id: postId, target: null })
    }
    return left
  })
}

/** Paths that cannot be redirected: no page can be missing below them. */
const reserved = /^\/(admin|api|assets|media|insights\/(authors|preview))(\/|$)/

/** Why the path is not free; null where it is. */
async function findHolder(trx: Trx, path: string): Promise<string | null> {
  const slug = articleSlugOf(path)
  const isPage = sitePaths.some((known) => known === path) || isElsewhere(path)
  if (isPage || reserved.test(path)) return 'There is a page at this address.'
  if (slug && (await store.isSlugTaken(trx, slug, 0))) return 'There is an article at this address.'
  const other = await store.findRedirectAt(trx, path)
  return other && `This address already leads to ${other.target}.`
}

async function findTarget(trx: Trx, address: string, from: string) {
  const path = address === '/' ? address : oldPathOf(address)
  if (path === from) throw refuse('target', 'An address cannot lead to itself.')
  if (path !== null && sitePaths.some((known) => known === path)) {
    return { post_id: null, target: path + (/#[\w-]+$/.exec(address)?.[0] ?? '') }
  }
  const slug = path === null ? null : articleSlugOf(path)
  const post_id = slug && (await store.findIdsBySlug(trx, [slug])).get(slug)
  if (post_id) return { post_id, target: null }
  const onward = path === null ? null : await store.findRedirectAt(trx, path)
  if (onward)
    throw refuse('target', `This address leads on to ${onward.target}. Please enter that one.`)
  throw refuse('target', `There is no page or article here. Articles are at ${articlePath('…')}`)
}
