import { type Generated, type Insertable, type Selectable, sql } from 'kysely'
import * as z from 'zod/mini'
import { type Applicability, applicabilitySchema } from '../../domain/law/applicability.ts'
import type { Contact } from '../../domain/leads.ts'
import { searchWords } from '../../domain/list-query.ts'
import {
  type AssessmentQuery,
  type AssessmentRecord,
  answersSchema,
  domainScoresSchema,
} from '../../domain/quickscore/assessment.ts'
import type { UserType } from '../../domain/quickscore/questions.ts'
import type { Answers, Band } from '../../domain/quickscore/scoring.ts'
import type { Statistics } from '../../domain/quickscore/statistics.ts'
import { foldText } from '../../domain/text.ts'
import { type Asker, type HandlingColumns, isHandledAs } from '../platform/db/handling.ts'
import {
  countRows,
  findFew,
  isAmong,
  isAs,
  isWithin,
  type Listed,
  listPage,
  orderOf,
} from '../platform/db/list.ts'
import { findRow, insertRow, listOfAddress } from '../platform/db/rows.ts'
import { findListed } from '../platform/db/search.ts'
import type { Database, Tables, Trx } from '../tables.ts'

declare module '../tables.ts' {
  interface Tables {
    quickscore_assessments: HandlingColumns & {
      id: Generated<number>
      name: string
      email: string
      company: string
      user_type: UserType
      score: number
      band: Band
      answers: string
      /** JSON: answers on places of hiring and on tools; they do not change the score. */
      applicability: Generated<string>
      domain_scores: string
      bank_version: string
      created_at: string
    }
    /** Search text of each assessment: name, company and email, folded. */
    assessment_texts: { assessment_id: number; search_text: string }
  }
}

export type AssessmentRow = Selectable<Tables['quickscore_assessments']>

export async function insertAssessment(
  trx: Trx,
  row: Insertable<Tables['quickscore_assessments']>,
): Promise<number> {
  const id = await insertRow(trx, 'quickscore_assessments', row)
  const search_text = foldText(`${row.name}\n${row.company}\n${row.email}`)
  await trx.insertInto('assessment_texts').values({ assessment_id: id, search_text }).execute()
  return id
}

/** An assessment with its JSON columns parsed. */
export type StoredAssessment = AssessmentRecord

export function parseAssessment(row: AssessmentRow): StoredAssessment {
  return {
    ...row,
    answers: parseAnswers(row.answers),
    applicability: parseApplicability(row.applicability),
    domain_scores: z.parse(domainScoresSchema, JSON.parse(row.domain_scores)),
    handled: row.handled_at !== null,
  }
}

export function parseAnswers(json: string): Answers {
  return z.parse(answersSchema, JSON.parse(json))
}

export function parseApplicability(json: string): Applicability {
  return z.parse(applicabilitySchema, JSON.parse(json))
}

export async function findAssessment(db: Database, id: number): Promise<StoredAssessment | null> {
  const row = await findRow(db, 'quickscore_assessments', id)
  return row && parseAssessment(row)
}

export function countWaiting(db: Database): Promise<number> {
  return countRows(db.selectFrom('quickscore_assessments').where('handled_at', 'is', null))
}

export async function findSearchText(db: Database, id: number): Promise<string | null> {
  const row = await db
    .selectFrom('assessment_texts')
    .select('search_text')
    .where('assessment_id', '=', id)
    .executeTakeFirst()
  return row?.search_text ?? null
}

/**
 * A search reads the narrow table of texts once. Few matches are then looked up by id; many are
 * counted, and the page is read in its order (`docs/decisions/admin-search.md`).
 */
export async function listAssessments(
  db: Database,
  query: AssessmentQuery,
  asker: Asker,
): Promise<Listed<StoredAssessment>> {
  const { rows, total } = await listRows(db, query, asker)
  return { rows: rows.map(parseAssessment), total }
}

const searched = { table: 'assessment_texts', key: 'assessment_id', column: 'search_text' }

async function listRows(
  db: Database,
  query: AssessmentQuery,
  asker: Asker,
): Promise<Listed<AssessmentRow>> {
  const { column } = query.sort
  const matching = matchAssessments(db, query, asker)
  const read = (rows: typeof matching, direction: 'asc' | 'desc') => {
    const ordered = rows.selectAll().orderBy(orderOf(column), direction)
    const byTime = column === 'user_type' ? ordered.orderBy('created_at', direction) : ordered
    return byTime.orderBy('id', direction)
  }
  const words = searchWords(query.q ?? '')
  if (words.length === 0) return listPage(matching, query, read)

  const found = db.selectFrom('assessment_texts').where(await findListed(db, searched, words))
  const { user_type, band, from, before, handled, assigned, due } = query
  const isNarrowed = [user_type, band, from, before, handled, assigned, due].some(
    (one) => one !== undefined,
  )
  const few = await findFew(found.select('assessment_id as id'))
  if (few) {
    const those = matching.where(isAmong(db, 'id', few))
    return listPage(those, query, read, isNarrowed ? undefined : few.length)
  }
  const itself = sql.ref<number>('quickscore_assessments.id')
  const text = found.select('assessment_id').where('assessment_id', '=', itself)
  const many = matching.where(({ exists }) => exists(text))
  const counted = isNarrowed
    ? countRows(matching.where('id', 'in', found.select('assessment_id')))
    : countRows(found)
  return listPage(many, query, read, counted)
}

function matchAssessments(db: Database, asked: AssessmentQuery, asker: Asker) {
  const { user_type, band } = asked
  return db
    .selectFrom('quickscore_assessments')
    .where(isWithin('created_at', asked))
    .where(isHandledAs(asked, asker))
    .where(isAs({ user_type, band }))
}

/** Number of assessments from the day `since` on, and their average score. */
export async function sumSince(
  db: Database,
  since: string,
): Promise<Pick<Statistics, 'assessments' | 'average'>> {
  const row = await db
    .selectFrom('quickscore_assessments')
    .select([
      (row) => row.fn.countAll<number>().as('assessments'),
      (row) => row.fn.avg<number | string | null>('score').as('average'),
    ])
    .where('created_at', '>=', since)
    .executeTakeFirstOrThrow()
  const average = row.average === null ? null : Math.round(Number(row.average))
  return { assessments: Number(row.assessments), average }
}

/** Answers of the newest assessments. */
export async function listNewestAnswers(
  db: Database,
  limit: number,
): Promise<{ userType: UserType; answers: Answers }[]> {
  const rows = await db
    .selectFrom('quickscore_assessments')
    .select(['user_type', 'answers'])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(({ user_type, answers }) => ({
    userType: user_type,
    answers: parseAnswers(answers),
  }))
}

/** Assessments of an address (in lower case), as contacts for other lists. */
export async function listContacts(db: Database, address: string): Promise<Contact[]> {
  const rows = await listOfAddress(db, 'quickscore_assessments', address)
  return rows.map(({ id, score, created_at }) => ({ kind: 'assessment', id, score, created_at }))
}
