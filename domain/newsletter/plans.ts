import * as z from 'zod/mini'
import { emailAddressSchema } from '../email-address.ts'
import { isoTimeSchema } from '../record.ts'
import { multiLine, singleLine } from '../text.ts'
import { instantSchema, recordIdSchema, versionSchema, writeBodySchema } from '../write-body.ts'

/** Longest words of an issue's own, in characters. */
export const issueMaxLengths = { subject: 200, opening: 2_000 } as const

/** What an issue says beside its post. Left out or empty: the post's title, and no opening. */
const words = {
  subject: z._default(singleLine(issueMaxLengths.subject), ''),
  /** Above the post; an empty line begins a new paragraph. */
  opening: z._default(multiLine(issueMaxLengths.opening), ''),
}

/** The body of `POST /api/admin/posts/{id}/newsletter/preview`; may be left out. */
export const issueWordsSchema = writeBodySchema(words, [])
export type IssueWords = z.output<typeof issueWordsSchema>

/** The body of `POST /api/admin/posts/{id}/newsletter/test`. */
export const issueTestSchema = writeBodySchema({ ...words, email: emailAddressSchema }, [])

/** The body of `POST /api/admin/posts/{id}/newsletter/send`; may be left out. */
export const issueSendSchema = writeBodySchema({ ...words, version: versionSchema }, [])

/** The body of `POST /api/admin/posts/{id}/newsletter/schedule`. */
export const issuePlanBodySchema = writeBodySchema({ ...words, send_at: instantSchema }, [])
export type IssuePlanBody = z.output<typeof issuePlanBodySchema>

/** The body of `POST /api/admin/posts/{id}/newsletter/move`. */
export const issueMoveSchema = writeBodySchema({ send_at: instantSchema }, [])

/** An issue that is to go out at a time, with its post as it is then. */
export const issuePlanSchema = z.strictObject({
  id: recordIdSchema,
  post_id: recordIdSchema,
  /** Empty: the title that the post has then. */
  subject: z.string(),
  opening: z.string(),
  send_at: isoTimeSchema,
  /** Why it did not go out when its time had come. */
  failure: z.nullable(z.string()),
  key_id: z.string(),
  created_at: isoTimeSchema,
})
export type IssuePlan = z.output<typeof issuePlanSchema>

/** The same in a list, with the title that its post has now. */
export const listedPlanSchema = z.strictObject({ ...issuePlanSchema.shape, title: z.string() })
export type ListedPlan = z.output<typeof listedPlanSchema>
