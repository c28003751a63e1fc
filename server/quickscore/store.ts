import { type Insertable, type Selectable, sql } from 'kysely'
import type { Page, Sort } from '../../domain/list-query.ts'
import type { AssessmentColumn } from '../../domain/quickscore/assessment-query.ts'
import type { AssessmentRecord } from '../../domain/quickscore/assessment-record.ts'
import type { UserType } from '../../domain/quickscore/questions.ts'
import type { Answers, Band } from '../../domain/quickscore/scoring.ts'
import type { DayTotals } from '../../domain/quickscore/statistics.ts'
import { searchWords } from '../../domain/search-words.ts'
import { countRows, findFew, type Listed, listPage } from '../platform/db/list.ts'
import { holding } from '../platform/db/search.ts'
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
  const search_text = `${row.name}\n${row.company}\n${row.email}`.toLowerCase()
  await trx.insertInto('assessment_texts').values({ assessment_id: id, search_text }).execute()
  await addToTotals(trx, row.user_type, 1, row.score)
  return id
}

/** An assessment with its answers and scores as they were given, not as text. */
export type StoredAssessment = AssessmentRecord & { answers: Answers }

export function readAssessment(row: AssessmentRow): StoredAssessment {
  const { answers, domain_scores } = row
  return { ...row, answers: JSON.parse(answers), domain_scores: JSON.parse(domain_scores) }
}

export async function findAssessment(db: Database, id: number): Promise<StoredAssessment | null> {
  const row = await db
    .selectFrom('quickscore_assessments')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst()
  return row ? readAssessment(row) : null
}

/** What a search looks through for this assessment; null where there is none. */
export async function findSearchText(db: Database, id: number): Promise<string | null> {
  const row = await db
    .selectFrom('assessment_texts')
    .select('search_text')
    .where('assessment_id', '=', id)
    .executeTakeFirst()
  return row?.search_text ?? null
}

/** Their share of the totals goes with them. Answers with the ids that there were. */
export async function deleteAssessments(trx: Trx, ids: readonly number[]): Promise<number[]> {
  const removed = await trx
    .deleteFrom('quickscore_assessments')
    .where('id', 'in', ids)
    .returning(['id', 'user_type', 'score'])
    .execute()
  for (const userType of ['buyer', 'vendor'] as const) {
    const rows = removed.filter(({ user_type }) => user_type === userType)
    const scoreSum = rows.reduce((sum, { score }) => sum + score, 0)
    if (rows.length > 0) await addToTotals(trx, userType, -rows.length, -scoreSum)
  }
  return removed.map(({ id }) => id)
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

/**
 * A search reads the narrow table of texts once: few are then looked up by id; many are counted,
 * and met soon in the order asked for (`docs/decisions/admin-search.md`).
 */
export async function listAssessments(
  db: Database,
  filter: AssessmentFilter,
  sort: Sort<AssessmentColumn>,
  page: Page,
): Promise<Listed<AssessmentRow>> {
  const matching = matchAssessments(db, filter)
  const read = (rows: typeof matching, direction: 'asc' | 'desc') => {
    const ordered = rows.selectAll().orderBy(sort.column, direction)
    const byTime = sort.column === 'user_type' ? ordered.orderBy('created_at', direction) : ordered
    return byTime.orderBy('id', direction)
  }
  const wanted = { ...page, sort }
  const words = searchWords(filter.q ?? '')
  if (words.length === 0) return listPage(matching, wanted, read)

  const found = db.selectFrom('assessment_texts').where(holding('search_text', words))
  const isNarrowed = filter.user_type !== undefined || filter.band !== undefined
  const few = await findFew(found.select('assessment_id as id'))
  if (few) {
    const those = matching.where('id', 'in', few.ids)
    return listPage(those, wanted, read, isNarrowed ? undefined : few.total)
  }
  const itself = sql.ref<number>('quickscore_assessments.id')
  const text = found.select('assessment_id').where('assessment_id', '=', itself)
  const many = matching.where(({ exists }) => exists(text))
  const counted = isNarrowed
    ? countRows(matching.where('id', 'in', found.select('assessment_id')))
    : countRows(found)
  return listPage(many, wanted, read, counted)
}

function matchAssessments(db: Database, { user_type, band }: AssessmentFilter) {
  let query = db.selectFrom('quickscore_assessments')
  if (user_type) query = query.where('user_type', '=', user_type)
  if (band) query = query.where('band', '=', band)
  return query
}

/** How many came on each day since `since`, and the sum of their scores. */
export async function listDays(db: Database, since: string): Promise<DayTotals[]> {
  const day = sql<string>`substr(created_at, 1, 10)`
  const rows = await db
    .selectFrom('quickscore_assessments')
    .select([
      day.as('day'),
      (row) => row.fn.countAll<number>().as('assessments'),
      (row) => row.fn.sum<number>('score').as('scoreSum'),
    ])
    .where('created_at', '>=', since)
    .groupBy(day)
    .execute()
  return rows.map((row) => ({
    day: row.day,
    assessments: Number(row.assessments),
    scoreSum: Number(row.scoreSum),
  }))
}

export function listNewestAnswers(db: Database, limit: number) {
  return db
    .selectFrom('quickscore_assessments')
    .select(['user_type', 'answers'])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}
