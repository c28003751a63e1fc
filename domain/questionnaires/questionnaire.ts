/** Questionnaires: some of the questions, answered by link, without an account. */
import * as z from 'zod/mini'
import type { Period } from '../periods.ts'
import { addPeriod } from '../periods.ts'
import {
  type AskedQuestion,
  type DomainId,
  domainIds,
  type UserType,
} from '../quickscore/questions.ts'
import { countSchema } from '../record.ts'
import { singleLine } from '../text.ts'
import { formatIsoDay } from '../wording.ts'

/** The people a respondent can ask. */
export const answerers = ['colleague', 'supplier'] as const
export type Answerer = (typeof answerers)[number]

/** `own`: a respondent's own QuickScore on plain pages, without script or on another device. */
export const questionnaireKinds = [...answerers, 'own'] as const
export type QuestionnaireKind = (typeof questionnaireKinds)[number]

/** Number of questionnaires by kind and state, for staff. */
export const questionnaireCountSchema = z.strictObject({
  kind: z.enum(questionnaireKinds),
  state: z.enum(['open', 'sent', 'withdrawn']),
  count: countSchema,
})
export type QuestionnaireCount = z.output<typeof questionnaireCountSchema>

/** Limits on open questionnaires per result, and on columns compared with the asker's answers. */
export const mostOpen = 10
export const mostColumns = 10

export const labelMaxLength = 80

/** The role whose wording is used: a supplier answers as vendor of the product. */
export function roleOf(answerer: Answerer, asker: UserType): UserType {
  return answerer === 'supplier' ? 'vendor' : asker
}

/** The asker's questions that the answerer can be asked, in the wording for the answerer. */
export function listAskable(
  questionsOf: Readonly<Record<UserType, readonly AskedQuestion[]>>,
  answerer: Answerer,
  asker: UserType,
): AskedQuestion[] {
  const own = new Set(questionsOf[asker].map(({ id }) => id))
  return questionsOf[roleOf(answerer, asker)].filter(({ id }) => own.has(id))
}

export type QuestionnaireState = 'open' | 'sent' | 'withdrawn' | 'expired'

export interface Ending {
  sent_at: string | null
  withdrawn_at: string | null
  expires_at: string | null
}

export function stateOf({ sent_at, withdrawn_at, expires_at }: Ending, now: string) {
  const ended: QuestionnaireState | null = withdrawn_at ? 'withdrawn' : sent_at ? 'sent' : null
  const isOver = expires_at !== null && expires_at <= now
  return ended ?? (isOver ? 'expired' : 'open')
}

/** A questionnaire in the asker's list. */
export interface Listed extends Ending {
  id: number
  kind: Answerer
  label: string
  questions: number
  state: QuestionnaireState
  answer_by: string | null
  created_at: string
}

export interface Asking {
  answerer: Answerer
  label: string
  /** Ids of questions, in the order of the bank. */
  ids: string[]
  answerBy: string | null
}

export type AskingErrors = Partial<Record<'answerer' | 'label' | 'questions' | 'answerBy', string>>

/** Messages at fields; `outside`: the day is in the past, or after the last one allowed. */
type AskingMessages = Readonly<
  Record<'answerer' | 'label' | 'questions' | 'noDay' | 'outside', string>
>

/** Reads the asking form; `now` and `lasts` limit the days allowed. */
export function readAsking(
  form: FormData,
  {
    questionsOf,
    messages,
    now,
    lasts,
  }: {
    questionsOf: (answerer: Answerer) => readonly AskedQuestion[]
    messages: AskingMessages
    now: Date
    lasts: Period
  },
): { asking: Asking } | { errors: AskingErrors } {
  const answerer = answerers.find((one) => one === form.get('answerer'))
  const label = singleLine(labelMaxLength, { required: messages.label }).safeParse(
    form.get('label') ?? '',
  )
  const wanted = new Set([...form.getAll('parts'), ...form.getAll('questions')])
  const questions = questionsOf(answerer ?? 'colleague')
  const ids = questions
    .filter(({ id, domain }) => wanted.has(id) || wanted.has(domain))
    .map(({ id }) => id)
  const day = readDay(String(form.get('answer_by') ?? ''), messages, now, lasts)
  const errors: AskingErrors = {
    ...(!answerer && { answerer: messages.answerer }),
    ...(!label.success && { label: label.error.issues[0]?.message ?? messages.label }),
    ...(ids.length === 0 && { questions: messages.questions }),
    ...(day.error !== undefined && { answerBy: day.error }),
  }
  if (!answerer || !label.success || Object.keys(errors).length > 0) return { errors }
  return { asking: { answerer, label: label.data, ids, answerBy: day.value } }
}

/** Reads the day of the form; null for an empty field. */
function readDay(
  text: string,
  { noDay, outside }: AskingMessages,
  now: Date,
  lasts: Period,
): { value: string | null; error?: string } {
  if (text.trim() === '') return { value: null }
  const day = z.iso.date().safeParse(text.trim())
  if (!day.success) return { value: null, error: noDay }
  const isWithin = day.data >= formatIsoDay(now) && day.data <= formatIsoDay(addPeriod(now, lasts))
  return isWithin ? { value: day.data } : { value: null, error: outside }
}

/** A part of a questionnaire, with those of its questions that the bank still has. */
export interface QuestionnairePart {
  domain: DomainId
  questions: readonly AskedQuestion[]
}

export function listParts(questions: readonly AskedQuestion[], ids: readonly string[]) {
  const asked = questions.filter(({ id }) => ids.includes(id))
  return domainIds.flatMap((domain): QuestionnairePart[] => {
    const own = asked.filter((question) => question.domain === domain)
    return own.length > 0 ? [{ domain, questions: own }] : []
  })
}
