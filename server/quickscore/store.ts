import { type Insertable, type Selectable, sql } from 'kysely'
import type { UserType } from '../../content/question.ts'
import type { Page, Sort } from '../../domain/list-query.ts'
import type { AssessmentColumn } from '../../domain/quickscore/assessment-query.ts'
import type { Band } from '../../domain/quickscore/scoring.ts'
import { containing } from '../platform/database.ts'
import type { Database, Tables, Trx } from '../tables.ts'

export type AssessmentRow = Selectable<Tables['quickscore_assessments']>
export type AnonymousRow = Pick<AssessmentRow, 'score' | 'user_type'>

export interface AssessmentFilter {
  q?: string | undefined
  user_type?: UserType | undefined
  band?: Band | undefined
}

export interface Totals {
  assessments: number
  scoreSum: number
}

/** Stores an assessment and counts it into the totals; the two stay in step by sharing `trx`. */
export async function insertAssessment(
  trx: Trx,
  row: Insertable<Tables['quickscore_assessments']>,
): Promise<number> {
  const { id } = await trx
    .insertInto('quickscore_assessments')
    .values(row)
    .returning('id')
    .executeTakeFirstOrThrow()
  await addToTotals(trx, row.user_type, 1, row.score)
  return id
}

/** The removed row's share of the totals goes with it. Null if there was none. */
export async function deleteAssessment(trx: Trx, id: number): Promise<AnonymousRow | null> {
  const removed = await trx
    .deleteFrom('quickscore_assessments')
    .where('id', '=', id)
    .returning(['user_type', 'score'])
    .executeTakeFirst()
  if (!removed) return null
  await addToTotals(trx, removed.user_type, -1, -removed.score)
  return removed
}

function addToTotals(trx: Trx, userType: UserType, assessments: number, score: number) {
  return trx
    .updateTable('quickscore_totals')
    .set({
      assessments: sql`assessments + ${assessments}`,
      score_sum: sql`score_sum + ${score}`,
    })
    .where('user_type', '=', userType)
    .execute()
}

/** Two rows whatever the number of assessments, so that a page can afford to ask. */
export async function getTotals(db: Database): Promise<Record<UserType, Totals>> {
  const rows = await db.selectFrom('quickscore_totals').selectAll().execute()
  const totals = { vendor: { assessments: 0, scoreSum: 0 }, buyer: { assessments: 0, scoreSum: 0 } }
  for (const { user_type, assessments, score_sum } of rows) {
    totals[user_type] = { assessments, scoreSum: score_sum }
  }
  return totals
}

/** By score and type only: an order that says nothing of who came when (decisions, A2). */
export function listAnonymous(db: Database, limit: number): Promise<AnonymousRow[]> {
  return db
    .selectFrom('quickscore_assessments')
    .select(['score', 'user_type'])
    .orderBy('score', 'desc')
    .orderBy('user_type')
    .limit(limit)
    .execute()
}

export async function listAssessments(
  db: Database,
  filter: AssessmentFilter,
  sort: Sort<AssessmentColumn>,
  { page, perPage }: Page,
): Promise<{ rows: AssessmentRow[]; total: number }> {
  const matching = matchAssessments(db, filter)
  const direction = sort.descending ? 'desc' : 'asc'
  const rows = await matching
    .selectAll()
    .orderBy(sort.column, direction)
    .orderBy('id', direction)
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute()
  const { total } = await matching
    .select((builder) => builder.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return { rows, total: Number(total) }
}

function matchAssessments(db: Database, { q, user_type, band }: AssessmentFilter) {
  let query = db.selectFrom('quickscore_assessments')
  if (user_type) query = query.where('user_type', '=', user_type)
  if (band) query = query.where('band', '=', band)
  if (q) {
    query = query.where((row) =>
      row.or([containing('name', q), containing('company', q), containing('email', q)]),
    )
  }
  return query
}
