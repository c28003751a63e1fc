/** Actions of the holder of a questionnaire's link (docs/decisions/questionnaires.md). */
import { freeProviders } from '../../content/en/free-providers.ts'
import { bankHistory, bankVersion } from '../../content/en/quickscore/question-bank.ts'
import { retention } from '../../content/en/retention.ts'
import { addPeriod } from '../../domain/periods.ts'
import { type Given, mergePart, pickGiven } from '../../domain/questionnaires/answers.ts'
import type { QuestionnaireKind } from '../../domain/questionnaires/questionnaire.ts'
import { keepAnswers } from '../../domain/quickscore/comparison.ts'
import { domainOf } from '../../domain/quickscore/organisations.ts'
import type { UserType } from '../../domain/quickscore/questions.ts'
import { enqueueToTypedAddress } from '../mail/service.ts'
import { deleteRows, updateRows } from '../platform/db/rows.ts'
import type { Ports } from '../ports.ts'
import {
  createLink,
  createToken,
  findAssessment,
  hashToken,
  questionsOf,
} from '../quickscore/service.ts'
import type { Database, Trx } from '../tables.ts'
import { answerArrived } from './mails.ts'
import * as store from './store.ts'

export type AnsweringPorts = Pick<Ports, 'db' | 'clock'>

/** Data of the answering pages. Of the asker only the mail domain: no name, score or answer. */
export interface QuestionnairePage extends Given {
  kind: QuestionnaireKind
  userType: UserType
  /** Ids of the questions. */
  ids: string[]
  version: number
  /** Null for kind `own`; the domain is null if it belongs to a free mail provider. */
  asker: { domain: string | null } | null
  answer_by: string | null
  sent_at: string | null
  /** Null: expires with its result. */
  expires_at: string | null
}

/** Null for a link that is unknown, ended or withdrawn. */
export async function findByToken(
  ports: AnsweringPorts,
  token: string,
): Promise<QuestionnairePage | null> {
  const found = await findOne(ports, token)
  if (!found) return null
  const { kind, user_type: userType, version, answer_by, sent_at, expires_at } = found
  const asker = kind === 'own' ? null : await findAsker(ports.db, found)
  const facts = { kind, userType, version, asker, answer_by, sent_at, expires_at }
  return { ...facts, ...shownOf(found) }
}

/** The questionnaire of a link; null if the link does not work. */
export function findOne({ db, clock }: AnsweringPorts, token: string) {
  return store.findByHash(db, hashToken(token), clock.now().toISOString())
}

async function findAsker(db: Database, { assessment_id }: store.Questionnaire) {
  const assessment = assessment_id === null ? null : await findAssessment(db, assessment_id)
  return assessment && { domain: domainOf(assessment.email, freeProviders) }
}

/** The questions that still exist, and the answers that are still valid for their current text. */
export function shownOf(found: store.Questionnaire): Given & { ids: string[] } {
  const questions = questionsOf[found.user_type]
  const ids = questions.filter(({ id }) => found.ids.includes(id)).map(({ id }) => id)
  return { ids, answers: keepAnswers(questions, bankHistory, found), proofs: found.proofs }
}

/** The outcome of a change that requires the current version. */
export type Change = 'done' | 'conflict' | 'sent'

/**
 * Replaces the answers to the questions `ids`. Returns `conflict` if the questionnaire is no longer
 * at `version`, `sent` if it was sent already, null if the link shows nothing.
 */
export async function saveAnswers(
  ports: AnsweringPorts,
  token: string,
  { ids, part, version }: { ids: readonly string[]; part: Given; version: number },
): Promise<Change | null> {
  return change(ports, token, version, async (trx, claimed, now) => {
    const shown = shownOf(claimed)
    const merged = mergePart(
      shown,
      ids.filter((id) => shown.ids.includes(id)),
      part,
    )
    const answers = JSON.stringify(merged.answers)
    const given = { answers, proofs: JSON.stringify(merged.proofs), bank_version: bankVersion }
    await updateRows(trx, 'questionnaires', claimed.id, { ...given, saved_at: now })
  })
}

/** Sends the answers to the asker; enqueues the asker's mail in the same transaction. */
export async function sendAnswers(
  ports: AnsweringPorts,
  token: string,
  version: number,
): Promise<Change | null> {
  return change(ports, token, version, async (trx, { id, assessment_id: assessmentId }, now) => {
    if (assessmentId === null) return
    await store.markSent(trx, id, assessmentId, now)
    await tellAsker(trx, assessmentId, ports.clock.now())
  })
}

/** Enqueues the asker's mail, with a new link: only hashes of earlier ones are stored. */
async function tellAsker(trx: Trx, assessmentId: number, now: Date): Promise<void> {
  const assessment = await findAssessment(trx, assessmentId)
  if (!assessment) return
  const token = createToken()
  const owed = { recipient: assessment.email, aboutId: assessmentId, payload: { token }, now }
  const isOwed = await enqueueToTypedAddress(trx, answerArrived, owed)
  if (isOwed) await createLink(trx, { assessmentId, token, now })
}

/** Claims the version first, so that only one of parallel changes is made. */
async function change(
  { db, clock }: AnsweringPorts,
  token: string,
  version: number,
  act: (trx: Trx, claimed: store.Questionnaire, now: string) => Promise<void>,
): Promise<Change | null> {
  return db.transaction().execute(async (trx) => {
    const found = await findOne({ db: trx, clock }, token)
    if (!found) return null
    if (found.sent_at !== null) return 'sent'
    const claimed = await store.claimOpen(trx, { id: found.id, version })
    if (!claimed) return 'conflict'
    await act(trx, claimed, clock.now().toISOString())
    return 'done'
  })
}

/**
 * Withdrawal by the answerer: deletes the answers at once. The asker sees the withdrawal for as
 * long as a link would work; kind `own` is deleted whole. False if the link shows nothing.
 */
export async function withdrawAnswers(ports: AnsweringPorts, token: string): Promise<boolean> {
  const { db, clock } = ports
  return db.transaction().execute(async (trx) => {
    const found = await findOne({ db: trx, clock }, token)
    if (!found) return false
    const { id, kind } = found
    const now = clock.now()
    const expires_at = addPeriod(now, retention.questionnaires).toISOString()
    const gone = { answers: '{}', proofs: '{}', withdrawn_at: now.toISOString(), expires_at }
    if (kind === 'own') await deleteRows(trx, 'questionnaires', [id])
    else await updateRows(trx, 'questionnaires', id, gone)
    return true
  })
}

/**
 * A supplier's answers from another customer's questionnaire to the questions of this one, without
 * data of that customer. Null if either link shows nothing, or is not a supplier's.
 */
export async function findCarried(
  ports: AnsweringPorts,
  token: string,
  earlier: string,
): Promise<Given | null> {
  const [here, there] = [await findOne(ports, token), await findOne(ports, earlier)]
  if (here?.kind !== 'supplier' || there?.kind !== 'supplier' || here.id === there.id) return null
  const { ids } = shownOf(here)
  const given = shownOf(there)
  return pickGiven(given, (id) => ids.includes(id) && given.answers[id] !== undefined)
}

/** Saves those of the carried answers whose `ids` were confirmed. */
export async function carryAnswers(
  ports: AnsweringPorts,
  token: string,
  { earlier, ids, version }: { earlier: string; ids: readonly string[]; version: number },
): Promise<Change | null> {
  const carried = await findCarried(ports, token, earlier)
  if (!carried) return null
  const confirmed = ids.filter((id) => carried.answers[id] !== undefined)
  const part = pickGiven(carried, (id) => confirmed.includes(id))
  return saveAnswers(ports, token, { ids: confirmed, part, version })
}
