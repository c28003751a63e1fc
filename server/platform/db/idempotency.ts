import { createHash } from 'node:crypto'
import { conflict } from '../../../domain/errors.ts'
import type { Trx } from '../../tables.ts'
import { claimRow, deleteBefore, findRow, updateRows } from './rows.ts'

const REMEMBERED_MS = 24 * 60 * 60 * 1000

export interface Repeatable {
  /** Keys of different calls never meet. */
  call: string
  /** The `Idempotency-Key` header; undefined: every request is a new one. */
  key: string | undefined
  /** The parsed request body. */
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
  const since = new Date(now.getTime() - REMEMBERED_MS).toISOString()
  await trx.deleteFrom('idempotency_keys').where('created_at', '<', since).execute()
  const row = { call, key, body_hash, created_at: now.toISOString(), response: '' }
  // A second transaction with the same key waits here for the first.
  if (await claimRow(trx, 'idempotency_keys', row)) {
    const result = await work()
    const response = JSON.stringify(result)
    await updateRows(trx, 'idempotency_keys', { call, key }, { response })
    return result
  }
  const remembered = await findRow(trx, 'idempotency_keys', { call, key })
  if (remembered?.body_hash !== body_hash) {
    throw conflict('idempotency_mismatch', 'This Idempotency-Key was used with another request.')
  }
  return JSON.parse(remembered.response) as T
}

/** Deletes at most `limit` keys used before `before`; returns how many. */
export const forgetOldKeys = (trx: Trx, before: string, limit: number): Promise<number> =>
  deleteBefore(trx, 'idempotency_keys', 'created_at', { before, limit, key: ['call', 'key'] })
