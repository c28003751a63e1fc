import type { Trx } from '../../tables.ts'

export interface Remembered {
  body_hash: string
  response: string
}

/** True if the key was free; a second transaction with the same key waits here for the first. */
export async function claimKey(
  trx: Trx,
  row: { call: string; key: string; body_hash: string; created_at: string },
): Promise<boolean> {
  const claimed = await trx
    .insertInto('idempotency_keys')
    .values({ ...row, response: '' })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return claimed.numInsertedOrUpdatedRows === 1n
}

export function getRemembered(trx: Trx, call: string, key: string): Promise<Remembered> {
  return trx
    .selectFrom('idempotency_keys')
    .select(['body_hash', 'response'])
    .where('call', '=', call)
    .where('key', '=', key)
    .executeTakeFirstOrThrow()
}

export async function rememberResponse(trx: Trx, call: string, key: string, response: string) {
  await trx
    .updateTable('idempotency_keys')
    .set({ response })
    .where('call', '=', call)
    .where('key', '=', key)
    .execute()
}

export async function forgetBefore(trx: Trx, instant: string) {
  await trx.deleteFrom('idempotency_keys').where('created_at', '<', instant).execute()
}
