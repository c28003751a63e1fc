import * as z from 'zod/mini'
import { listQuerySchema } from '../list-query.ts'
import { userTypes } from './questions.ts'
import { bands } from './scoring.ts'

/** What staff may sort submissions by. */
export const assessmentColumns = [
  'created_at',
  'name',
  'company',
  'email',
  'score',
  'user_type',
] as const

export type AssessmentColumn = (typeof assessmentColumns)[number]

/** The query of `GET /api/quickscore-assessments` with a key (decisions, B10). */
export const assessmentQuerySchema = listQuerySchema(assessmentColumns, {
  user_type: z.optional(z.enum(userTypes)),
  band: z.optional(z.enum(bands)),
})
