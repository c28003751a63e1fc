import type { UserType } from '../quickscore/questions.ts'
import {
  type Applicability,
  applicabilitySchema,
  hiringFor,
  hiringPlaces,
  rejections,
  yesNo,
} from './applicability.ts'

/** Questions with one answer, by role, in the order of the form. */
export const singleQuestions = {
  buyer: ['ranks', 'rejects', 'hiresFor', 'publicBody', 'ownTool'],
  vendor: ['ranks', 'rejects', 'servesCandidates', 'ownPurposes'],
} as const satisfies Record<UserType, readonly (keyof Applicability)[]>
export type SingleQuestion = (typeof singleQuestions)[UserType][number]

/** Questions with checkboxes, by role. */
const tickQuestions = {
  buyer: ['places', 'countries', 'uses', 'agencyServices', 'practices'],
  vendor: ['places', 'countries', 'uses', 'practices'],
} as const satisfies Record<UserType, readonly (keyof Applicability)[]>

/** The question whose answer settles whether a duty binds. */
export type Settling = SingleQuestion | 'places' | 'agencyServices' | 'uses'

export function optionsOf(question: Settling): readonly string[] {
  if (question === 'rejects') return rejections
  if (question === 'hiresFor') return hiringFor
  if (question === 'places') return hiringPlaces
  return yesNo
}

/** The values of the form, validated; null for anything that our form cannot send. */
export function parseApplicabilityForm(form: FormData, userType: UserType): Applicability | null {
  const read: Record<string, unknown> = {}
  for (const name of singleQuestions[userType]) {
    const value = form.get(name)
    if (value !== null) read[name] = value
  }
  for (const name of tickQuestions[userType]) {
    const values = form.getAll(name)
    if (values.length > 0) read[name] = values
  }
  const parsed = applicabilitySchema.safeParse(read)
  return parsed.success ? parsed.data : null
}

/** Drops answers to the other role's questions, which would show duties that are not theirs. */
export function keepOwn(applicability: Applicability, userType: UserType): Applicability {
  const own: readonly string[] = [...singleQuestions[userType], ...tickQuestions[userType]]
  return Object.fromEntries(
    Object.entries(applicability).filter(([name, value]) => own.includes(name) && value),
  )
}
