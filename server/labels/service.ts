import { nouns as counted } from '../../content/en/nouns.ts'
import { changedFields } from '../../domain/activity.ts'
import { type Actor, requireRole } from '../../domain/actor.ts'
import { inUse, invalid, notFound, taken } from '../../domain/errors.ts'
import {
  type Label,
  type LabelChange,
  type LabelKind,
  type LabelQuery,
  labelKeyOf,
  labelKeys,
  labelNames,
  type NewLabel,
} from '../../domain/labels.ts'
import { foldText } from '../../domain/text.ts'
import { count } from '../../domain/wording.ts'
import { conflictOf, recordActivity } from '../activity/service.ts'
import { findMediaByUrl } from '../media/service.ts'
import type { Listed } from '../platform/db/list.ts'
import { type ArchivedRow, restore } from '../platform/db/row-archive.ts'
import { insertRow, updateRows } from '../platform/db/rows.ts'
import { changeContent, claimVersion } from '../platform/db/transactions.ts'
import type { Ports } from '../ports.ts'
import type { Database, Trx } from '../tables.ts'
import { moveToTrash } from '../trash/service.ts'
import * as store from './store.ts'

export { findMovedKey, listExistingLabels, movePicture } from './store.ts'

export type LabelPorts = Pick<Ports, 'db' | 'clock' | 'onChange'>

export async function listLabels(
  { db }: LabelPorts,
  actor: Actor,
  kind: LabelKind,
  query: LabelQuery,
): Promise<Listed<Label>> {
  requireRole(actor, 'reader')
  return store.listLabels(db, kind, query)
}

/** Throws `conflict`: `name_taken`, `slug_taken` or `code_taken`. */
export async function createLabel(
  ports: LabelPorts,
  actor: Actor,
  kind: LabelKind,
  wanted: NewLabel,
): Promise<Label> {
  requireRole(actor, 'editor')
  const now = ports.clock.now()
  await requirePicture(ports, wanted)
  return changeContent(ports, 'labels', async (trx) => {
    await requireFree(trx, kind, wanted, 0)
    const row = { ...wanted, version: 1, created_at: now.toISOString() }
    const id = await insertRow(trx, kind, row)
    const fields = Object.keys(wanted).toSorted()
    await recordActivity(trx, { actor, action: 'create', noun: kind, recordId: id, fields, now })
    return getLabel(trx, kind, id)
  })
}

/** Throws `not-found`; `conflict`: `version_conflict`, and as `createLabel`. */
export async function updateLabel(
  ports: LabelPorts,
  actor: Actor,
  kind: LabelKind,
  id: number,
  { version, ...wanted }: LabelChange,
): Promise<Label> {
  requireRole(actor, 'editor')
  const now = ports.clock.now()
  await requirePicture(ports, wanted)
  return changeContent(ports, 'labels', async (trx) => {
    const before = await claimVersion(trx, kind, { id, version })
    if (!before) throw await conflictOf(trx, { noun: kind, id }, await getLabel(trx, kind, id))
    await requireFree(trx, kind, wanted, id)
    await updateRows(trx, kind, id, wanted)
    const fields = changedFields<object>(before, wanted)
    await recordActivity(trx, { actor, action: 'update', noun: kind, recordId: id, fields, now })
    return getLabel(trx, kind, id)
  })
}

/**
 * Returns how many were deleted; unknown ids are skipped. If any is in use, deletes none and throws
 * `conflict` (`in_use`, with those labels in `data`).
 */
export async function deleteLabels(
  ports: LabelPorts,
  actor: Actor,
  kind: LabelKind,
  ids: readonly number[],
): Promise<number> {
  requireRole(actor, 'editor')
  return changeContent(ports, 'labels', async (trx) => {
    const found = await store.listLabelsById(trx, kind, ids)
    const used = found.filter(({ posts }) => posts > 0)
    if (used.length > 0) throw inUse(await describeUse(trx, kind, used), used)
    return retire(trx, actor, kind, { ids, now: ports.clock.now() })
  })
}

function retire(
  trx: Trx,
  actor: Actor,
  kind: LabelKind,
  retired: { ids: readonly number[]; now: Date },
): Promise<number> {
  const rules = { noun: kind, table: kind, title: 'name' }
  const address = kind === 'authors' && { address: 'email' }
  return moveToTrash(trx, actor, { ...rules, ...address }, retired)
}

/**
 * Moves a label to the trash and redirects its address to another one; `refile` moves its posts.
 * Throws `not-found`; `invalid` if the other label does not exist.
 */
export async function mergeLabel(
  ports: LabelPorts,
  actor: Actor,
  kind: LabelKind,
  merge: Merge,
  refile: (trx: Trx) => Promise<unknown>,
): Promise<Label> {
  requireRole(actor, 'editor')
  const now = ports.clock.now()
  return changeContent(ports, 'labels', async (trx) => {
    const gone = await getLabel(trx, kind, merge.id)
    const into = await store.findLabel(trx, kind, merge.into)
    if (!into || into.id === gone.id) {
      const message = 'Please choose another one to merge into.'
      throw invalid(message, { into: message })
    }
    await refile(trx)
    await store.moveKey(trx, kind, { id: gone.id, key: labelKeyOf(gone), into: into.id })
    await retire(trx, actor, kind, { ids: [gone.id], now })
    const activity = { actor, action: 'update', noun: kind, recordId: into.id, now } as const
    await recordActivity(trx, { ...activity, fields: ['posts'] })
    return getLabel(trx, kind, into.id)
  })
}

/** Ids of a label and of the one into which it is merged. */
export interface Merge {
  id: number
  into: number
}

/** Restores a label. Throws `conflict`: `name_taken`, `slug_taken` or `code_taken`. */
export async function restoreLabel(trx: Trx, kind: LabelKind, archived: ArchivedRow) {
  await requireFree(trx, kind, archived.row as unknown as NewLabel, archived.id)
  await restore(trx, kind, archived)
  return null
}

async function requirePicture(ports: LabelPorts, wanted: NewLabel): Promise<void> {
  if (!('picture' in wanted) || !wanted.picture) return
  const file = await findMediaByUrl(ports, wanted.picture)
  if (file?.file_type === 'image') return
  const picture = 'Please choose a picture from the media library.'
  throw invalid(picture, { picture })
}

async function requireFree(trx: Trx, kind: LabelKind, wanted: NewLabel, ownId: number) {
  const others = await store.listNames(trx, kind, ownId)
  const name = foldText(wanted.name)
  const key = labelKeyOf(wanted)
  const one = `${kind === 'authors' ? 'An' : 'A'} ${labelNames[kind]}`
  if (others.some((other) => foldText(other.name) === name)) {
    throw taken('name', `${one} with this name already exists.`)
  }
  if (others.some((other) => other.key === key)) {
    const field = labelKeys[kind]
    throw taken(field, `${one} with this ${field} already exists.`)
  }
}

async function getLabel(db: Database, kind: LabelKind, id: number): Promise<Label> {
  const label = await store.findLabel(db, kind, id)
  if (!label) throw missing(kind)
  return label
}

const missing = (kind: LabelKind) => notFound(`The ${labelNames[kind]}`)

const MOST_NAMED = 3

/** `"Regulation" is in use by 5 posts: "One", "Two", "Three" and 2 more.` */
async function describeUse(trx: Trx, kind: LabelKind, used: readonly Label[]): Promise<string> {
  const lines: string[] = []
  for (const { id, name, posts } of used) {
    const named = await store.listPostsUnder(trx, kind, { id, limit: MOST_NAMED })
    const titles = named.map(({ title }) => `"${title}"`).join(', ')
    const more = posts > named.length ? ` and ${posts - named.length} more` : ''
    lines.push(`"${name}" is in use by ${count(posts, counted.post)}: ${titles}${more}.`)
  }
  return lines.join(' ')
}
