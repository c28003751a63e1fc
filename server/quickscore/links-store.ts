import { createHash } from 'node:crypto'
import type { Generated, Insertable } from 'kysely'
import { countRows } from '../platform/db/list.ts'
import type { Database, Tables, Trx } from '../tables.ts'
import { parseAssessment, type StoredAssessment } from './store.ts'

declare module '../tables.ts' {
  interface Tables {
    /** Links that show an assessment to the holder of a token, of which only the hash is stored. */
    result_links: {
      id: Generated<number>
      assessment_id: number
      token_hash: string
      created_at: string
      expires_at: string
      revoked_at: string | null
      /** Read-only link: the id of the private link that it ends with; null for a private link. */
      made_from: number | null
    }
    /**
     * Which assessment retakes which; a row is deleted with either. `begun_from`: the private link
     * used for the retake.
     */
    retakes: { assessment_id: number; earlier_id: number; begun_from: number | null }
  }
}

/** SHA-256 of a token, as stored: nobody who reads the table can open a result. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

export async function insertLinks(trx: Trx, links: Insertable<Tables['result_links']>[]) {
  await trx.insertInto('result_links').values(links).execute()
}

export interface Shown {
  /** The id of the link. */
  id: number
  assessment: StoredAssessment
  expires_at: string
}

const findLinks = (db: Database, now: string) =>
  db
    .selectFrom('result_links')
    .where('result_links.revoked_at', 'is', null)
    .where('result_links.expires_at', '>', now)

const findLink = (db: Database, token: string, now: string) =>
  findLinks(db, now).where('result_links.token_hash', '=', hashToken(token))

/** As `findShown`, by the id of the private link. */
export const findShownById = (db: Database, id: number, now: string): Promise<Shown | null> =>
  readLinked(findLinks(db, now).where('result_links.id', '=', id))

/** The assessment that a private link shows at `now`, by its token; null if it shows nothing. */
export async function findShown(db: Database, token: string, now: string): Promise<Shown | null> {
  const shown = await findRead(db, token, now)
  return shown?.isReadOnly ? null : shown
}

/** As `findShown`, for read-only links too, which end with the link that they were made from. */
export const findRead = (db: Database, token: string, now: string) =>
  readLinked(findLink(db, token, now))

async function readLinked(
  links: ReturnType<typeof findLinks>,
): Promise<(Shown & { isReadOnly: boolean }) | null> {
  const row = await links
    .innerJoin('quickscore_assessments', 'quickscore_assessments.id', 'result_links.assessment_id')
    .leftJoin('result_links as whole', 'whole.id', 'result_links.made_from')
    .where('whole.revoked_at', 'is', null)
    .selectAll('quickscore_assessments')
    .select(['result_links.id as link_id', 'result_links.expires_at', 'result_links.made_from'])
    .executeTakeFirst()
  if (!row) return null
  const { link_id: id, expires_at, made_from, ...rest } = row
  return { id, assessment: parseAssessment(rest), expires_at, isReadOnly: made_from !== null }
}

/** Extends a link; never shortens it. */
export async function extendLink(trx: Trx, id: number, expiresAt: string): Promise<void> {
  await trx
    .updateTable('result_links')
    .set({ expires_at: expiresAt })
    .where('id', '=', id)
    .where('expires_at', '<', expiresAt)
    .execute()
}

/** How many read-only links made from this link still work. */
export function countReading(db: Database, whole: number, now: string): Promise<number> {
  return countRows(findLinks(db, now).where('result_links.made_from', '=', whole))
}

export function listLinks(db: Database, assessmentId: number) {
  return db
    .selectFrom('result_links')
    .select(['created_at', 'expires_at', 'revoked_at', 'made_from'])
    .where('assessment_id', '=', assessmentId)
    .orderBy('id')
    .execute()
}

/** Revokes the working links with this id, origin or assessment; returns how many. */
export async function revokeLinks(
  db: Database,
  by: 'id' | 'made_from' | 'assessment_id',
  id: number,
  now: string,
): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('result_links')
    .set({ revoked_at: now })
    .where(by, '=', id)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

export async function insertRetake(trx: Trx, retake: Tables['retakes']): Promise<void> {
  await trx.insertInto('retakes').values(retake).execute()
}

/**
 * The earlier assessment that this one retakes, if it still exists. If the email addresses differ,
 * it is returned only while the private link used for the retake works.
 */
export async function findEarlier(
  db: Database,
  { id, email }: Pick<StoredAssessment, 'id' | 'email'>,
  now: string,
): Promise<StoredAssessment | null> {
  const row = await db
    .selectFrom('retakes')
    .innerJoin('quickscore_assessments', 'quickscore_assessments.id', 'earlier_id')
    .where('assessment_id', '=', id)
    .selectAll('quickscore_assessments')
    .select('begun_from')
    .executeTakeFirst()
  if (!row) return null
  const { begun_from: link, ...earlier } = row
  const isLent = async () => link !== null && (await findShownById(db, link, now)) !== null
  const isShown = isSameMailbox(earlier.email, email) || (await isLent())
  return isShown ? parseAssessment(earlier) : null
}

export const isSameMailbox = (one: string, other: string): boolean =>
  one.toLowerCase() === other.toLowerCase()
