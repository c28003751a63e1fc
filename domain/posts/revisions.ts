/** Revisions of a post: its saves, and text typed and not saved; locks and preview links. */
import * as z from 'zod/mini'
import { countSchema, isoTimeSchema } from '../record.ts'
import { slugMaxLength } from '../slug.ts'
import { multiLine, singleLine, unescapeHtml } from '../text.ts'
import { recordIdSchema, versionSchema, writeBodySchema } from '../write-body.ts'
import { contentText, postMaxLengths, postStatuses, writingTokenSchema } from './editing.ts'

const idsSchema = z.array(recordIdSchema).check(z.maxLength(500))

/** Fields of a post while it is typed, which may be incomplete or invalid. */
export const typedFieldsSchema = z.strictObject({
  title: singleLine(postMaxLengths.title),
  slug: singleLine(slugMaxLength),
  description: multiLine(postMaxLengths.description),
  content: contentText(),
  /** A path of the media library; '' for none. */
  featured_image: z.string().check(z.regex(/^(?:\/media\/[\w./-]{1,480})?$/)),
  meta_title: singleLine(postMaxLengths.meta_title),
  meta_description: multiLine(postMaxLengths.meta_description),
  status: z.enum(postStatuses),
  /** A time, '' for none, or an incomplete time. */
  publish_at: singleLine(40),
  category_ids: idsSchema,
  region_ids: idsSchema,
  /** Absent in copies that a browser stored before there were authors. */
  author_ids: z._default(idsSchema, []),
})
export type TypedFields = z.output<typeof typedFieldsSchema>

const nameLength = 80

/** Name of unsaved text in lists: its title, or its first words without one. */
export function nameOfTyped({ title, content }: Pick<TypedFields, 'title' | 'content'>): string {
  if (title.trim() !== '') return title.trim()
  const words = content
    .slice(0, 4_000)
    .replaceAll(/<\/?(?:a|strong|em|[bius]|code|mark|span|su[bp])\b[^>]*>/g, '')
    // Other tags separate words.
    .replaceAll(/<[^>]*(?:>|$)/g, ' ')
  const text = unescapeHtml(words).replaceAll(/\s+/g, ' ').trim()
  return text.length <= nameLength ? text : `${text.slice(0, nameLength).replace(/\s\S*$/, '')}…`
}

/**
 * `save`: the post after a save. `autosave`: text typed and not saved, one per person. `kept`:
 * typed text that another text has replaced.
 */
const revisionKinds = ['save', 'autosave', 'kept'] as const

const nullableId = z.nullable(recordIdSchema)

const person = {
  /** Id of the admin key; null for content that came with the software. */
  key_id: z.nullable(z.string()),
  /** Name of the key, if it is a named key that still exists. */
  key_name: z.nullable(z.string()),
}

const revisionFacts = {
  id: recordIdSchema,
  kind: z.enum(revisionKinds),
  /** Null for text of a post that has not been saved yet. */
  post_id: nullableId,
  /** Token of text typed before the first save of a new post. */
  writing: z.nullable(writingTokenSchema),
  /** The post's version after the save, or when typing began; null before the first save. */
  version: z.nullable(countSchema),
  title: z.string(),
  status: z.enum(postStatuses),
  publish_at: z.nullable(isoTimeSchema),
  ...person,
  created_at: isoTimeSchema,
}

/** A revision in a list. */
export const listedRevisionSchema = z.strictObject(revisionFacts)
export type ListedRevision = z.output<typeof listedRevisionSchema>

/** A listed revision, with whether it is the requester's own. */
export const askedRevisionSchema = z.strictObject({ ...revisionFacts, is_own: z.boolean() })
export type AskedRevision = z.output<typeof askedRevisionSchema>

/** A whole revision. */
export const revisionSchema = z.strictObject({
  ...revisionFacts,
  slug: z.string(),
  description: z.string(),
  content: z.string(),
  featured_image: z.nullable(z.string()),
  meta_title: z.nullable(z.string()),
  meta_description: z.nullable(z.string()),
  region_ids: z.array(recordIdSchema),
  category_ids: z.array(recordIdSchema),
  author_ids: z.array(recordIdSchema),
})
export type Revision = z.output<typeof revisionSchema>

/** The last segment of a revision's address: "3" for the save of version 3, else "k12". */
export const revisionName = ({ kind, version, id }: Pick<Revision, 'kind' | 'version' | 'id'>) =>
  kind === 'save' ? String(version) : `k${id}`

/** The body of a restore: the version of the post that was shown. */
export const restoreSchema = writeBodySchema({ version: versionSchema })

/** The body of a heartbeat: `window` is the id of a window that has the post open. */
export const signSchema = writeBodySchema({
  window: writingTokenSchema,
  /** Requests the unsaved text to continue with. */
  opens: z.optional(z.boolean()),
  /** Takes the lock from another window. */
  takes_over: z.optional(z.boolean()),
  /** The window closes. */
  is_leaving: z.optional(z.boolean()),
})
export type WritingSign = z.output<typeof signSchema>

/** The holder of the lock in another window, and since when. */
const writerSchema = z.strictObject({ ...person, is_own: z.boolean(), since: isoTimeSchema })
export type Writer = z.output<typeof writerSchema>

/** The response to a heartbeat. */
export const writingStateSchema = z.strictObject({
  /** The post's id, also if this writing was saved as a post meanwhile. */
  post_id: nullableId,
  /** Null: this window may write. */
  writer: z.nullable(writerSchema),
  /** Unsaved text to continue with. */
  typed: z.nullable(revisionSchema),
  /** The mark of that text if it is an autosave, which the next autosave replaces. */
  mark: z.nullable(writingTokenSchema),
})
export type WritingState = z.output<typeof writingStateSchema>

/** The body of an autosave. */
export const typedChangeSchema = writeBodySchema({
  window: writingTokenSchema,
  /** The post's version when typing began; null for a new post. */
  version: z.nullable(recordIdSchema),
  /** Generated for this state, so that a retry stores nothing twice. */
  mark: writingTokenSchema,
  /** The mark of the autosave that this one replaces; any other is kept as a revision. */
  seen: z.nullable(writingTokenSchema),
  fields: typedFieldsSchema,
  /** Stores a lasting revision, which later text does not replace. */
  is_kept: z.optional(z.boolean()),
})
export type TypedChange = z.output<typeof typedChangeSchema>

/** The response to an autosave: `kind` is `kept` if another window, the `writer`, has the lock. */
export const typedAnswerSchema = z.strictObject({
  kind: z.enum(revisionKinds),
  id: recordIdSchema,
  created_at: isoTimeSchema,
  writer: z.nullable(writerSchema),
})
export type TypedAnswer = z.output<typeof typedAnswerSchema>

export const previewLinkSchema = z.strictObject({ url: z.string(), expires_at: isoTimeSchema })
export type PreviewLink = z.output<typeof previewLinkSchema>

/** Validity of a preview link for others. */
export const previewPeriods = ['hour', 'week'] as const
export type PreviewPeriod = (typeof previewPeriods)[number]

/** The body of a preview: with `valid_for` its link is listed and revocable; else for an hour. */
export const previewWishSchema = writeBodySchema({ valid_for: z.optional(z.enum(previewPeriods)) })
export type PreviewWish = z.output<typeof previewWishSchema>

/** A listed preview link, whose address is not stored. */
export const keptPreviewSchema = z.strictObject({
  id: recordIdSchema,
  ...person,
  key_id: z.string(),
  created_at: isoTimeSchema,
  expires_at: isoTimeSchema,
})
export type KeptPreview = z.output<typeof keptPreviewSchema>
