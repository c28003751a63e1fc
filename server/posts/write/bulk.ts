/** The same change for many posts at once: all of them or none. */
import { setImmediate } from 'node:timers/promises'
import { changedFields } from '../../../domain/activity.ts'
import { type Actor, requireRole, type Staff } from '../../../domain/actor.ts'
import { conflict, versionConflict } from '../../../domain/errors.ts'
import { labelNames } from '../../../domain/labels.ts'
import {
  type PostRecord,
  type PostsChange,
  postActionOf,
  publicationTime,
  stateOf,
} from '../../../domain/posts/editing.ts'
import { addressOf, readLinkAddress } from '../../../domain/posts/link-address.ts'
import { listExistingLabels } from '../../labels/service.ts'
import { changeContent, claimVersion } from '../../platform/db/transactions.ts'
import { listElements, parseHtml, writeHtml } from '../../platform/html.ts'
import type { Trx } from '../../tables.ts'
import { prepareContent } from '../content/sanitise.ts'
import { findRevision } from '../revisions/store.ts'
import { finishWrite, type PostPorts, readPost, refuse } from './service.ts'
import { findPost, updatePost } from './store.ts'

type Wanted = Omit<PostsChange, 'posts'>

/**
 * Returns the posts that changed; those that had the wanted values keep their version. Throws
 * `invalid`; `conflict`: `version_conflict` with the posts that somebody else has saved meanwhile;
 * `last_region` with those that would be left without a region; `not_scheduled` with those that
 * cannot be moved, because they are public already or drafts.
 */
export async function changePosts(
  ports: PostPorts,
  actor: Actor,
  { posts, ...wanted }: PostsChange,
): Promise<PostRecord[]> {
  requireRole(actor, 'editor')
  const now = ports.clock.now().toISOString()
  if (wanted.publish_at !== undefined && wanted.publish_at <= now) {
    throw refuse('publish_at', 'Please choose a time in the future.')
  }
  if ((wanted.link_from === undefined) !== (wanted.link_to === undefined)) {
    throw refuse('link_to', 'Please give the link and its replacement.')
  }
  if (wanted.goes_back && posts.some(({ version }) => version === undefined)) {
    throw refuse('posts', 'Please give the version of each post to restore.')
  }
  return changeContent(ports, 'posts', async (trx) => {
    await requireLabels(trx, wanted)
    const claimed = await readClaimed(trx, posts)
    requireChangeable(claimed, wanted, now)
    const changed: PostRecord[] = []
    for (const post of claimed) {
      changed.push(...(await changePost(ports, trx, actor, post, wanted)))
      // Lets other requests run.
      await setImmediate()
    }
    return changed
  })
}

/** Reads and checks the posts; versions are raised later, and only for posts that change. */
async function readClaimed(trx: Trx, posts: PostsChange['posts']): Promise<PostRecord[]> {
  const claimed: PostRecord[] = []
  const stale: PostRecord[] = []
  for (const { id, version } of posts) {
    if (!(await findPost(trx, id))) {
      throw refuse('posts', 'A selected post no longer exists. Nothing was changed.')
    }
    const post = await readPost(trx, id)
    if (version !== undefined && version !== post.version) stale.push(post)
    else claimed.push(post)
  }
  if (stale.length > 0) throw versionConflict(stale)
  return claimed
}

function requireChangeable(posts: readonly PostRecord[], wanted: Wanted, now: string) {
  const bare = posts.filter((post) => regionsAfter(post, wanted).length === 0)
  if (bare.length > 0) {
    throw conflict('last_region', 'A post would be left without a region.', bare)
  }
  if (wanted.publish_at === undefined) return
  const fixed = posts.filter((post) => stateOf(post, now) !== 'scheduled')
  if (fixed.length > 0) throw conflict('not_scheduled', 'A post is no longer scheduled.', fixed)
}

const regionsAfter = ({ region_ids }: PostRecord, { region_id, remove_region_id }: Wanted) =>
  refile(region_ids, region_id, remove_region_id)

/** Adds an id, or puts it in the place of the removed one; without that one, changes nothing. */
function refile(ids: readonly number[], added?: number, removed?: number): number[] {
  if (removed !== undefined && !ids.includes(removed)) return [...ids]
  const kept = ids.flatMap((id) => (id === removed ? (added ?? []) : id))
  return [...new Set(removed === undefined && added !== undefined ? [...kept, added] : kept)]
}

async function changePost(
  ports: PostPorts,
  trx: Trx,
  actor: Staff,
  before: PostRecord,
  wanted: Wanted,
): Promise<PostRecord[]> {
  const { status = before.status, publish_at = before.publish_at } = wanted
  const { category_id, remove_category_id } = wanted
  const category_ids = refile(before.category_ids, category_id, remove_category_id)
  const region_ids = regionsAfter(before, wanted)
  const content = await contentAfter(ports, trx, before, wanted)
  const after = { content, status, publish_at, category_ids, region_ids }
  const fields = changedFields<typeof after>(before, after)
  if (fields.length === 0) return []
  const { id, title, description } = before
  if (!(await claimVersion(trx, 'posts', { id, version: before.version }))) {
    throw versionConflict([await readPost(trx, id)])
  }
  const now = ports.clock.now().toISOString()
  const published_at = publicationTime({ ...before, status, publish_at }, now)
  const post = {
    title,
    description,
    content: prepareContent(content),
    status,
    publish_at,
    published_at,
    updated_at: now,
  }
  const filing = { ...before, category_ids, region_ids }
  await updatePost(trx, id, post, filing, actor.keyId)
  const action = postActionOf(stateOf(before, now), stateOf({ status, published_at }, now))
  return [await finishWrite(ports, trx, { actor, id, action, fields })]
}

async function contentAfter(
  { origin }: PostPorts,
  trx: Trx,
  { id, version, slug, content }: PostRecord,
  { link_from, link_to, goes_back }: Wanted,
): Promise<string> {
  if (goes_back) {
    const earlier = await findRevision(trx, { post_id: id, kind: 'save', version: version - 1 })
    if (!earlier) throw refuse('posts', 'A selected post has no earlier save. Nothing was changed.')
    return earlier.revision.content
  }
  const address = link_to === undefined ? null : readLinkAddress(link_to)
  if (address === null) return content
  const tree = parseHtml(content)
  const links = listElements(tree).filter(
    ({ properties: { href } }) => href && addressOf(String(href), slug, origin) === link_from,
  )
  for (const { properties } of links) properties.href = address
  return links.length > 0 ? writeHtml(tree) : content
}

async function requireLabels(trx: Trx, wanted: Wanted): Promise<void> {
  for (const kind of ['categories', 'regions'] as const) {
    const name = `${labelNames[kind]}_id` as const
    const id = wanted[name]
    if (id === undefined || (await listExistingLabels(trx, kind, [id])).length > 0) continue
    throw refuse(name, `The selected ${labelNames[kind]} no longer exists.`)
  }
}
