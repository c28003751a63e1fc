/** A page behind a link on which somebody answers some of the questions, without an account. */
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

/** `own`: a QuickScore of somebody's own on plain pages, without script or on another device. */
export const questionnaireKinds = [...answerers, 'own'] as const
export type QuestionnaireKind = (typeof questionnaireKinds)[number]

/** What staff learn of questionnaires. */
export const questionnaireCountSchema = z.strictObject({
  kind: z.enum(questionnaireKinds),
  state: z.enum(['open', 'sent', 'withdrawn']),
  count: countSchema,
})
export type QuestionnaireCount = z.output<typeof questionnaireCountSchema>

/** How many may be open at once for one result, and how many answers stand beside one's own. */
export const mostOpen = 10
export const mostColumns = 10

export const labelMaxLength = 80

/** In which role's words they are asked: a supplier answers for the product that is sold. */
export function roleOf(answerer: Answerer, asker: UserType): UserType {
  return answerer === 'supplier' ? 'vendor' : asker
}

/** The questions of an asker's own that somebody can answer, in the words that they are asked in. */
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

/** What a respondent keeps in their list of the people they asked. */
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
  /** Of `questions`, in the order of the bank. */
  ids: string[]
  answerBy: string | null
}

export type AskingErrors = Partial<Record<'answerer' | 'label' | 'questions' | 'answerBy', string>>

/** What to say at a field; `outside`: the day has passed, or comes after the last one. */
type AskingMessages = Readonly<
  Record<'answerer' | 'label' | 'questions' | 'noDay' | 'outside', string>
>

/** Reads the asking form; `now` and `lasts` say which days it can name. */
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

/** An empty field names no day. */
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

/** The questions of a questionnaire that the bank still has, by part. */
export interface AskedPart {
  domain: DomainId
  questions: readonly AskedQuestion[]
}

export function listParts(questions: readonly AskedQuestion[], ids: readonly string[]) {
  const asked = questions.filter(({ id }) => ids.includes(id))
  return domainIds.flatMap((domain): AskedPart[] => {
    const own = asked.filter((question) => question.domain === domain)
    return own.length > 0 ? [{ domain, questions: own }] : []
  })
}
