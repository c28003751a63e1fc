import { type Selectable, sql } from 'kysely'
import { isAmong } from '../platform/db/list.ts'
import { findRow } from '../platform/db/rows.ts'
import type { Database, Tables, Trx } from '../tables.ts'
import { parseAnswers, parseApplicability, type StoredAssessment } from './store.ts'

declare module '../tables.ts' {
  interface Tables {
    /** Consents to mail on law changes, by assessment; `wording`: version of the words shown. */
    law_consents: {
      assessment_id: number
      wording: string
      given_at: string
      withdrawn_at: string | null
      /** When the one reminder was enqueued; null before. */
      reminded_at: string | null
    }
  }
}

export type Consent = Selectable<Tables['law_consents']>

export async function findConsent(db: Database, assessmentId: number): Promise<Consent | null> {
  const row = await db
    .selectFrom('law_consents')
    .selectAll()
    .where('assessment_id', '=', assessmentId)
    .executeTakeFirst()
  return row ?? null
}

/** The time of each of these assessments' consent, if it was not withdrawn. */
export async function listConsents(
  db: Database,
  ids: readonly number[],
): Promise<Map<number, string>> {
  const rows = await db
    .selectFrom('law_consents')
    .select(['assessment_id', 'given_at'])
    .where(isAmong(db, 'assessment_id', ids))
    .where('withdrawn_at', 'is', null)
    .execute()
  return new Map(rows.map(({ assessment_id, given_at }) => [assessment_id, given_at]))
}

/** Stores a consent. One given again replaces the first, except for `reminded_at`. */
export async function storeConsent(
  trx: Trx,
  { assessmentId, wording, now }: { assessmentId: number; wording: string; now: string },
): Promise<void> {
  const given = { wording, given_at: now, withdrawn_at: null }
  await trx
    .insertInto('law_consents')
    .values({ assessment_id: assessmentId, ...given })
    .onConflict((known) => known.column('assessment_id').doUpdateSet(given))
    .execute()
}

/** Withdraws consents that stand; an earlier withdrawal keeps its time. */
export async function withdrawConsent(trx: Trx, ids: Withdrawn, now: string): Promise<void> {
  await trx
    .updateTable('law_consents')
    .set({ withdrawn_at: now })
    .where('assessment_id', 'in', ids)
    .where('withdrawn_at', 'is', null)
    .execute()
}

type Withdrawn = readonly number[] | ReturnType<typeof assessmentsOf>

/** Withdraws the consents at every assessment with the same email address. */
export async function withdrawAllOf(trx: Trx, assessmentId: number, now: string): Promise<void> {
  const given = await findRow(trx, 'quickscore_assessments', assessmentId)
  if (given) await withdrawConsent(trx, assessmentsOf(trx, [given.email.toLowerCase()]), now)
}

/** Ids of the assessments of these addresses, which are in lower case. */
const assessmentsOf = (trx: Trx, addresses: readonly string[]) =>
  trx.selectFrom('quickscore_assessments').select('id').where(sql`lower(email)`, 'in', addresses)

/** An assessment with a consent, reduced to what decides whether a law change touches it. */
export type Told = Pick<
  StoredAssessment,
  'id' | 'email' | 'user_type' | 'answers' | 'applicability' | 'created_at'
>

/** Assessments whose consent stands, the newest answers first. */
export async function listTold(db: Database): Promise<Told[]> {
  const rows = await db
    .selectFrom('law_consents')
    .innerJoin('quickscore_assessments', 'id', 'assessment_id')
    .where('withdrawn_at', 'is', null)
    .select(['id', 'email', 'user_type', 'answers', 'applicability', 'created_at'])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.map((row) => ({
    ...row,
    answers: parseAnswers(row.answers),
    applicability: parseApplicability(row.applicability),
  }))
}

/**
 * At most `limit` assessments whose consent is older than `before`, without a reminder, and that
 * have not been taken again; the newest first.
 */
export function listToRemind(trx: Trx, before: string, limit: number) {
  const again = trx.selectFrom('retakes').select('earlier_id')
  return trx
    .selectFrom('law_consents')
    .innerJoin('quickscore_assessments', 'id', 'assessment_id')
    .where('withdrawn_at', 'is', null)
    .where('reminded_at', 'is', null)
    .where('given_at', '<', before)
    .where('id', 'not in', again)
    .select(['id', 'email'])
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

/** Marks all due consents of the addresses, so that nobody gets a reminder per result. */
export async function noteReminded(
  trx: Trx,
  { addresses, before, now }: { addresses: readonly string[]; before: string; now: string },
): Promise<void> {
  await trx
    .updateTable('law_consents')
    .set({ reminded_at: now })
    .where('assessment_id', 'in', assessmentsOf(trx, addresses))
    .where('given_at', '<', before)
    .where('reminded_at', 'is', null)
    .execute()
}
