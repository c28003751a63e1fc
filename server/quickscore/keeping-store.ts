import { type Selectable, sql } from 'kysely'
import { deleteChosen, skippingLocked } from '../platform/db/database.ts'
import type { Database, Tables, Trx } from '../tables.ts'
import { deleteAssessments } from './store.ts'

/** Deletes at most `limit` assessments that came before, with their links and their share of the totals. */
export async function deleteOldAssessments(
  trx: Trx,
  before: string,
  limit: number,
): Promise<number> {
  const old = trx
    .selectFrom('quickscore_assessments')
    .select('id')
    .where('created_at', '<', before)
    .limit(limit)
  const rows = await skippingLocked(trx, old).execute()
  if (rows.length === 0) return 0
  return (
    await deleteAssessments(
      trx,
      rows.map(({ id }) => id),
    )
  ).length
}

/** Deletes at most `limit` links that ended before. */
export async function deleteEndedLinks(trx: Trx, before: string, limit: number): Promise<number> {
  const ended = trx
    .selectFrom('result_links')
    .select('id')
    .where('expires_at', '<', before)
    .limit(limit)
  return deleteChosen(trx, { table: 'result_links', key: 'id' }, ended)
}

/** `address` in lower case. */
export function listAssessmentsOf(
  db: Database,
  address: string,
): Promise<Selectable<Tables['quickscore_assessments']>[]> {
  return db
    .selectFrom('quickscore_assessments')
    .selectAll()
    .where(sql`lower(email)`, '=', address)
    .orderBy('id')
    .execute()
}

/** What hangs on the assessments of an address, in lower case, and goes with them. */
export function listTextsOf(
  db: Database,
  address: string,
): Promise<Selectable<Tables['assessment_texts']>[]> {
  return db
    .selectFrom('assessment_texts')
    .selectAll()
    .where('assessment_id', 'in', assessmentsOf(db, address))
    .orderBy('assessment_id')
    .execute()
}

export function listLinksOf(
  db: Database,
  address: string,
): Promise<Selectable<Tables['result_links']>[]> {
  return db
    .selectFrom('result_links')
    .selectAll()
    .where('assessment_id', 'in', assessmentsOf(db, address))
    .orderBy('id')
    .execute()
}

function assessmentsOf(db: Database, address: string) {
  return db.selectFrom('quickscore_assessments').select('id').where(sql`lower(email)`, '=', address)
}
