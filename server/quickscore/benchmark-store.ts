import { type Selectable, sql } from 'kysely'
import type { AnonymousAssessment } from '../../domain/quickscore/assessment.ts'
import { isAny } from '../platform/db/rows.ts'
import type { Database, Tables, Trx } from '../tables.ts'

declare module '../tables.ts' {
  interface Tables {
    /** Of every assessment that figures of others count: who it counts as. */
    counted_assessments: { assessment_id: number; organisation: string }
    /** One row: what was published when ten organisations had last been added. */
    benchmark: {
      id: 1
      /** The newest assessment then; 0 before the first batch. */
      until_id: number
      made_at: string
      /** JSON: how many organisations of a role have a score. */
      scores: string
    }
  }
}

export type Batch = Omit<Selectable<Tables['benchmark']>, 'id'>

/** How many organisations answered last with this score, as this role. */
export interface Tallied extends AnonymousAssessment {
  count: number
}

export function readBatch(db: Database): Promise<Batch> {
  return db.selectFrom('benchmark').selectAll().executeTakeFirstOrThrow()
}

/** The same, so that who submits meanwhile waits: the order of ids is that of the transactions. */
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

/** Whether anything is left of what was counted up to an assessment. */
export const isAnyLeft = (db: Database, untilId: number): Promise<boolean> =>
  isAny(db.selectFrom('counted_assessments').where('assessment_id', '<=', untilId))

/** How many organisations answered after an assessment, and not before. */
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

/** The latest of each organisation, highest first: an order that says nothing of who came when. */
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

/** The score that an organisation was counted with, as of an assessment. */
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
