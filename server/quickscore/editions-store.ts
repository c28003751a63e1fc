import type { Selectable } from 'kysely'
import { isAny } from '../platform/db/rows.ts'
import type { Database, Tables } from '../tables.ts'
import { parseAnswers } from './store.ts'

declare module '../tables.ts' {
  interface Tables {
    /** Number 0 has no cells: its `counted_until` is the time from which assessments count. */
    hiring_ai_editions: {
      number: number
      published_at: string
      /** ISO time: mails opened before it, of assessments since number 0, are counted. */
      counted_until: string
      /** JSON. */
      cells: string
    }
    /** When a result was first opened by the link that only the mail to its respondent contains. */
    opened_mails: { assessment_id: number; opened_at: string }
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

export const hasAssessments = (db: Database) => isAny(db.selectFrom('quickscore_assessments'))

/** Assessments that an edition counts, read `batch` at a time, in the order of submission. */
export async function* readOpened(db: Database, until: string, batch: number) {
  const first = db.selectFrom('hiring_ai_editions').select('counted_until').where('number', '=', 0)
  for (let after = 0; ; ) {
    const rows = await db
      .selectFrom('quickscore_assessments')
      .innerJoin('opened_mails', 'assessment_id', 'id')
      .select(['id', 'email', 'user_type', 'score', 'answers', 'opened_at'])
      .where('id', '>', after)
      .where('created_at', '>=', first)
      .where('opened_at', '<', until)
      .orderBy('id')
      .limit(batch)
      .execute()
    for (const { email, user_type: userType, score, answers, opened_at: openedAt } of rows) {
      yield { email, userType, score, answers: parseAnswers(answers), openedAt }
    }
    const last = rows.at(-1)
    if (!last || rows.length < batch) return
    after = last.id
  }
}
