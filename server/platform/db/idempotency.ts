import { createHash } from 'node:crypto'
import { conflict } from '../../../domain/errors.ts'
import type { Trx } from '../../tables.ts'
import { claimKey, forgetBefore, getRemembered, rememberResponse } from './idempotency-store.ts'

export { forgetOldKeys } from './idempotency-keeping.ts'

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
  if (await claimKey(trx, { call, key, body_hash, created_at: now.toISOString() })) {
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
