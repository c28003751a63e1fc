/** A respondent's own QuickScore as a questionnaire, without script or on another device. */
import * as z from 'zod/mini'
import { retention } from '../../content/en/retention.ts'
import { DomainError } from '../../domain/errors.ts'
import { addPeriod } from '../../domain/periods.ts'
import type { UserType } from '../../domain/quickscore/questions.ts'
import type { Answers } from '../../domain/quickscore/scoring.ts'
import { type Submission, submissionSchema } from '../../domain/quickscore/submission.ts'
import { insertRow } from '../platform/db/rows.ts'
import {
  createToken,
  findBehindLink,
  findShownById,
  hashToken,
  type QuickscorePorts,
  questionsOf,
  type Shown,
  submitAssessment,
} from '../quickscore/service.ts'
import type { Trx } from '../tables.ts'
import { type AnsweringPorts, findOne, shownOf } from './answering.ts'
import { emptyQuestionnaire } from './asking.ts'
import * as store from './store.ts'

interface Begun {
  userType: UserType
  answers: Answers
  /** The earlier result of a retake, with its private link. */
  earlier?: Shown
}

/** Makes a questionnaire of kind `own`; returns the token of its link. */
export async function beginOwn(
  { db, clock }: AnsweringPorts,
  { userType, answers, earlier }: Begun,
): Promise<string> {
  const now = clock.now()
  const token = createToken()
  const ids = questionsOf[userType].map(({ id }) => id)
  const known = Object.entries(answers).filter(([id]) => ids.includes(id))
  await insertRow(db, 'questionnaires', {
    ...emptyQuestionnaire(token, now),
    kind: 'own',
    earlier_id: earlier?.assessment.id ?? null,
    begun_from: earlier?.id ?? null,
    user_type: userType,
    question_ids: JSON.stringify(ids),
    answers: JSON.stringify(Object.fromEntries(known)),
    expires_at: addPeriod(now, retention.ownQuestionnaires).toISOString(),
  })
  return token
}

/** As `beginOwn`, for a retake; null if the private link shows nothing. */
export async function beginRetake(
  ports: AnsweringPorts,
  resultToken: string,
  answers: Answers,
): Promise<string | null> {
  const { db, clock } = ports
  const shown = await findBehindLink(db, resultToken, clock.now().toISOString())
  if (!shown) return null
  return beginOwn(ports, { userType: shown.assessment.user_type, answers, earlier: shown })
}

/** Data of the details page; null unless the link is that of a working `own` questionnaire. */
export async function findDetails(ports: AnsweringPorts, token: string) {
  const found = await findOne(ports, token)
  return found?.kind === 'own' ? { known: await findKnown(ports, found) } : null
}

/** Details to prefill in a retake, while the earlier result's private link works. */
async function findKnown({ db, clock }: AnsweringPorts, { begun_from }: store.Questionnaire) {
  const shown =
    begun_from === null ? null : await findShownById(db, begun_from, clock.now().toISOString())
  if (!shown) return null
  const { id: earlierId, name, company, email, applicability } = shown.assessment
  return { lead: { name, company, email }, applicability, earlierId }
}

/** For this long after a submission, a repeated form leads to the same result. */
const REPEAT_MS = 10 * 60_000

class SentMeanwhile extends Error {}

/**
 * Submits by `submitAssessment`, as the scripted steps do. Returns the path of the result; `open`
 * if answers are missing, `sent` if it was submitted earlier, null if the link shows nothing.
 */
export async function submitOwn(
  ports: QuickscorePorts,
  token: string,
  details: Omit<Submission, 'user_type' | 'answers' | 'earlier'>,
): Promise<{ path: string } | 'open' | 'sent' | null> {
  const found = await findOne(ports, token)
  if (found?.kind !== 'own') return null
  const { id, user_type, begun_from: begunFrom, version, sent_at } = found
  const now = ports.clock.now()
  if (sent_at !== null && now.getTime() - Date.parse(sent_at) >= REPEAT_MS) return 'sent'
  const { ids, answers } = shownOf(found)
  if (ids.some((id) => answers[id] === undefined)) return 'open'
  const submission = z.parse(submissionSchema, { ...details, user_type, answers })
  const source = {
    begunFrom,
    async onStored(trx: Trx, assessmentId: number) {
      if (!(await store.claimOpen(trx, { id, version }))) throw new SentMeanwhile()
      await store.markSent(trx, id, assessmentId, now.toISOString())
    },
  }
  try {
    const key = `own ${hashToken(token)}`
    const { private_link: path } = await submitAssessment(ports, submission, key, source)
    return path === undefined ? 'sent' : { path }
  } catch (error) {
    // The form differs from the one submitted.
    if (error instanceof DomainError && error.kind === 'conflict') return 'sent'
    if (!(error instanceof SentMeanwhile)) throw error
    return (await findOne(ports, token))?.sent_at ? 'sent' : 'open'
  }
}
