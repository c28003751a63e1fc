/** What the holder of a questionnaire's link does (docs/decisions/questionnaires.md). */
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

/** What the answering pages show. Of the asker only where the mailbox is: no name, score or answer. */
export interface AskedPage extends Given {
  kind: QuestionnaireKind
  userType: UserType
  /** Of the questions that are asked. */
  ids: string[]
  version: number
  /** Null for one's own; its domain is null where it belongs to a free provider. */
  asker: { domain: string | null } | null
  answer_by: string | null
  sent_at: string | null
  /** Null: as long as the result that it belongs to. */
  expires_at: string | null
}

/** Null for a link that is unknown, ended or withdrawn. */
export async function findAsked(ports: AnsweringPorts, token: string): Promise<AskedPage | null> {
  const found = await findOne(ports, token)
  if (!found) return null
  const { kind, user_type: userType, version, answer_by, sent_at, expires_at } = found
  const asker = kind === 'own' ? null : await findAsker(ports.db, found)
  const facts = { kind, userType, version, asker, answer_by, sent_at, expires_at }
  return { ...facts, ...shownOf(found) }
}

/** By its link, while that works. */
export function findOne({ db, clock }: AnsweringPorts, token: string) {
  return store.findByHash(db, hashToken(token), clock.now().toISOString())
}

async function findAsker(db: Database, { assessment_id }: store.Questionnaire) {
  const assessment = assessment_id === null ? null : await findAssessment(db, assessment_id)
  return assessment && { domain: domainOf(assessment.email, freeProviders) }
}

/** What is asked in today's words, and the answers that still are answers to it. */
export function shownOf(found: store.Questionnaire): Given & { ids: string[] } {
  const questions = questionsOf[found.user_type]
  const ids = questions.filter(({ id }) => found.ids.includes(id)).map(({ id }) => id)
  return { ids, answers: keepAnswers(questions, bankHistory, found), proofs: found.proofs }
}

/** What became of something that is only done to the version that was looked at. */
export type Change = 'done' | 'conflict' | 'sent'

/**
 * Stores the answers to some of the questions in place of what they were; `conflict` where it has
 * moved on since `version`, `sent` where it takes no more, null where the link shows nothing.
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

/** Sends them to the asker, who is told in the same transaction. */
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

/** With a link of its own, since of those that there are only hashes are kept. */
async function tellAsker(trx: Trx, assessmentId: number, now: Date): Promise<void> {
  const assessment = await findAssessment(trx, assessmentId)
  if (!assessment) return
  const token = createToken()
  const owed = { recipient: assessment.email, aboutId: assessmentId, payload: { token }, now }
  const isOwed = await enqueueToTypedAddress(trx, answerArrived, owed)
  if (isOwed) await createLink(trx, { assessmentId, token, now })
}

/** Claims the version first, so that of those who come at once one is done, whole. */
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
 * By the one who answers: what was answered is deleted at once. The asker is told for as long as a
 * link works; of somebody's own nothing stays. False where the link shows nothing.
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
 * A supplier's answers to another customer, as far as they answer what is asked here; nothing of
 * the other customer. Null where either link shows nothing, or is no supplier's.
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

/** Fills in those of them that were confirmed. */
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
