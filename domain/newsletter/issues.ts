import * as z from 'zod/mini'
import { emailAddressSchema } from '../email-address.ts'
import { mailCountsSchema, toFilesSchema } from '../mail.ts'
import { countSchema, isoTimeSchema } from '../record.ts'
import { multiLine, singleLine } from '../text.ts'
import { instantSchema, recordIdSchema, versionSchema, writeBodySchema } from '../write-body.ts'

/**
 * `sent`: every copy has ended, delivered or not. `filed`: the same, and some were written to files,
 * so that nobody has received those.
 */
export const issueStatuses = ['sending', 'paused', 'sent', 'filed'] as const
export type IssueStatus = (typeof issueStatuses)[number]

/** A post on its way to the subscribers, or sent to them; or news of a change of the law. */
export const issueRecordSchema = z.strictObject({
  id: recordIdSchema,
  /** Null once the post has been deleted. */
  post_id: z.nullable(recordIdSchema),
  /** The change of the law that it tells of; null for a post. */
  law_change: z.nullable(z.string()),
  subject: z.string(),
  status: z.enum(issueStatuses),
  /** To how many it goes: the active subscribers when sending began. */
  total: countSchema,
  /** How many copies are in each state; held ones wait until the issue goes on. */
  counts: mailCountsSchema,
  /** Of the failed ones: those that a mail server refused. */
  bounced: countSchema,
  /** Subscribers who left by the link of this issue. */
  unsubscribed: countSchema,
  /** Why copies that are tried again did not go out so far; null where none has failed. */
  trouble: z.nullable(z.string()),
  /** Names the admin key that sent it. */
  key_id: z.string(),
  created_at: isoTimeSchema,
  /** Null until it is written down that all copies have ended. */
  ended_at: z.nullable(isoTimeSchema),
})
export type IssueRecord = z.output<typeof issueRecordSchema>

/**
 * A title as the subject of a mail: on one line, whatever is stored, so that no title can begin
 * another header.
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

/** Longest words of an issue's own, in characters. */
export const issueMaxLengths = { subject: 200, opening: 2_000 } as const

/** What an issue says beside its post. Left out or empty: the post's title, and no opening. */
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
 * The body of `POST /api/admin/posts/{id}/newsletter/schedule`; `send_at` null: when the post is
 * published, whenever that is.
 */
export const issuePlanBodySchema = writeBodySchema({ ...words, send_at: z.nullable(instantSchema) })
export type IssuePlanBody = z.output<typeof issuePlanBodySchema>

/** An issue that is to go out at a time, with its post as it is then. */
export const issuePlanSchema = z.strictObject({
  id: recordIdSchema,
  post_id: recordIdSchema,
  /** Empty: the title that the post has then. */
  subject: z.string(),
  opening: z.string(),
  /** Null where its post has no time to be published at. */
  send_at: z.nullable(isoTimeSchema),
  /** It goes out when its post is published, whenever that is. */
  on_publish: z.boolean(),
  /** Why it did not go out when its time had come. */
  failure: z.nullable(z.string()),
  key_id: z.string(),
  created_at: isoTimeSchema,
})
export type IssuePlan = z.output<typeof issuePlanSchema>

/** The same in a list, with the title that its post has now. */
export const listedPlanSchema = z.strictObject({ ...issuePlanSchema.shape, title: z.string() })
export type ListedPlan = z.output<typeof listedPlanSchema>

/** A post as its subscribers would get it. */
export const issuePreviewSchema = z.strictObject({
  subject: z.string(),
  /** The whole message, as a document. */
  html: z.string(),
  text: z.string(),
  /** Where that document can be shown in a frame, for an hour. */
  frame_url: z.string(),
  /** The article is too long for a mail, and ends with a link. */
  is_shortened: z.boolean(),
  /** Active subscribers now. */
  recipients: countSchema,
  /** Of the post: a send that names it is refused if the post has changed since. */
  version: countSchema,
  /** Whether readers see the post; before that it cannot be sent. */
  is_public: z.boolean(),
  /** If the post has been sent already. */
  issue: z.nullable(issueRecordSchema),
  /** If it is to go out at a time. */
  plan: z.nullable(issuePlanSchema),
})
export type IssuePreview = z.output<typeof issuePreviewSchema>
