import * as z from 'zod/mini'
import { countSchema, isoTimeSchema } from '../record.ts'
import { recordIdSchema } from '../write-body.ts'
import { domainIds, userTypes } from './questions.ts'
import { bands } from './scoring.ts'

const userType = z.enum(userTypes)
const band = z.enum(bands)
const domainScores = z.record(z.enum(domainIds), z.number())

/** An assessment as staff read it (specification, section 3). */
export const assessmentRecordSchema = z.strictObject({
  id: recordIdSchema,
  name: z.string(),
  email: z.string(),
  company: z.string(),
  user_type: userType,
  /** 0 to 100, rounded. */
  score: countSchema,
  band,
  /** Answer by question code, as it was sent. */
  answers: z.record(z.string(), z.number()),
  /** 0 to 100, unrounded. */
  domain_scores: domainScores,
  bank_version: z.string(),
  created_at: isoTimeSchema,
})
export type AssessmentRecord = z.output<typeof assessmentRecordSchema>

/** An assessment as anybody may read it (decisions, A2). */
export const anonymousAssessmentSchema = z.strictObject({ score: countSchema, user_type: userType })

/** The figures of the benchmark card, over all assessments. */
export const benchmarkSchema = z.strictObject({
  average: countSchema,
  total: countSchema,
  vendors: countSchema,
  buyers: countSchema,
})

/** What a submission is answered with. */
export const submissionResultSchema = z.strictObject({
  score: countSchema,
  band,
  domain_scores: domainScores,
  domain_flags: z.record(z.enum(domainIds), z.array(z.enum(['lowCoverage']))),
  bank_version: z.string(),
})
