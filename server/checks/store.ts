import type { Selectable } from 'kysely'
import type { Database, Tables, Trx } from '../tables.ts'

export type Finding = Selectable<Tables['check_findings']>

export function listFindings(db: Database | Trx): Promise<Finding[]> {
  return db.selectFrom('check_findings').selectAll().orderBy('since').orderBy('subject').execute()
}

/** One look knows everything: what it did not find is no longer so. */
export async function replaceFindings(trx: Trx, found: readonly Finding[]): Promise<void> {
  await trx.deleteFrom('check_findings').execute()
  // Few enough in a statement for both engines' bound on values.
  for (let from = 0; from < found.length; from += 200) {
    await trx
      .insertInto('check_findings')
      .values(found.slice(from, from + 200))
      .execute()
  }
}
