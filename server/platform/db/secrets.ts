/** Our own secrets and switches, which every instance shares. */
import { randomBytes } from 'node:crypto'
import type { Database, Trx } from '../../tables.ts'

const SECRET_BYTES = 32

/** A secret of ours, generated when it is first needed; the same for every instance. */
export async function getSecret(db: Database, name: string): Promise<string> {
  const known = await findSecret(db, name)
  return known ?? db.transaction().execute((trx) => claimSecret(trx, name))
}

/** The same within a transaction. */
export async function claimSecret(trx: Trx, name: string): Promise<string> {
  const secret = randomBytes(SECRET_BYTES).toString('base64url')
  await claimSetting(trx, name, secret)
  return (await findSecret(trx, name)) ?? secret
}

/** The same where none need be generated: null if there is none yet. */
export async function findSecret(db: Database, name: string): Promise<string | null> {
  const row = await db
    .selectFrom('settings')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirst()
  return row?.value ?? null
}

/** Sets what nobody has set before; false if somebody has. */
export async function claimSetting(trx: Trx, name: string, value: string): Promise<boolean> {
  const claimed = await trx
    .insertInto('settings')
    .values({ name, value })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return claimed.numInsertedOrUpdatedRows === 1n
}

/** Sets what may have been set before; the last word holds. */
export async function putSetting(db: Database, name: string, value: string): Promise<void> {
  await db
    .insertInto('settings')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute()
}
