import { createHash } from 'node:crypto'
import { conflict } from '../../../domain/errors.ts'
import type { Trx } from '../../tables.ts'
import { skippingLocked } from './database.ts'
import { claimRow } from './rows.ts'

const REMEMBERED_MS = 24 * 60 * 60 * 1000

export interface Repeatable {
  /** Keys of different calls never meet. */
  call: string
  /** The `Idempotency-Key` header; undefined: every request is a new one. */
  key: string | undefined
  /** What was asked for, as parsed. */
  body: unknown
  now: Date
}

/**
 * Does the work once per key and gives every repeat the first answer, for 24 hours. The key is
 * claimed in the caller's transaction: either both the work and the key are stored, or neither.
 * Throws `conflict` (`idempotency_mismatch`) when the key comes back with another body.
 */
export async function once<T>(
  trx: Trx,
  repeatable: Repeatable,
  work: () => Promise<T>,
): Promise<T> {
  const { call, key, now } = repeatable
  if (key === undefined) return work()
  const body_hash = createHash('sha256').update(JSON.stringify(repeatable.body)).digest('hex')
  await forgetBefore(trx, new Date(now.getTime() - REMEMBERED_MS).toISOString())
  const row = { call, key, body_hash, created_at: now.toISOString(), response: '' }
  // A second transaction with the same key waits here for the first.
  if (await claimRow(trx, 'idempotency_keys', row)) {
    const result = await work()
    await rememberResponse(trx, call, key, JSON.stringify(result))
    return result
  }
  const remembered = await getRemembered(trx, call, key)
  if (remembered.body_hash !== body_hash) {
    throw conflict('idempotency_mismatch', 'This Idempotency-Key was used with another request.')
  }
  return JSON.parse(remembered.response) as T
}

/** Forgets at most `limit` keys that were used before; answers with how many. */
export async function forgetOldKeys(trx: Trx, before: string, limit: number): Promise<number> {
  const old = trx
    .selectFrom('idempotency_keys')
    .select(['call', 'key'])
    .where('created_at', '<', before)
    .limit(limit)
  const removed = await trx
    .deleteFrom('idempotency_keys')
    .where((is) =>
      is(is.refTuple('call', 'key'), 'in', skippingLocked(trx, old).$asTuple('call', 'key')),
    )
    .executeTakeFirst()
  return Number(removed.numDeletedRows)
}

interface Remembered {
  body_hash: string
  response: string
}

function getRemembered(trx: Trx, call: string, key: string): Promise<Remembered> {
  return trx
    .selectFrom('idempotency_keys')
    .select(['body_hash', 'response'])
    .where('call', '=', call)
    .where('key', '=', key)
    .executeTakeFirstOrThrow()
}

async function rememberResponse(trx: Trx, call: string, key: string, response: string) {
  await trx
    .updateTable('idempotency_keys')
    .set({ response })
    .where('call', '=', call)
    .where('key', '=', key)
    .execute()
}

async function forgetBefore(trx: Trx, instant: string) {
  await trx.deleteFrom('idempotency_keys').where('created_at', '<', instant).execute()
}
