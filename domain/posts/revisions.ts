/** What stands of a post beside itself: each of its saves, and what was typed into it and not saved. */
import * as z from 'zod/mini'
import { countSchema, isoTimeSchema } from '../record.ts'
import { slugMaxLength } from '../slug.ts'
import { multiLine, singleLine, unescapeHtml } from '../text.ts'
import { recordIdSchema, versionSchema, writeBodySchema } from '../write-body.ts'
import { contentText, postMaxLengths, postStatuses, writingTokenSchema } from './editing.ts'

const idsSchema = z.array(recordIdSchema).check(z.maxLength(500))

/** A post as somebody is typing it: complete or not, and nothing in it need be right yet. */
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
  /** A time, '' for none, or one that is not complete. */
  publish_at: singleLine(40),
  category_ids: idsSchema,
  region_ids: idsSchema,
  /** Absent in what a browser kept before there were authors. */
  author_ids: z._default(idsSchema, []),
})
export type TypedFields = z.output<typeof typedFieldsSchema>

const nameLength = 80

/** What it is called in lists: by its title, or as long as there is none by its first words. */
export function nameOfTyped({ title, content }: Pick<TypedFields, 'title' | 'content'>): string {
  if (title.trim() !== '') return title.trim()
  const words = content
    .slice(0, 4_000)
    .replaceAll(/<\/?(?:a|strong|em|[bius]|code|mark|span|su[bp])\b[^>]*>/g, '')
    // All else stands apart from what is beside it.
    .replaceAll(/<[^>]*(?:>|$)/g, ' ')
  const text = unescapeHtml(words).replaceAll(/\s+/g, ' ').trim()
  return text.length <= nameLength ? text : `${text.slice(0, nameLength).replace(/\s\S*$/, '')}…`
}

/**
 * `save`: the post as a save left it. `autosave`: what one person has typed and not saved, one for
 * each person. `kept`: what somebody typed and another text took the place of.
 */
const revisionKinds = ['save', 'autosave', 'kept'] as const

const nullableId = z.nullable(recordIdSchema)

const person = {
  /** Names the admin key. Null for what came with the software. */
  key_id: z.nullable(z.string()),
  /** Whose key it is, where it is a named key that is still known. */
  key_name: z.nullable(z.string()),
}

const revisionFacts = {
  id: recordIdSchema,
  kind: z.enum(revisionKinds),
  /** Null for what was typed into a post that nobody has saved yet. */
  post_id: nullableId,
  /** Names what was typed before there was a post. */
  writing: z.nullable(writingTokenSchema),
  /** Of the post: the one that a save made, or from which the typing began; null before the first. */
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

/** The same for who asks for it. */
export const askedRevisionSchema = z.strictObject({ ...revisionFacts, is_own: z.boolean() })
export type AskedRevision = z.output<typeof askedRevisionSchema>

/** One of them, whole. */
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

/** The last part of its address below the post: "3" for the save of version 3, else "k12". */
export const revisionName = ({ kind, version, id }: Pick<Revision, 'kind' | 'version' | 'id'>) =>
  kind === 'save' ? String(version) : `k${id}`

/** The body of a restore: the version of the post that it was decided on. */
export const restoreSchema = writeBodySchema({ version: versionSchema })

/** The body of a sign of life: `window` names a window that has the post open. */
export const signSchema = writeBodySchema({
  window: writingTokenSchema,
  /** It asks what there is to go on with. */
  opens: z.optional(z.boolean()),
  /** Writes from now on, in place of who writes there. */
  takes_over: z.optional(z.boolean()),
  /** The window closes. */
  is_leaving: z.optional(z.boolean()),
})
export type WritingSign = z.output<typeof signSchema>

/** Who writes in another window, and since when. */
const writerSchema = z.strictObject({ ...person, is_own: z.boolean(), since: isoTimeSchema })
export type Writer = z.output<typeof writerSchema>

/** What a window learns by its sign of life. */
export const writingStateSchema = z.strictObject({
  /** The post, also where it was made of this writing meanwhile. */
  post_id: nullableId,
  /** Null: this window may write. */
  writer: z.nullable(writerSchema),
  /** What there is to go on with: typed before and not saved. */
  typed: z.nullable(revisionSchema),
  /** Of the autosave among it, which the next one takes the place of. */
  mark: z.nullable(writingTokenSchema),
})
export type WritingState = z.output<typeof writingStateSchema>

/** The body of an autosave. */
export const typedChangeSchema = writeBodySchema({
  window: writingTokenSchema,
  /** Of the post, when the typing began; null for a new one. */
  version: z.nullable(recordIdSchema),
  /** Made up for this state, so that a repeat stores nothing twice. */
  mark: writingTokenSchema,
  /** The mark of the autosave that this goes on from; another one is kept beside it. */
  seen: z.nullable(writingTokenSchema),
  fields: typedFieldsSchema,
  /** To stay among the revisions, whatever is typed or saved after it. */
  is_kept: z.optional(z.boolean()),
})
export type TypedChange = z.output<typeof typedChangeSchema>

/** What became of it: not the autosave where another window writes, which it says. */
export const typedAnswerSchema = z.strictObject({
  kind: z.enum(revisionKinds),
  id: recordIdSchema,
  created_at: isoTimeSchema,
  writer: z.nullable(writerSchema),
})
export type TypedAnswer = z.output<typeof typedAnswerSchema>

/** What a link to a preview is. */
export const previewLinkSchema = z.strictObject({ url: z.string(), expires_at: isoTimeSchema })
export type PreviewLink = z.output<typeof previewLinkSchema>

/** How long a link for others holds. */
export const previewPeriods = ['hour', 'week'] as const
export type PreviewPeriod = (typeof previewPeriods)[number]

/** The body of a preview: for others, listed with the post and to be taken back; else for an hour. */
export const previewWishSchema = writeBodySchema({ valid_for: z.optional(z.enum(previewPeriods)) })
export type PreviewWish = z.output<typeof previewWishSchema>

/** A link that others may hold; its address is not kept. */
export const keptPreviewSchema = z.strictObject({
  id: recordIdSchema,
  ...person,
  key_id: z.string(),
  created_at: isoTimeSchema,
  expires_at: isoTimeSchema,
})
export type KeptPreview = z.output<typeof keptPreviewSchema>
