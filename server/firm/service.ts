import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { record as loaded } from '../../content/firm-record.ts'
import { dark, light } from '../../content/tokens.ts'
import { changedFields } from '../../domain/activity.ts'
import { type Actor, requireRole } from '../../domain/actor.ts'
import { conflict, invalid, notFound, versionConflict } from '../../domain/errors.ts'
import {
  claimIds,
  type Firm,
  type FirmRecord,
  findColourFaults,
  parseFirm,
} from '../../domain/firm.ts'
import { recordActivity } from '../activity/service.ts'
import { findMediaByUrl } from '../media/service.ts'
import { claimJob } from '../platform/db/jobs.ts'
import { runTransaction } from '../platform/db/transactions.ts'
import type { Ports } from '../ports.ts'
import type { Database, Trx } from '../tables.ts'
import { insertVersion, listVersions, type StoredFirm } from './store.ts'

export type FirmPorts = Pick<Ports, 'db' | 'clock'>

/** Pause before the next instance restarts: by then the previous one answers again. */
const TURN_MS = 6_000

const root = join(import.meta.dirname, '../..')
const none: StoredFirm = { id: 0, record: '{}', created_at: new Date(0).toISOString() }

export async function readFirm({ db }: FirmPorts, actor: Actor): Promise<FirmRecord> {
  requireRole(actor, 'owner')
  return present(db)
}

/** The only record has the id 1. Throws `not-found`, `invalid`; `conflict`: `version_conflict`. */
export async function changeFirm(
  ports: FirmPorts,
  actor: Actor,
  id: number,
  { version, ...wanted }: Firm & { version?: number | undefined },
): Promise<FirmRecord> {
  requireRole(actor, 'owner')
  if (id !== 1) throw notFound('The firm')
  const firm = parseFirm(wanted)
  requireReadable(firm)
  await requirePictures(ports, firm)
  return runTransaction(ports.db, (trx) => store(ports, actor, trx, { version, firm }))
}

/** Restores the version before the newest. Throws `conflict`. */
export async function undoFirm(
  ports: FirmPorts,
  actor: Actor,
  { version }: { version?: number | undefined },
): Promise<FirmRecord> {
  requireRole(actor, 'owner')
  return runTransaction(ports.db, async (trx) => {
    const [, before] = await listVersions(trx, 2)
    if (!before) throw conflict('nothing_before', 'There is no earlier version to go back to.')
    return store(ports, actor, trx, { version, firm: parseFirm(JSON.parse(before.record)) })
  })
}

/** Hides every claim that names no evidence. */
export async function hideClaims(ports: FirmPorts, actor: Actor): Promise<FirmRecord> {
  requireRole(actor, 'owner')
  return runTransaction(ports.db, async (trx) => {
    const [newest = none] = await listVersions(trx, 1)
    const firm = parseFirm(JSON.parse(newest.record))
    const { figures = {} } = firm
    const settled = claimIds.map((id) => {
      const claim = figures[id] ?? {}
      return [id, claim.evidence ? claim : { ...claim, shown: false }]
    })
    const hidden = { ...firm, figures: Object.fromEntries(settled) }
    return store(ports, actor, trx, { version: undefined, firm: parseFirm(hidden) })
  })
}

/**
 * Whether this process runs with another record than the database holds, and it is its turn to
 * restart: instances restart one after another.
 */
export async function mustStartAgain({ db, clock }: FirmPorts): Promise<boolean> {
  const [newest = none] = await listVersions(db, 1)
  if (isInForce(newest)) return false
  const now = clock.now()
  const dueBefore = new Date(now.getTime() - TURN_MS).toISOString()
  return claimJob(db, { name: 'firm', now: now.toISOString(), dueBefore })
}

async function store(
  { clock }: FirmPorts,
  actor: Actor,
  trx: Trx,
  { version, firm }: { version?: number | undefined; firm: Firm },
): Promise<FirmRecord> {
  const now = clock.now()
  const [newest = none] = await listVersions(trx, 1)
  if (version !== undefined && version !== newest.id) throw versionConflict(await present(trx))
  const before = JSON.parse(newest.record)
  // A removed field has changed too.
  const emptied = Object.fromEntries(Object.keys(before).map((name) => [name, undefined]))
  const fields = changedFields<object>(before, { ...emptied, ...firm })
  if (fields.length === 0) return present(trx)
  const record = JSON.stringify(firm)
  await insertVersion(trx, { id: newest.id + 1, record, created_at: now.toISOString() })
  await recordActivity(trx, { actor, action: 'update', noun: 'firm', recordId: 1, fields, now })
  return present(trx)
}

async function present(db: Database | Trx): Promise<FirmRecord> {
  const [newest = none, before] = await listVersions(db, 2)
  const { id: version, record, created_at: changed_at } = newest
  return {
    id: 1,
    version,
    changed_at,
    has_before: before !== undefined,
    in_force: isInForce(newest),
    ...parseFirm(JSON.parse(record)),
  }
}

/** Compares both by today's schema: an earlier version may have stored another field order. */
function isInForce({ record }: StoredFirm): boolean {
  return JSON.stringify(parseFirm(JSON.parse(record))) === JSON.stringify(loaded)
}

/** Throws `invalid` with the contrast of each pair that is too close. */
function requireReadable({ colours = {} }: Firm): void {
  const { action, accent } = colours
  const faults = [
    ['action', findColourFaults({ light, dark }, { action })],
    ['accent', findColourFaults({ light, dark }, { accent })],
  ] as const
  const wrong = faults.flatMap(([name, [fault]]) => (fault ? [[`colours.${name}`, fault]] : []))
  if (wrong.length > 0) {
    throw invalid('Text in this colour would be hard to read.', Object.fromEntries(wrong))
  }
}

async function requirePictures(ports: FirmPorts, { logo, founder }: Firm): Promise<void> {
  const wanted = { logo, 'founder.picture': founder?.picture }
  for (const [field, picture] of Object.entries(wanted)) {
    if (!picture || (await isPicture(ports, picture))) continue
    const message = picture.startsWith('/')
      ? 'Please choose a picture from the media library.'
      : `There is no file public/${picture}.`
    throw invalid(message, { [field]: message })
  }
}

/** Looks in both folders: the container image has only the build. */
async function isPicture(ports: FirmPorts, picture: string): Promise<boolean> {
  if (picture.startsWith('/')) return (await findMediaByUrl(ports, picture))?.file_type === 'image'
  return ['public', 'build/client'].some((at) => existsSync(join(root, at, picture)))
}
