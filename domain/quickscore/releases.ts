import * as z from 'zod/mini'
import { issueRecordSchema } from '../newsletter/issues.ts'
import { countSchema } from '../record.ts'

/** A change of the law that staff may tell to the respondents it touches. */
export const lawReleaseSchema = z.strictObject({
  /** Anchor of the change on the page of changes. */
  id: z.string(),
  place: z.string(),
  /** ISO date from which it counts. */
  on: z.string(),
  title: z.string(),
  /** Results whose steps it touches and whose respondents asked to be told. */
  affected: countSchema,
  /** Addresses behind them: each gets one mail. */
  recipients: countSchema,
  /** Once it is sent, or being sent. */
  issue: z.nullable(issueRecordSchema),
})
export type LawRelease = z.output<typeof lawReleaseSchema>

/** A release as its respondents would get it. */
export const lawReleasePreviewSchema = z.extend(lawReleaseSchema, {
  subject: z.string(),
  html: z.string(),
  text: z.string(),
  /** Where the message can be shown in a frame. */
  frame_url: z.string(),
})
export type LawReleasePreview = z.output<typeof lawReleasePreviewSchema>
