import type { Trx } from '../tables.ts'

/** Sets what nobody has set before; false if somebody has. */
export async function claimSetting(trx: Trx, name: string, value: string): Promise<boolean> {
  const claimed = await trx
    .insertInto('settings')
    .values({ name, value })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return claimed.numInsertedOrUpdatedRows === 1n
}
