/** A QuickScore of somebody's own on plain pages: without script, or on another device. */
import * as z from 'zod/mini'
import { questionBank } from '../../content/en/quickscore/question-bank.ts'
import { retention } from '../../content/en/retention.ts'
import type { Applicability } from '../../domain/law/applicability.ts'
import { addPeriod } from '../../domain/periods.ts'
import { listQuestions, type UserType } from '../../domain/quickscore/questions.ts'
import { resultPath } from '../../domain/quickscore/result-link.ts'
import { type Lead, type Submission, submissionSchema } from '../../domain/quickscore/submission.ts'
import type { Answers } from '../../domain/quickscore/tally.ts'
import {
  createLink,
  createToken,
  findAssessment,
  findBehindLink,
  type QuickscorePorts,
  submitAssessment,
} from '../quickscore/service.ts'
import type { Database } from '../tables.ts'
import { type AnsweringPorts, findOne, shownOf } from './answering.ts'
import { emptyQuestionnaire } from './asking.ts'
import * as store from './store.ts'

interface Begun {
  userType: UserType
  answers: Answers
  /** The result that is taken again. */
  earlierId?: number
}

/** Answers with the token of its link. */
export async function beginOwn(
  { db, clock }: AnsweringPorts,
  { userType, answers, earlierId }: Begun,
): Promise<string> {
  const now = clock.now()
  const token = createToken()
  const ids = listQuestions(questionBank, userType).map(({ id }) => id)
  const known = Object.entries(answers).filter(([id]) => ids.includes(id))
  await store.insertQuestionnaire(db, {
    ...emptyQuestionnaire(token, now),
    kind: 'own',
    earlier_id: earlierId ?? null,
    user_type: userType,
    question_ids: JSON.stringify(ids),
    answers: JSON.stringify(Object.fromEntries(known)),
    expires_at: addPeriod(now, retention.ownQuestionnaires).toISOString(),
  })
  return token
}

/** The same for a result that is taken again; null where its private link shows nothing. */
export async function beginRetake(
  ports: AnsweringPorts,
  resultToken: string,
  answers: Answers,
): Promise<string | null> {
  const { db, clock } = ports
  const shown = await findBehindLink(db, resultToken, clock.now().toISOString())
  if (!shown) return null
  const { id: earlierId, user_type: userType } = shown.assessment
  return beginOwn(ports, { userType, answers, earlierId })
}

/** What is known of the respondent where a result is taken again. */
export interface KnownDetails {
  lead: Lead
  applicability: Applicability
  /** The result that is taken again. */
  earlierId: number
}

/** Null for a link that shows nothing, or is nobody's own. */
export async function findDetails(
  ports: AnsweringPorts,
  token: string,
): Promise<{ known: KnownDetails | null } | null> {
  const found = await findOne(ports, token)
  return found?.kind === 'own' ? { known: await findKnown(ports.db, found) } : null
}

async function findKnown(
  db: Database,
  { earlier_id }: store.Questionnaire,
): Promise<KnownDetails | null> {
  const earlier = earlier_id === null ? null : await findAssessment(db, earlier_id)
  if (!earlier) return null
  const { id: earlierId, name, company, email, applicability } = earlier
  return { lead: { name, company, email }, applicability, earlierId }
}

/** For so long a form that was sent twice leads to the result that was stored once. */
const REPEAT_MS = 10 * 60_000

class SentMeanwhile extends Error {}

/**
 * Ends in the call that the scripted steps end in. Answers with the path of the result; `open` where
 * answers are missing, `sent` where it was submitted earlier, null where the link shows nothing.
 */
export async function submitOwn(
  ports: QuickscorePorts,
  token: string,
  details: Omit<Submission, 'user_type' | 'answers' | 'earlier'>,
): Promise<{ path: string } | 'open' | 'sent' | null> {
  const found = await findOne(ports, token)
  if (found?.kind !== 'own') return null
  if (found.sent_at !== null) return repeat(ports, found)
  const { ids, answers } = shownOf(found)
  if (ids.some((id) => answers[id] === undefined)) return 'open'
  const { id, user_type, earlier_id: earlierId, version } = found
  try {
    const { private_link: path } = await submitAssessment(
      ports,
      z.parse(submissionSchema, { ...details, user_type, answers }),
      undefined,
      {
        earlierId,
        async onStored(trx, assessmentId) {
          if (!(await store.claimOpen(trx, { id, version }))) throw new SentMeanwhile()
          await store.markSent(trx, { id, assessmentId, now: ports.clock.now().toISOString() })
        },
      },
    )
    return path === undefined ? 'sent' : { path }
  } catch (error) {
    if (!(error instanceof SentMeanwhile)) throw error
    const again = await findOne(ports, token)
    return again?.sent_at ? repeat(ports, again) : 'open'
  }
}

async function repeat(
  { db, clock }: AnsweringPorts,
  { sent_at, assessment_id: assessmentId }: store.Questionnaire,
): Promise<{ path: string } | 'sent'> {
  const now = clock.now()
  const isRecent = sent_at !== null && now.getTime() - Date.parse(sent_at) < REPEAT_MS
  if (!isRecent || assessmentId === null) return 'sent'
  const token = createToken()
  await db.transaction().execute((trx) => createLink(trx, { assessmentId, token, now }))
  return { path: resultPath(token) }
}
