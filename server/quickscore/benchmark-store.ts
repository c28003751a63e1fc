import { type Selectable, sql } from 'kysely'
import type { AnonymousAssessment } from '../../domain/quickscore/assessment.ts'
import { isAny } from '../platform/db/rows.ts'
import type { Database, Tables, Trx } from '../tables.ts'

declare module '../tables.ts' {
  interface Tables {
    /** The organisation that each assessment of the benchmark counts for. */
    counted_assessments: { assessment_id: number; organisation: string }
    /** One row: the batch published when ten organisations had last been added. */
    benchmark: {
      id: 1
      /** The newest assessment then; 0 before the first batch. */
      until_id: number
      made_at: string
      /** JSON: number of organisations by role and score (`Tallied`). */
      scores: string
    }
  }
}

export type Batch = Omit<Selectable<Tables['benchmark']>, 'id'>

/** How many organisations have this score and role in their latest assessment. */
export interface Tallied extends AnonymousAssessment {
  count: number
}

export function readBatch(db: Database): Promise<Batch> {
  return db.selectFrom('benchmark').selectAll().executeTakeFirstOrThrow()
}

/** Locks the row: parallel submissions wait, so that ids follow the order of transactions. */
export function lockBatch(trx: Trx): Promise<Batch> {
  return trx
    .updateTable('benchmark')
    .set({ until_id: sql`until_id` })
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function writeBatch(trx: Trx, batch: Batch): Promise<void> {
  await trx.updateTable('benchmark').set(batch).execute()
}

export async function insertCounted(trx: Trx, row: Tables['counted_assessments']): Promise<void> {
  await trx.insertInto('counted_assessments').values(row).execute()
}

/** Whether any assessment counted up to this id still exists. */
export const isAnyLeft = (db: Database, untilId: number): Promise<boolean> =>
  isAny(db.selectFrom('counted_assessments').where('assessment_id', '<=', untilId))

/** How many organisations have their first counted assessment after this id. */
export async function countAdded(db: Database, untilId: number): Promise<number> {
  const { added } = await db
    .selectFrom('counted_assessments as later')
    .select(sql<number>`count(distinct later.organisation)`.as('added'))
    .where('assessment_id', '>', untilId)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('counted_assessments as earlier')
            .select('earlier.assessment_id')
            .whereRef('earlier.organisation', '=', 'later.organisation')
            .where('earlier.assessment_id', '<=', untilId),
        ),
      ),
    )
    .executeTakeFirstOrThrow()
  return Number(added)
}

/** Counts each organisation's latest score; ordered by score, which reveals no order of arrival. */
export async function tallyLatest(db: Database): Promise<Tallied[]> {
  const rows = await db
    .selectFrom('counted_assessments as one')
    .innerJoin('quickscore_assessments as assessment', 'assessment.id', 'one.assessment_id')
    .select(['user_type', 'score', sql<number>`count(*)`.as('count')])
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('counted_assessments as later')
            .select('later.assessment_id')
            .whereRef('later.organisation', '=', 'one.organisation')
            .whereRef('later.assessment_id', '>', 'one.assessment_id'),
        ),
      ),
    )
    .groupBy(['user_type', 'score'])
    .orderBy('score', 'desc')
    .orderBy('user_type')
    .execute()
  return rows.map((row) => ({ ...row, count: Number(row.count) }))
}

/** The score of an organisation's latest assessment up to this id. */
export async function findCounted(
  db: Database,
  organisation: string,
  untilId: number,
): Promise<number | undefined> {
  const row = await db
    .selectFrom('counted_assessments')
    .innerJoin('quickscore_assessments', 'id', 'assessment_id')
    .select('score')
    .where('organisation', '=', organisation)
    .where('assessment_id', '<=', untilId)
    .orderBy('assessment_id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.score
}
