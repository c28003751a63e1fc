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
    /** Questionnaires, answered by a link of which only the token's hash is stored. */
    questionnaires: {
      id: Generated<number>
      kind: QuestionnaireKind
      /** The asker's result; for kind `own` its own result, null until it is submitted. */
      assessment_id: number | null
      /** For kind `own`: the earlier result of a retake. */
      earlier_id: number | null
      /** The private link used for the retake. */
      begun_from: number | null
      token_hash: string
      /** A name for the asker's own list. */
      label: string
      /** Role whose wording the questions use. */
      user_type: UserType
      /** JSON, as the next two columns. */
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
      /** Null: deleted with its result. */
      expires_at: string | null
    }
    /** Assessments whose mailbox was confirmed by the link in our mail. */
    confirmed_mailboxes: { assessment_id: number; confirmed_at: string }
  }
}

type Row = Selectable<Tables['questionnaires']>

/** A row with its JSON columns parsed, without the hash. */
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

/** The questionnaire with this token hash; null if expired or withdrawn. */
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

/** Questionnaires sent from an assessment, the newest first; without kind `own`. */
export async function listSentBy(db: Database, assessmentId: number): Promise<Questionnaire[]> {
  const rows = await db
    .selectFrom('questionnaires')
    .where('assessment_id', '=', assessmentId)
    .where('kind', '!=', 'own')
    .orderBy('id', 'desc')
    .selectAll()
    .execute()
  return rows.map(parseQuestionnaire)
}

/** Claims a version, so that one of parallel saves wins; null if outdated, sent or withdrawn. */
export async function claimOpen(
  trx: Trx,
  { id, version }: { id: number; version: number | undefined },
): Promise<Questionnaire | null> {
  const row = await claimVersion(trx, 'questionnaires', { id, version })
  const isOpen = row !== null && row.sent_at === null && row.withdrawn_at === null
  return isOpen ? parseQuestionnaire(row) : null
}

/** Marks as sent; from then on it is deleted with its result. */
export const markSent = (trx: Trx, id: number, assessment_id: number, sent_at: string) =>
  updateRows(trx, 'questionnaires', id, { sent_at, expires_at: null, assessment_id })

/** Returns whether the assessment had such a questionnaire. */
export function deleteSent(trx: Trx, assessmentId: number, id: number): Promise<boolean> {
  const asked = trx.deleteFrom('questionnaires').where('assessment_id', '=', assessmentId)
  return hasChanged(asked.where('kind', '!=', 'own').where('id', '=', id))
}

/** Deletes at most `limit` questionnaires that expired before `before`. */
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

/** Locks asking for an assessment until the transaction ends; false if it is not confirmed. */
export function claimAsker(trx: Trx, assessmentId: number): Promise<boolean> {
  const touch = trx.updateTable('confirmed_mailboxes').set({ confirmed_at: sql`confirmed_at` })
  return hasChanged(touch.where('assessment_id', '=', assessmentId))
}

export const isConfirmed = (db: Database, assessmentId: number): Promise<boolean> =>
  isAny(db.selectFrom('confirmed_mailboxes').where('assessment_id', '=', assessmentId))

/** Keeps the first time. */
export const confirmMailbox = (trx: Trx, assessment_id: number, confirmed_at: string) =>
  claimRow(trx, 'confirmed_mailboxes', { assessment_id, confirmed_at })

/** Number of questionnaires by kind and state, without their contents. */
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
