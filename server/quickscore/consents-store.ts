import type { Selectable } from 'kysely'
import type { Database, Tables, Trx } from '../tables.ts'
import { assessmentsOf } from './store.ts'

export type Consent = Selectable<Tables['law_consents']>

export async function findConsent(db: Database, assessmentId: number): Promise<Consent | null> {
  const row = await db
    .selectFrom('law_consents')
    .selectAll()
    .where('assessment_id', '=', assessmentId)
    .executeTakeFirst()
  return row ?? null
}

/** Given anew, it is as if given for the first time, but that nobody is reminded twice. */
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
export async function withdrawConsent(trx: Trx, assessmentId: number, now: string): Promise<void> {
  await trx
    .updateTable('law_consents')
    .set({ withdrawn_at: now })
    .where('assessment_id', '=', assessmentId)
    .where('withdrawn_at', 'is', null)
    .execute()
}

/** At every assessment of the address that one was given by. */
export async function withdrawAllOf(trx: Trx, assessmentId: number, now: string): Promise<void> {
  const given = await trx
    .selectFrom('quickscore_assessments')
    .select('email')
    .where('id', '=', assessmentId)
    .executeTakeFirst()
  if (!given) return
  await trx
    .updateTable('law_consents')
    .set({ withdrawn_at: now })
    .where('assessment_id', 'in', assessmentsOf(trx, given.email.toLowerCase()))
    .where('withdrawn_at', 'is', null)
    .execute()
}

/** Those of the assessments of an address, in lower case. */
export function listConsentsOf(db: Database, address: string): Promise<Consent[]> {
  return db
    .selectFrom('law_consents')
    .selectAll()
    .where('assessment_id', 'in', assessmentsOf(db, address))
    .orderBy('assessment_id')
    .execute()
}
