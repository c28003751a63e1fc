import type { Selectable } from 'kysely'
import type { Database, Tables, Trx } from '../tables.ts'
import { assessmentsOf, parseAssessment, type StoredAssessment } from './store.ts'

declare module '../tables.ts' {
  interface Tables {
    /** Which assessment was taken again as which; a row goes with either of them. */
    retakes: { assessment_id: number; earlier_id: number }
  }
}

/** Notes that an assessment is an earlier one taken again. */
export async function insertRetake(trx: Trx, retake: Tables['retakes']): Promise<void> {
  await trx.insertInto('retakes').values(retake).execute()
}

/** What an assessment was taken again from, as long as that is stored. */
export async function findEarlier(
  db: Database,
  assessmentId: number,
): Promise<StoredAssessment | null> {
  const row = await db
    .selectFrom('retakes')
    .innerJoin('quickscore_assessments', 'quickscore_assessments.id', 'earlier_id')
    .where('assessment_id', '=', assessmentId)
    .selectAll('quickscore_assessments')
    .executeTakeFirst()
  return row ? parseAssessment(row) : null
}

/** Those from or to an assessment of an address, in lower case. */
export function listRetakesOf(
  db: Database,
  address: string,
): Promise<Selectable<Tables['retakes']>[]> {
  const own = assessmentsOf(db, address)
  return db
    .selectFrom('retakes')
    .selectAll()
    .where((is) => is.or([is('assessment_id', 'in', own), is('earlier_id', 'in', own)]))
    .orderBy('assessment_id')
    .execute()
}
