import { createHash } from 'node:crypto'
import type { Generated, Insertable, Selectable } from 'kysely'
import { deleteChosen } from '../platform/db/database.ts'
import type { Database, Tables, Trx } from '../tables.ts'
import { assessmentsOf, parseAssessment, type StoredAssessment } from './store.ts'

declare module '../tables.ts' {
  interface Tables {
    /** Links that show one assessment to whoever holds the token, of which only the hash is kept. */
    result_links: {
      id: Generated<number>
      assessment_id: number
      token_hash: string
      created_at: string
      expires_at: string
      revoked_at: string | null
    }
  }
}

/** Under which a token is stored: what is read in the table opens no result. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

export async function insertLinks(trx: Trx, links: Insertable<Tables['result_links']>[]) {
  await trx.insertInto('result_links').values(links).execute()
}

export interface Shown {
  assessment: StoredAssessment
  expires_at: string
}

/** What the link of that token shows at `now`, if it still does. */
export async function findShown(db: Database, token: string, now: string): Promise<Shown | null> {
  const row = await db
    .selectFrom('result_links')
    .innerJoin('quickscore_assessments', 'quickscore_assessments.id', 'assessment_id')
    .where('token_hash', '=', hashToken(token))
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .selectAll('quickscore_assessments')
    .select('expires_at')
    .executeTakeFirst()
  if (!row) return null
  const { expires_at, ...assessment } = row
  return { assessment: parseAssessment(assessment), expires_at }
}

export function listLinks(db: Database, assessmentId: number) {
  return db
    .selectFrom('result_links')
    .select(['created_at', 'expires_at', 'revoked_at'])
    .where('assessment_id', '=', assessmentId)
    .orderBy('id')
    .execute()
}

/** The one of that token; nothing happens to one that has ended already. */
export async function revokeLink(db: Database, token: string, now: string): Promise<void> {
  await db
    .updateTable('result_links')
    .set({ revoked_at: now })
    .where('token_hash', '=', hashToken(token))
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

/** Deletes at most `limit` links that ended before. */
export async function deleteEndedLinks(trx: Trx, before: string, limit: number): Promise<number> {
  const ended = trx
    .selectFrom('result_links')
    .select('id')
    .where('expires_at', '<', before)
    .limit(limit)
  return deleteChosen(trx, { table: 'result_links', key: 'id' }, ended)
}

/** Those to the assessments of an address, in lower case. */
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
