import type { Insertable } from 'kysely'
import type { Database, Tables, Trx } from '../tables.ts'
import { readAssessment, type StoredAssessment } from './store.ts'

export async function insertLink(trx: Trx, link: Insertable<Tables['result_links']>) {
  await trx.insertInto('result_links').values(link).execute()
}

function working(db: Database, now: string) {
  return db.selectFrom('result_links').where('revoked_at', 'is', null).where('expires_at', '>', now)
}

export interface Shown {
  assessment: StoredAssessment
  expires_at: string
}

/** What a link shows at `now`, if it still does. */
export async function findShown(
  db: Database,
  tokenHash: string,
  now: string,
): Promise<Shown | null> {
  const row = await working(db, now)
    .innerJoin('quickscore_assessments', 'quickscore_assessments.id', 'assessment_id')
    .where('token_hash', '=', tokenHash)
    .selectAll('quickscore_assessments')
    .select('expires_at')
    .executeTakeFirst()
  if (!row) return null
  const { expires_at, ...assessment } = row
  return { assessment: readAssessment(assessment), expires_at }
}

export function listLinks(db: Database, assessmentId: number) {
  return db
    .selectFrom('result_links')
    .select(['created_at', 'expires_at', 'revoked_at'])
    .where('assessment_id', '=', assessmentId)
    .orderBy('id')
    .execute()
}

/** The one with that hash; nothing happens to one that has ended already. */
export async function revokeLink(db: Database, tokenHash: string, now: string): Promise<void> {
  await db
    .updateTable('result_links')
    .set({ revoked_at: now })
    .where('token_hash', '=', tokenHash)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .execute()
}

/** Every working link to an assessment; answers with how many there were. */
export async function revokeLinksTo(trx: Trx, assessmentId: number, now: string): Promise<number> {
  const links = await trx
    .updateTable('result_links')
    .set({ revoked_at: now })
    .where('assessment_id', '=', assessmentId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('id')
    .execute()
  return links.length
}
