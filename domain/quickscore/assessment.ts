import * as z from 'zod/mini'
import type { CsvCell } from '../csv.ts'
import { applicabilitySchema } from '../law/applicability.ts'
import {
  besideShape,
  conversationShape,
  handlingCells,
  handlingChanges,
  handlingFilters,
  handlingShape,
} from '../leads.ts'
import { dayFilters, listQuerySchema } from '../list-query.ts'
import { messageRecordSchema } from '../messages/message.ts'
import { countSchema, isoTimeSchema } from '../record.ts'
import { recordIdSchema, selectedIdsSchema, writeBodySchema } from '../write-body.ts'
import { type DomainId, domainIds, listQuestions, type Question, userTypes } from './questions.ts'
import { bands, tallyAnswers } from './scoring.ts'

const userType = z.enum(userTypes)
const band = z.enum(bands)

/** Answer by question code, as sent. */
export const answersSchema = z.record(z.string(), z.number())

/** 0 to 100, unrounded. */
export const domainScoresSchema = z.record(z.enum(domainIds), z.number())

/** An assessment as staff read it. */
export const assessmentRecordSchema = z.strictObject({
  id: recordIdSchema,
  name: z.string(),
  email: z.string(),
  company: z.string(),
  user_type: userType,
  /** 0 to 100, rounded. */
  score: countSchema,
  band,
  answers: answersSchema,
  /** Answers on places of hiring and on what the tools do. */
  applicability: applicabilitySchema,
  domain_scores: domainScoresSchema,
  bank_version: z.string(),
  ...handlingShape,
  created_at: isoTimeSchema,
})
export type AssessmentRecord = z.output<typeof assessmentRecordSchema>

/** An assessment in a list. */
export const listedAssessmentSchema = z.strictObject({
  ...assessmentRecordSchema.shape,
  ...besideShape,
  /** When the respondent consented to mail about changes of the law. */
  consent_given_at: z.optional(z.nullable(isoTimeSchema)),
})
export type ListedAssessment = z.output<typeof listedAssessmentSchema>

/** An assessment with its replies and notes. */
export const assessmentDetailsSchema = z.strictObject({
  ...assessmentRecordSchema.shape,
  ...conversationShape,
  /** Contact messages that ask for a call about it. */
  requests: z.array(messageRecordSchema),
})
export type AssessmentDetails = z.output<typeof assessmentDetailsSchema>

/** The body of `PATCH /api/admin/quickscore-assessments/{id}`. */
export const assessmentChangeSchema = writeBodySchema(
  handlingChanges,
  Object.keys(assessmentRecordSchema.shape).filter((name) => !(name in handlingChanges)),
)

/** The body of `POST /api/admin/quickscore-assessments/change`. */
export const assessmentsChangeSchema = writeBodySchema({
  ...handlingChanges,
  ids: selectedIdsSchema,
})

/** An assessment without anything that identifies the respondent, for public use. */
export const anonymousAssessmentSchema = z.strictObject({ score: countSchema, user_type: userType })
export type AnonymousAssessment = z.output<typeof anonymousAssessmentSchema>

/** The figures of the benchmark card, over organisations with their latest assessment each. */
export const benchmarkSchema = z.strictObject({
  /** Overall score, rounded; null below ten organisations. The counts are never null. */
  average: z.nullable(countSchema),
  total: countSchema,
  vendors: countSchema,
  buyers: countSchema,
})
export type Benchmark = z.output<typeof benchmarkSchema>

/** The data of the response to a submission. */
export const submissionResultSchema = z.strictObject({
  score: countSchema,
  band,
  domain_scores: domainScoresSchema,
  domain_flags: z.record(z.enum(domainIds), z.array(z.enum(['lowCoverage']))),
  bank_version: z.string(),
  /** The private link to the result, for the submitter; a repeated request gets its own link. */
  private_link: z.optional(z.string()),
})

/** The query of `GET /api/quickscore-assessments`, which accepts a query only with a key. */
export const assessmentListSchema = listQuerySchema(
  ['created_at', 'name', 'company', 'email', 'score', 'user_type', 'assignee'],
  '-created_at',
  {
    ...dayFilters,
    ...handlingFilters,
    user_type: z.optional(userType),
    band: z.optional(band),
  },
)

export type AssessmentQuery = z.output<typeof assessmentListSchema>

/**
 * Builds CSV rows for programs: user types as stored, times in ISO 8601. `bank` holds the
 * questions, to know which answers count.
 */
export const assessmentCells =
  (bank: readonly Question[]) =>
  (one: ListedAssessment): CsvCell[] => [
    one.id,
    one.name,
    one.email,
    one.company,
    one.user_type,
    one.score,
    one.band,
    one.created_at,
    ...handlingCells(one),
    (one.applicability.places ?? []).join(' '),
    findWeakest(bank, one) ?? '',
    one.consent_given_at ?? '',
  ]

/** The domain with the lowest score among those with counted answers; the first of several. */
function findWeakest(
  bank: readonly Question[],
  { answers, domain_scores: scores, user_type: userType }: ListedAssessment,
): DomainId | undefined {
  const tallies = tallyAnswers(listQuestions(bank, userType), answers)
  const scored = domainIds.filter((id) => tallies[id].counted > 0)
  return scored.toSorted((one, other) => scores[one] - scores[other])[0]
}
