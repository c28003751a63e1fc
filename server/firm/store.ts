import type { Selectable } from 'kysely'
import type { Database, Tables, Trx } from '../tables.ts'

declare module '../tables.ts' {
  interface Tables {
    /** Versions of the firm's record (JSON); the one with the highest id is in force. */
    firm: { id: number; record: string; created_at: string }
  }
}

export type StoredFirm = Selectable<Tables['firm']>

/** The newest versions, the one in force first. */
export function listVersions(db: Database | Trx, most: number): Promise<StoredFirm[]> {
  return db.selectFrom('firm').selectAll().orderBy('id', 'desc').limit(most).execute()
}

/** Throws if its id is taken. */
export async function insertVersion(db: Database | Trx, version: StoredFirm): Promise<void> {
  await db.insertInto('firm').values(version).execute()
}
