import * as z from 'zod/mini'
import { emailAddressSchema } from '../email-address.ts'
import { mailCountsSchema, toFilesSchema } from '../mail.ts'
import { countSchema, isoTimeSchema } from '../record.ts'
import { multiLine, singleLine } from '../text.ts'
import { instantSchema, recordIdSchema, versionSchema, writeBodySchema } from '../write-body.ts'

/**
 * `sent`: every copy has ended, delivered or not. `filed`: the same, with some written to files,
 * which nobody has received.
 */
export const issueStatuses = ['sending', 'paused', 'sent', 'filed'] as const
export type IssueStatus = (typeof issueStatuses)[number]

/** A post sent, or being sent, to the subscribers; or news of a law change. */
export const issueRecordSchema = z.strictObject({
  id: recordIdSchema,
  /** Null once the post has been deleted. */
  post_id: z.nullable(recordIdSchema),
  /** Id of the law change; null for a post. */
  law_change: z.nullable(z.string()),
  subject: z.string(),
  status: z.enum(issueStatuses),
  /** Number of recipients when sending began. */
  total: countSchema,
  /** Number of copies in each state; held ones wait until the issue is resumed. */
  counts: mailCountsSchema,
  /** Failed copies that a mail server refused. */
  bounced: countSchema,
  /** Subscribers who unsubscribed by the link of this issue. */
  unsubscribed: countSchema,
  /** Last error of copies that are being retried; null without a failure. */
  trouble: z.nullable(z.string()),
  /** Id of the admin key that sent it. */
  key_id: z.string(),
  created_at: isoTimeSchema,
  /** Null until the issue is closed, after all copies have ended. */
  ended_at: z.nullable(isoTimeSchema),
})
export type IssueRecord = z.output<typeof issueRecordSchema>

/**
 * A title as the subject of a mail: always on one line, so that no title can inject a header.
 * Lone surrogates are replaced.
 */
export function issueSubject(title: string): string {
  return title
    .toWellFormed()
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim()
}

/** How many copies have ended, delivered or not, out of `total`. */
export function endedCopies({ total, counts }: Pick<IssueRecord, 'total' | 'counts'>): number {
  return Math.max(0, total - counts.pending - counts.held)
}

/** Length limits of an issue's subject and opening, in characters. */
export const issueMaxLengths = { subject: 200, opening: 2_000 } as const

/** Subject and opening of an issue; absent or empty: the post's title, and no opening. */
const words = {
  subject: z._default(singleLine(issueMaxLengths.subject), ''),
  /** Above the post; an empty line begins a new paragraph. */
  opening: z._default(multiLine(issueMaxLengths.opening), ''),
}

/** The body of `POST /api/admin/posts/{id}/newsletter/preview`; may be left out. */
export const issueWordsSchema = writeBodySchema(words)
export type IssueWords = z.output<typeof issueWordsSchema>

/** The body of `POST /api/admin/posts/{id}/newsletter/test`. */
export const issueTestSchema = writeBodySchema({
  ...words,
  email: emailAddressSchema,
  to_files: toFilesSchema,
})

/** The body of `POST /api/admin/posts/{id}/newsletter/send`; may be left out. */
export const issueSendSchema = writeBodySchema({
  ...words,
  version: versionSchema,
  to_files: toFilesSchema,
})

/**
 * The body of `POST /api/admin/posts/{id}/newsletter/schedule`; `send_at` null: sends when the post
 * is published.
 */
export const issuePlanBodySchema = writeBodySchema({ ...words, send_at: z.nullable(instantSchema) })
export type IssuePlanBody = z.output<typeof issuePlanBodySchema>

/** A scheduled issue, sent with its post as it is at that time. */
export const issuePlanSchema = z.strictObject({
  id: recordIdSchema,
  post_id: recordIdSchema,
  /** Empty: the title that the post has then. */
  subject: z.string(),
  opening: z.string(),
  /** Null if the post has no publish time. */
  send_at: z.nullable(isoTimeSchema),
  /** Whether it is sent when its post is published. */
  on_publish: z.boolean(),
  /** Why it was not sent when it was due. */
  failure: z.nullable(z.string()),
  key_id: z.string(),
  created_at: isoTimeSchema,
})
export type IssuePlan = z.output<typeof issuePlanSchema>

/** A scheduled issue in a list, with the current title of its post. */
export const listedPlanSchema = z.strictObject({ ...issuePlanSchema.shape, title: z.string() })
export type ListedPlan = z.output<typeof listedPlanSchema>

/** A post as its subscribers would get it. */
export const issuePreviewSchema = z.strictObject({
  subject: z.string(),
  /** The message as an HTML document. */
  html: z.string(),
  text: z.string(),
  /** URL of that document for a frame, valid for an hour. */
  frame_url: z.string(),
  /** Whether the article is cut for the mail, and ends with a link. */
  is_shortened: z.boolean(),
  /** Current number of active subscribers. */
  recipients: countSchema,
  /** The post's version: a send with it is refused if the post has changed since. */
  version: countSchema,
  /** Whether readers see the post; before that it cannot be sent. */
  is_public: z.boolean(),
  /** If the post has been sent already. */
  issue: z.nullable(issueRecordSchema),
  /** If it is scheduled. */
  plan: z.nullable(issuePlanSchema),
})
export type IssuePreview = z.output<typeof issuePreviewSchema>
