import { type Selectable, sql } from 'kysely'
import { isAmong } from '../platform/db/list.ts'
import { findRow } from '../platform/db/rows.ts'
import type { Database, Tables, Trx } from '../tables.ts'
import { parseAnswers, parseApplicability, type StoredAssessment } from './store.ts'

declare module '../tables.ts' {
  interface Tables {
    /** Who asked, at an assessment, to be told when the law moves; `wording`: to which words. */
    law_consents: {
      assessment_id: number
      wording: string
      given_at: string
      withdrawn_at: string | null
      /** When the one reminder was written down; null before. */
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

/** Since when each of these assessments has one, where it was not withdrawn. */
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

/** A consent that is given again counts as a first one, but nobody is reminded twice. */
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

/** The first withdrawal keeps its time. */
export async function withdrawConsent(trx: Trx, ids: Withdrawn, now: string): Promise<void> {
  await trx
    .updateTable('law_consents')
    .set({ withdrawn_at: now })
    .where('assessment_id', 'in', ids)
    .where('withdrawn_at', 'is', null)
    .execute()
}

type Withdrawn = readonly number[] | ReturnType<typeof assessmentsOf>

/** At every assessment of the address that one was given by. */
export async function withdrawAllOf(trx: Trx, assessmentId: number, now: string): Promise<void> {
  const given = await findRow(trx, 'quickscore_assessments', assessmentId)
  if (given) await withdrawConsent(trx, assessmentsOf(trx, [given.email.toLowerCase()]), now)
}

/** Those of addresses, in lower case. */
const assessmentsOf = (trx: Trx, addresses: readonly string[]) =>
  trx.selectFrom('quickscore_assessments').select('id').where(sql`lower(email)`, 'in', addresses)

/** An assessment whose respondent wants to be told, as far as a change of the law can touch it. */
export type Told = Pick<
  StoredAssessment,
  'id' | 'email' | 'user_type' | 'answers' | 'applicability' | 'created_at'
>

/** Those that stand, the newest answers first. */
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
 * At most `limit` that were given before, that nobody was reminded of, and whose assessment nobody
 * has taken again; the newest answers first.
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

/** Every wish of the addresses that was due too, so that nobody is reminded of each result. */
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
