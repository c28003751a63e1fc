import * as z from 'zod/mini'
import { countSchema, isoTimeSchema } from '../record.ts'
import { recordIdSchema, versionSchema, writeBodySchema } from '../write-body.ts'
import { postStatuses } from './editing.ts'

const listed = {
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
export const listedRevisionSchema = z.strictObject(listed)
export type ListedRevision = z.output<typeof listedRevisionSchema>

/** A post as one save left it. */
export const revisionSchema = z.strictObject({
  ...listed,
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
