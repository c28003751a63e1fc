import type { Database, Trx } from '../../tables.ts'

/** Sets what nobody has set before; false if somebody has. */
export async function claimSetting(trx: Trx, name: string, value: string): Promise<boolean> {
  const claimed = await trx
    .insertInto('settings')
    .values({ name, value })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return claimed.numInsertedOrUpdatedRows === 1n
}

export async function findSetting(db: Database, name: string): Promise<string | null> {
  const row = await db
    .selectFrom('settings')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirst()
  return row?.value ?? null
}
