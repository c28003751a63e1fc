import { type Generated, type Selectable, sql } from 'kysely'
import * as z from 'zod/mini'
import type { Given } from '../../domain/questionnaires/answers.ts'
import type { QuestionnaireKind } from '../../domain/questionnaires/questionnaire.ts'
import { answersSchema } from '../../domain/quickscore/assessment.ts'
import type { UserType } from '../../domain/quickscore/questions.ts'
import { deleteChosen } from '../platform/db/database.ts'
import { claimRow, hasChanged, isAny, updateRows } from '../platform/db/rows.ts'
import { claimVersion } from '../platform/db/transactions.ts'
import type { Database, Tables, Trx } from '../tables.ts'

declare module '../tables.ts' {
  interface Tables {
    /** Answers by link, of which only the hash of the token is kept. */
    questionnaires: {
      id: Generated<number>
      kind: QuestionnaireKind
      /** Whose result asks; of somebody's own what it became, null until it is sent. */
      assessment_id: number | null
      /** Of somebody's own: the result that is taken again. */
      earlier_id: number | null
      /** And the private link by which it is. */
      begun_from: number | null
      token_hash: string
      /** A name for the asker's own list. */
      label: string
      /** In whose words the questions are asked. */
      user_type: UserType
      /** JSON, as are the next two. */
      question_ids: string
      answers: string
      proofs: string
      bank_version: string
      /** ISO date. */
      answer_by: string | null
      version: Generated<number>
      created_at: string
      saved_at: string | null
      sent_at: string | null
      withdrawn_at: string | null
      /** Null: with its result. */
      expires_at: string | null
    }
    /** The assessments whose mailbox has pressed the button in our mail. */
    confirmed_mailboxes: { assessment_id: number; confirmed_at: string }
  }
}

type Row = Selectable<Tables['questionnaires']>

/** A row with its answers as they were given, not as text, and without the hash. */
export interface Questionnaire
  extends Omit<Row, 'token_hash' | 'question_ids' | 'answers' | 'proofs'>,
    Given {
  ids: string[]
}

const idsSchema = z.array(z.string())
const proofsSchema = z.record(z.string(), z.string())

function parseQuestionnaire(row: Row): Questionnaire {
  const { token_hash: _, question_ids, answers, proofs, ...rest } = row
  return {
    ...rest,
    ids: z.parse(idsSchema, JSON.parse(question_ids)),
    answers: z.parse(answersSchema, JSON.parse(answers)),
    proofs: z.parse(proofsSchema, JSON.parse(proofs)),
  }
}

/** The one whose link it is, while that works; those of before and those withdrawn are not there. */
export async function findByHash(
  db: Database,
  hash: string,
  now: string,
): Promise<Questionnaire | null> {
  const row = await db
    .selectFrom('questionnaires')
    .where('token_hash', '=', hash)
    .where('withdrawn_at', 'is', null)
    .where((is) => is.or([is('expires_at', 'is', null), is('expires_at', '>', now)]))
    .selectAll()
    .executeTakeFirst()
  return row ? parseQuestionnaire(row) : null
}

/** Those that an assessment asked, the newest first; `own` is no request. */
export async function listAskedBy(db: Database, assessmentId: number): Promise<Questionnaire[]> {
  const rows = await db
    .selectFrom('questionnaires')
    .where('assessment_id', '=', assessmentId)
    .where('kind', '!=', 'own')
    .orderBy('id', 'desc')
    .selectAll()
    .execute()
  return rows.map(parseQuestionnaire)
}

/** Claims it at `version`, so that of parallel saves one wins; null where it moved on or was sent. */
export async function claimOpen(
  trx: Trx,
  { id, version }: { id: number; version: number | undefined },
): Promise<Questionnaire | null> {
  const row = await claimVersion(trx, 'questionnaires', { id, version })
  const isOpen = row !== null && row.sent_at === null && row.withdrawn_at === null
  return isOpen ? parseQuestionnaire(row) : null
}

/** From now on it goes with its result. */
export const markSent = (trx: Trx, id: number, assessment_id: number, sent_at: string) =>
  updateRows(trx, 'questionnaires', id, { sent_at, expires_at: null, assessment_id })

/** Whether there was one of that assessment. */
export function deleteAsked(trx: Trx, assessmentId: number, id: number): Promise<boolean> {
  const asked = trx.deleteFrom('questionnaires').where('assessment_id', '=', assessmentId)
  return hasChanged(asked.where('kind', '!=', 'own').where('id', '=', id))
}

/** Deletes at most `limit` that ended before. */
export async function deleteExpired(
  trx: Trx,
  { isOwn, before }: { isOwn: boolean; before: string },
  limit: number,
): Promise<number> {
  const expired = trx
    .selectFrom('questionnaires')
    .select('id')
    .where('kind', isOwn ? '=' : '!=', 'own')
    .where('expires_at', '<', before)
    .limit(limit)
  return deleteChosen(trx, { table: 'questionnaires' }, expired)
}

/** Nobody else asks for that assessment until the transaction ends. */
export function claimAsker(trx: Trx, assessmentId: number): Promise<boolean> {
  const touch = trx.updateTable('confirmed_mailboxes').set({ confirmed_at: sql`confirmed_at` })
  return hasChanged(touch.where('assessment_id', '=', assessmentId))
}

export const isConfirmed = (db: Database, assessmentId: number): Promise<boolean> =>
  isAny(db.selectFrom('confirmed_mailboxes').where('assessment_id', '=', assessmentId))

/** The first time counts. */
export const confirmMailbox = (trx: Trx, assessment_id: number, confirmed_at: string) =>
  claimRow(trx, 'confirmed_mailboxes', { assessment_id, confirmed_at })

/** How many there are of each kind and in each state, for staff: never what stands in them. */
export async function listEndings(db: Database) {
  const state = sql<
    'open' | 'sent' | 'withdrawn'
  >`case when withdrawn_at is not null then 'withdrawn'
    when sent_at is not null then 'sent' else 'open' end`
  const rows = await db
    .selectFrom('questionnaires')
    .select(['kind', state.as('state'), (row) => row.fn.countAll<number>().as('count')])
    .groupBy(['kind', state])
    .execute()
  return rows.map(({ count, ...row }) => ({ ...row, count: Number(count) }))
}
