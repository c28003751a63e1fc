import { randomBytes } from 'node:crypto'
import type { Database } from '../../tables.ts'
import { claimSetting, findSetting } from './secrets-store.ts'

const SECRET_BYTES = 32

/** A secret of ours, generated when it is first needed; the same for every instance. */
export async function getSecret(db: Database, name: string): Promise<string> {
  const known = await findSetting(db, name)
  if (known !== null) return known
  const secret = randomBytes(SECRET_BYTES).toString('base64url')
  await db.transaction().execute((trx) => claimSetting(trx, name, secret))
  return (await findSetting(db, name)) ?? secret
}

/** The same where none need be generated: null if there is none yet. */
export function findSecret(db: Database, name: string): Promise<string | null> {
  return findSetting(db, name)
}
