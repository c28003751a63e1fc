import { createHmac } from 'node:crypto'
import { claimSecret, findSecret } from '../../platform/db/secrets.ts'
import type { Database, Trx } from '../../tables.ts'
import { insertSuppressed, listSuppressed } from './suppression-store.ts'

const SECRET = 'suppressed-addresses'

/**
 * The same for every spelling of an address. Without our secret nobody finds the address by trying.
 */
type Fingerprint = (address: string) => string

function fingerprintWith(secret: string): Fingerprint {
  return (address) => createHmac('sha256', secret).update(address.toLowerCase()).digest('hex')
}

/** Keeps an address whose data is erased from coming back with an import. */
export async function suppressAddress(trx: Trx, address: string, now: Date): Promise<void> {
  const fingerprint = fingerprintWith(await claimSecret(trx, SECRET))
  await insertSuppressed(trx, fingerprint(address), now.toISOString())
}

/** Those of the addresses, given in lower case, that an import must leave alone. */
export async function findSuppressed(
  db: Database,
  addresses: readonly string[],
): Promise<Set<string>> {
  const secret = await findSecret(db, SECRET)
  // Nobody has been erased yet.
  if (secret === null) return new Set()
  const fingerprint = fingerprintWith(secret)
  const byHash = new Map(addresses.map((address) => [fingerprint(address), address]))
  const rows = await listSuppressed(db, [...byHash.keys()])
  return new Set(rows.map(({ address_hash }) => byHash.get(address_hash) ?? ''))
}

/** What is kept about an address after its erasure. */
export async function listSuppressedOf(db: Database, address: string) {
  const secret = await findSecret(db, SECRET)
  return secret === null ? [] : listSuppressed(db, [fingerprintWith(secret)(address)])
}
