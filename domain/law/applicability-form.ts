import type { UserType } from '../quickscore/questions.ts'
import { type Applicability, applicabilitySchema, rejections, yesNo } from './applicability.ts'

/** The questions with one answer, in the order in which each role is asked them. */
export const singleQuestions = {
  buyer: ['ranks', 'rejects', 'publicBody', 'ownTool'],
  vendor: ['ranks', 'rejects', 'servesCandidates', 'ownPurposes'],
} as const satisfies Record<UserType, readonly (keyof Applicability)[]>
export type SingleQuestion = (typeof singleQuestions)[UserType][number]

export const optionsOf = (question: SingleQuestion) => (question === 'rejects' ? rejections : yesNo)

/** What was typed into the form, as the schema takes it; null for what no form of ours sends. */
export function parseApplicabilityForm(form: FormData, userType: UserType): Applicability | null {
  const read: Record<string, unknown> = {}
  for (const name of singleQuestions[userType]) {
    const value = form.get(name)
    if (value !== null) read[name] = value
  }
  for (const name of ['places', 'practices']) {
    const values = form.getAll(name)
    if (values.length > 0) read[name] = values
  }
  const parsed = applicabilitySchema.safeParse(read)
  return parsed.success ? parsed.data : null
}

/** Without what only the other role is asked: it would show duties that are not theirs. */
export function keepOwn(applicability: Applicability, userType: UserType): Applicability {
  const own: readonly string[] = [...singleQuestions[userType], 'places', 'practices']
  return Object.fromEntries(
    Object.entries(applicability).filter(([name, value]) => own.includes(name) && value),
  )
}
