import type { Insertable, Selectable } from 'kysely'
import type { UserType } from '../../domain/quickscore/questions.ts'
import type { Answers } from '../../domain/quickscore/scoring.ts'
import { countRows } from '../platform/db/list.ts'
import type { Database, Tables } from '../tables.ts'
import { parseAnswers } from './store.ts'

declare module '../tables.ts' {
  interface Tables {
    /** Number 0 has no cells: it says from when on assessments are counted. */
    hiring_ai_editions: {
      number: number
      published_at: string
      /** ISO time: assessments submitted before it, and since number 0, are counted. */
      counted_until: string
      /** JSON. */
      cells: string
    }
  }
}

type EditionRow = Selectable<Tables['hiring_ai_editions']>

export async function findLast(db: Database): Promise<EditionRow | null> {
  const row = await db
    .selectFrom('hiring_ai_editions')
    .selectAll()
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ?? null
}

export function listEditions(db: Database): Promise<EditionRow[]> {
  return db
    .selectFrom('hiring_ai_editions')
    .selectAll()
    .where('number', '>', 0)
    .orderBy('number', 'desc')
    .execute()
}

/** False where another instance was first. */
export async function insertEdition(
  db: Database,
  row: Insertable<Tables['hiring_ai_editions']>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('hiring_ai_editions')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

export async function hasAssessments(db: Database): Promise<boolean> {
  const one = await db.selectFrom('quickscore_assessments').select('id').limit(1).executeTakeFirst()
  return one !== undefined
}

export function countWithin(
  db: Database,
  { since, until }: { since: string; until: string },
): Promise<number> {
  const within = db
    .selectFrom('quickscore_assessments')
    .where('created_at', '>=', since)
    .where('created_at', '<', until)
  return countRows(within)
}

/** Every assessment that an edition may count, `batch` at a time. */
export async function* readCounted(db: Database, until: string, batch: number) {
  const first = db.selectFrom('hiring_ai_editions').select('counted_until').where('number', '=', 0)
  for (let after = 0; ; ) {
    const rows = await db
      .selectFrom('quickscore_assessments')
      .select(['id', 'user_type', 'score', 'answers', 'created_at'])
      .where('id', '>', after)
      .where('created_at', '>=', first)
      .where('created_at', '<', until)
      .orderBy('id')
      .limit(batch)
      .execute()
    for (const row of rows) yield present(row)
    const last = rows.at(-1)
    if (!last || rows.length < batch) return
    after = last.id
  }
}

interface CountedRow {
  user_type: UserType
  score: number
  answers: string
  created_at: string
}

function present({ user_type, score, answers, created_at }: CountedRow): {
  userType: UserType
  score: number
  answers: Answers
  createdAt: string
} {
  return { userType: user_type, score, answers: parseAnswers(answers), createdAt: created_at }
}
