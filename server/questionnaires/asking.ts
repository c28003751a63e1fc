/** Actions of an asker, the holder of a private link (docs/decisions/questionnaires.md). */
import { freeProviders } from '../../content/en/free-providers.ts'
import { bankHistory, bankVersion } from '../../content/en/quickscore/question-bank.ts'
import { retention } from '../../content/en/retention.ts'
import { type Actor, requireRole } from '../../domain/actor.ts'
import { addPeriod } from '../../domain/periods.ts'
import {
  type Column,
  type ComparedRow,
  type Counts,
  compareAnswers,
  countRows,
} from '../../domain/questionnaires/comparing.ts'
import { answerPath } from '../../domain/questionnaires/paths.ts'
import {
  type Asking,
  type Listed,
  listAskable,
  mostColumns,
  mostOpen,
  roleOf,
  stateOf,
} from '../../domain/questionnaires/questionnaire.ts'
import { keepAnswers } from '../../domain/quickscore/comparison.ts'
import { domainOf } from '../../domain/quickscore/organisations.ts'
import { enqueueToTypedAddress } from '../mail/service.ts'
import { insertRow } from '../platform/db/rows.ts'
import type { Ports } from '../ports.ts'
import {
  actBehindLink,
  createToken,
  findBehindLink,
  hashToken,
  type QuestionnaireCounts,
  questionsOf,
  reportOn,
  type StoredAssessment,
} from '../quickscore/service.ts'
import { mailboxConfirmation, readProof } from './mails.ts'
import * as store from './store.ts'
import { listEndings } from './store.ts'

export type AskingPorts = Pick<Ports, 'db' | 'clock' | 'origin'>

type FindingPorts = Pick<AskingPorts, 'db' | 'clock'>

async function findAssessment({ db, clock }: FindingPorts, token: string) {
  return (await findBehindLink(db, token, clock.now().toISOString()))?.assessment ?? null
}

/** Data of the asking page; null if the private link shows nothing. */
export async function findAsking(ports: FindingPorts, token: string) {
  const assessment = await findAssessment(ports, token)
  if (!assessment) return null
  return {
    isConfirmed: await store.isConfirmed(ports.db, assessment.id),
    /** The asker's mail domain; null if it belongs to a free mail provider. */
    domain: domainOf(assessment.email, freeProviders),
    userType: assessment.user_type,
    /** Ids of the questions that are open in the plan, in its order. */
    open: listOpen(assessment),
    listed: await listSent(ports, assessment.id),
  }
}

/** Ids of questions in the plan, each once; a practice counts only if it has a question's id. */
function listOpen(assessment: StoredAssessment): string[] {
  const { report, questions } = reportOn(assessment)
  const known = new Set(questions.map(({ id }) => id))
  return [...new Set(report.list.map(({ question }) => question.id))].filter((id) => known.has(id))
}

/** Questionnaires sent from an assessment, the newest first, without their answers. */
async function listSent({ db, clock }: FindingPorts, assessmentId: number): Promise<Listed[]> {
  const now = clock.now().toISOString()
  const asked = await store.listSentBy(db, assessmentId)
  return asked.flatMap(({ kind, ids, ...row }): Listed[] => {
    if (kind === 'own') return []
    const { id, label, answer_by, created_at, sent_at, withdrawn_at, expires_at } = row
    const ends = { sent_at, withdrawn_at, expires_at }
    const state = stateOf(ends, now)
    return [{ id, kind, label, questions: ids.length, state, answer_by, created_at, ...ends }]
  })
}

/** As `listSent`, for the holder of a private link; null if the link shows nothing. */
export async function listBehindLink(ports: FindingPorts, token: string): Promise<Listed[] | null> {
  const assessment = await findAssessment(ports, token)
  return assessment && listSent(ports, assessment.id)
}

/** Questionnaires of an assessment with answers sent, for the respondent's copy of their data. */
export async function exportQuestionnaires(ports: FindingPorts, assessmentId: number) {
  const rows = await store.listSentBy(ports.db, assessmentId)
  return rows.map(({ kind, label, ids, answers, proofs, ...row }) => {
    const { answer_by, created_at, sent_at, withdrawn_at, expires_at } = row
    // Answers not sent yet must not be shown to the asker.
    const sent = sent_at === null ? { answers: null, proofs: null } : { answers, proofs }
    const facts = { kind, label, question_ids: ids, answer_by, created_at, sent_at, withdrawn_at }
    return { ...facts, expires_at, ...sent }
  })
}

/** Enqueues the mail that proves a mailbox; `too-many` above the limit of mail to it. */
export function askToConfirm(
  ports: AskingPorts,
  token: string,
): Promise<'sent' | 'too-many' | null> {
  return actBehindLink(ports, token, async (trx, { id, email }, now) => {
    const owed = { recipient: email, aboutId: id, payload: { token }, now }
    return (await enqueueToTypedAddress(trx, mailboxConfirmation, owed)) ? 'sent' : 'too-many'
  })
}

/** Whether the proof is valid for the private link's result; null if the link shows nothing. */
export async function canConfirm(
  ports: FindingPorts,
  token: string,
  proof: string,
): Promise<{ isProof: boolean; domain: string | null } | null> {
  const assessment = await findAssessment(ports, token)
  if (!assessment) return null
  const isProof = (await readProof(ports, proof)) === assessment.id
  return { isProof, domain: domainOf(assessment.email, freeProviders) }
}

/** Confirms the mailbox; false for an invalid proof, null if the private link shows nothing. */
export function confirmMailbox(
  ports: FindingPorts,
  token: string,
  proof: string,
): Promise<boolean | null> {
  return actBehindLink(ports, token, async (trx, { id }, now) => {
    if ((await readProof({ ...ports, db: trx }, proof)) !== id) return false
    await store.confirmMailbox(trx, id, now.toISOString())
    return true
  })
}

/**
 * Makes a questionnaire and its link, whose token is stored as a hash; `too-many` at the limit of
 * open ones, `unconfirmed` before the mailbox is confirmed, null if the private link shows nothing.
 */
export async function ask(
  ports: AskingPorts,
  token: string,
  { answerer, label, ids, answerBy }: Asking,
): Promise<{ url: string; until: string } | 'too-many' | 'unconfirmed' | null> {
  const made = createToken()
  return actBehindLink(ports, token, async (trx, assessment, now) => {
    if (!(await store.claimAsker(trx, assessment.id))) return 'unconfirmed'
    const listed = await listSent({ ...ports, db: trx }, assessment.id)
    const askable = listAskable(questionsOf, answerer, assessment.user_type).map(({ id }) => id)
    if (listed.filter(({ state }) => state === 'open').length >= mostOpen) return 'too-many'
    const until = addPeriod(now, retention.questionnaires).toISOString()
    await insertRow(trx, 'questionnaires', {
      ...emptyQuestionnaire(made, now),
      kind: answerer,
      assessment_id: assessment.id,
      label,
      user_type: roleOf(answerer, assessment.user_type),
      question_ids: JSON.stringify(ids.filter((id) => askable.includes(id))),
      answer_by: answerBy,
      expires_at: until,
    })
    return { url: ports.origin + answerPath(made), until }
  })
}

/** Columns that every new questionnaire has in common. */
export function emptyQuestionnaire(token: string, now: Date) {
  return {
    assessment_id: null,
    earlier_id: null,
    begun_from: null,
    token_hash: hashToken(token),
    label: '',
    answers: '{}',
    proofs: '{}',
    bank_version: bankVersion,
    answer_by: null,
    created_at: now.toISOString(),
  }
}

/** Deletes a questionnaire for its asker; false if the link shows nothing, or it is not theirs. */
export async function withdrawQuestionnaire(
  ports: FindingPorts,
  token: string,
  id: number,
): Promise<boolean> {
  const isGone = await actBehindLink(ports, token, (trx, own) => store.deleteSent(trx, own.id, id))
  return isGone ?? false
}

export interface ComparingPage {
  columns: Pick<Column, 'label' | 'kind' | 'sent_at'>[]
  rows: ComparedRow[]
  counts: Counts
  /** Whether more were sent than are shown. */
  isCut: boolean
}

/** All answers side by side; null if the private link shows nothing. */
export async function compareSent(
  ports: FindingPorts,
  token: string,
): Promise<ComparingPage | null> {
  const assessment = await findAssessment(ports, token)
  return assessment && compareFor(ports, assessment)
}

async function compareFor(
  { db }: Pick<FindingPorts, 'db'>,
  assessment: StoredAssessment,
): Promise<ComparingPage> {
  const asked = await store.listSentBy(db, assessment.id)
  const sent = asked.filter((one) => one.sent_at !== null && one.withdrawn_at === null)
  const columns = sent.slice(0, mostColumns).flatMap(columnOf)
  const questions = questionsOf[assessment.user_type]
  const mine = keepAnswers(questions, bankHistory, assessment)
  const rows = compareAnswers(questions, mine, columns, listOpen(assessment))
  const heads = columns.map(({ label, kind, sent_at }) => ({ label, kind, sent_at }))
  return { columns: heads, rows, counts: countRows(rows), isCut: sent.length > mostColumns }
}

function columnOf(row: store.Questionnaire): Column[] {
  const { kind, sent_at, label, ids, proofs, user_type } = row
  if (kind === 'own' || sent_at === null) return []
  const answers = keepAnswers(questionsOf[user_type], bankHistory, row)
  return [{ kind, label, sent_at, ids, answers, proofs }]
}

/** Counts for the board paper; null if nobody was asked. */
export async function countQuestionnaires(
  ports: FindingPorts,
  assessment: StoredAssessment,
): Promise<QuestionnaireCounts | null> {
  const listed = await listSent(ports, assessment.id)
  if (listed.length === 0) return null
  const { counts } = await compareFor(ports, assessment)
  const sent = listed.filter(({ state }) => state === 'sent').length
  return { ...counts, asked: listed.length, sent }
}

/** Numbers of questionnaires for staff, who never see their contents. */
export async function listCounts({ db }: Pick<Ports, 'db'>, actor: Actor) {
  requireRole(actor, 'reader')
  return listEndings(db)
}
