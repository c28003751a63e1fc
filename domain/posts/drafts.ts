import * as z from 'zod/mini'
import { countSchema, isoTimeSchema } from '../record.ts'
import { slugMaxLength } from '../slug.ts'
import { multiLine, singleLine } from '../text.ts'
import { recordIdSchema, versionSchema, writeBodySchema } from '../write-body.ts'
import { contentText, draftTokenSchema, postMaxLengths, postStatuses } from './editing.ts'

const idsSchema = z.array(recordIdSchema).check(z.maxLength(500))

/** A post as somebody is typing it: complete or not, and nothing in it need be right yet. */
export const draftFieldsSchema = z.strictObject({
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
  /** Absent in what was kept before there were authors. */
  author_ids: z._default(idsSchema, []),
})
export type DraftFields = z.output<typeof draftFieldsSchema>

const nameLength = 80

/** What it is called in lists: by its title, or as long as there is none by its first words. */
export function draftName({ title, content }: Pick<DraftFields, 'title' | 'content'>): string {
  if (title.trim() !== '') return title.trim()
  const text = content
    .slice(0, 4_000)
    .replaceAll(/<\/?(?:a|strong|em|[bius]|code|mark|span|su[bp])\b[^>]*>/g, '')
    // All else stands apart from what is beside it.
    .replaceAll(/<[^>]*(?:>|$)/g, ' ')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
    .trim()
  return text.length <= nameLength ? text : `${text.slice(0, nameLength).replace(/\s\S*$/, '')}…`
}

const nullableVersion = z.nullable(z.int().check(z.gte(1)))

/** The body of a write: `version` of the draft and `post_version` as they were when typing began. */
export const draftChangeSchema = writeBodySchema(
  {
    post_id: z.nullable(recordIdSchema),
    /** Of the post; null for a new one. */
    post_version: nullableVersion,
    /** Of the draft; null for a new one. */
    version: nullableVersion,
    fields: draftFieldsSchema,
  },
  [],
)
export type DraftChange = z.output<typeof draftChangeSchema>

const listed = {
  token: draftTokenSchema,
  /** The post that it is to become; null for a new one. */
  post_id: z.nullable(recordIdSchema),
  post_version: nullableVersion,
  version: countSchema,
  /** Or its first words, while it has none. */
  title: z.string(),
  /** Who typed last: names the admin key. */
  key_id: z.string(),
  /** Whose key that is, where it is a named key that is still known. */
  key_name: z.nullable(z.string()),
  updated_at: isoTimeSchema,
}

/** In the list: `is_own`: typed last with the key that asks. */
export const listedDraftSchema = z.strictObject({ ...listed, is_own: z.boolean() })
export type ListedDraft = z.output<typeof listedDraftSchema>

/** With all that was typed. */
export const postDraftSchema = z.strictObject({ ...listed, fields: draftFieldsSchema })
export type PostDraft = z.output<typeof postDraftSchema>

/** The same for who asks for it. */
export const askedDraftSchema = z.strictObject({ ...postDraftSchema.shape, is_own: z.boolean() })
export type AskedDraft = z.output<typeof askedDraftSchema>

/** The query of a discard: which state of it was seen; without one it goes as it is. */
export const discardQuerySchema = z.strictObject({
  version: z.optional(z.string().check(z.regex(/^[1-9]\d{0,8}$/, 'version must be a number.'))),
})

/** The body of a sign of life: names one window that has the post open, and may say that it closes. */
export const presenceSchema = writeBodySchema(
  {
    token: draftTokenSchema,
    is_leaving: z.optional(z.boolean('is_leaving must be true or false.')),
  },
  [],
)
export type PresenceSign = z.output<typeof presenceSchema>

/** Another window that has the same post open. */
export const othersSchema = z.array(
  z.strictObject({
    key_id: z.string(),
    /** Of a named key, else null. */
    key_name: z.nullable(z.string()),
    /** Whether it is open with the key that asks. */
    is_own: z.boolean(),
  }),
)
export type Others = z.output<typeof othersSchema>

const revisionFacts = {
  /** The post's version that this save made; it names the revision. */
  version: countSchema,
  title: z.string(),
  status: z.enum(postStatuses),
  publish_at: z.nullable(isoTimeSchema),
  /** Who saved it: names the admin key. Null for what came with the software. */
  key_id: z.nullable(z.string()),
  /** Whose key it is, where it is a named key that is still known. */
  key_name: z.nullable(z.string()),
  created_at: isoTimeSchema,
}

/** A revision in the list of a post's revisions. */
export const listedRevisionSchema = z.strictObject(revisionFacts)
export type ListedRevision = z.output<typeof listedRevisionSchema>

/** A post as one save left it. */
export const revisionSchema = z.strictObject({
  ...revisionFacts,
  post_id: recordIdSchema,
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

/** The body of a restore: the version of the post that it was decided on. */
export const restoreSchema = writeBodySchema({ version: versionSchema }, [])

/** What a link to a preview is. */
export const previewLinkSchema = z.strictObject({ url: z.string(), expires_at: isoTimeSchema })
export type PreviewLink = z.output<typeof previewLinkSchema>
