import * as z from 'zod/mini'
import { issueRecordSchema } from '../newsletter/issues.ts'
import { countSchema } from '../record.ts'

/** A change of law that staff can announce to the respondents affected. */
export const lawReleaseSchema = z.strictObject({
  /** Anchor of the change on the page of changes. */
  id: z.string(),
  place: z.string(),
  /** ISO date from which it applies. */
  on: z.string(),
  title: z.string(),
  /** Results with an affected step whose respondents asked for this mail. */
  affected: countSchema,
  /** Distinct addresses behind them; each gets one mail. */
  recipients: countSchema,
  /** Null until it is sent or being sent. */
  issue: z.nullable(issueRecordSchema),
})
export type LawRelease = z.output<typeof lawReleaseSchema>

/** A release with its mail as recipients would get it. */
export const lawReleasePreviewSchema = z.extend(lawReleaseSchema, {
  subject: z.string(),
  html: z.string(),
  text: z.string(),
  /** Address of the mail for display in a frame. */
  frame_url: z.string(),
})
export type LawReleasePreview = z.output<typeof lawReleasePreviewSchema>
