import * as z from 'zod/mini'
import { dayFilters, listQuerySchema } from '../list-query.ts'
import { countSchema, isoTimeSchema } from '../record.ts'
import { multiLine, singleLine } from '../text.ts'
import { recordIdSchema, versionSchema, writeBodySchema } from '../write-body.ts'
import { focalPointSchema } from './crops.ts'
import { type MediaContentType, mediaFileTypes, mediaKinds, mediaPlaces } from './kinds.ts'
import { readMediaUrl } from './names.ts'

/** Longest texts of a file, in characters. */
export const mediaMaxLengths = { alt_text: 300, caption: 1_000 } as const

/** A smaller copy of a picture. */
export const mediaVariantSchema = z.strictObject({
  url: z.string(),
  /** Pixels. */
  width: countSchema,
  height: countSchema,
  /** Bytes. */
  file_size: countSchema,
})

const contentTypes = Object.keys(mediaKinds) as [MediaContentType, ...MediaContentType[]]

const record = {
  id: recordIdSchema,
  url: z.string(),
  original_name: z.string(),
  file_type: z.enum(mediaFileTypes),
  content_type: z.enum(contentTypes),
  /** Bytes of what is served at `url`, which for a picture are not those that were uploaded. */
  file_size: countSchema,
  alt_text: z.nullable(z.string()),
  caption: z.nullable(z.string()),
  /** Pixels, as shown; null for what is no picture. */
  width: z.nullable(countSchema),
  height: z.nullable(countSchema),
  /** What the parts on cards and sharing pictures are cut around; null for the middle. */
  focal_point: z.nullable(focalPointSchema),
  /** As WebP, narrowest first; none for animations and for what is no picture. */
  variants: z.array(mediaVariantSchema),
  /** As AVIF; they come some seconds after the upload. */
  avif: z.array(mediaVariantSchema),
  version: countSchema,
  created_at: isoTimeSchema,
}

/** Said of a PNG that moved. */
export const stilled =
  'File has been uploaded as a still picture: the animation of a PNG is not kept. A GIF or WebP keeps moving.'

/** Said of an upload whose very bytes the library holds. */
export const alreadyThere = 'The file is already in the library'

/** A file of the library as staff see it. */
export const mediaFileSchema = z.strictObject(record)
export type MediaFile = z.output<typeof mediaFileSchema>

/** The same in a list, with the number of posts that it is used in, saved or not. */
export const listedMediaSchema = z.strictObject({ ...record, usage_count: countSchema })
export type ListedMedia = z.output<typeof listedMediaSchema>

/** A post that shows or links to a file, and where in it. */
export const mediaUseSchema = z.strictObject({
  post_id: recordIdSchema,
  title: z.string(),
  slug: z.string(),
  status: z.enum(['draft', 'published']),
  published_at: z.nullable(isoTimeSchema),
  places: z.array(z.enum(mediaPlaces)),
})
export type MediaUse = z.output<typeof mediaUseSchema>

/** What somebody types and has not saved, of a post or a new one, that holds a file. */
const draftUseSchema = z.strictObject({ post_id: z.nullable(recordIdSchema), title: z.string() })
export type DraftUse = z.output<typeof draftUseSchema>

/** Whose picture a file is. */
const authorUseSchema = z.strictObject({ id: recordIdSchema, name: z.string() })
export type AuthorUse = z.output<typeof authorUseSchema>

/** A file with every post that it is used in, drafts included, what is typed and not saved, authors. */
export const usedMediaSchema = z.strictObject({
  ...record,
  uses: z.array(mediaUseSchema),
  drafts: z.array(draftUseSchema),
  authors: z.array(authorUseSchema),
})
export type UsedMedia = z.output<typeof usedMediaSchema>

export const mediaColumns = ['created_at', 'original_name', 'file_type', 'file_size'] as const

const flag = (name: string) =>
  z.pipe(
    z.optional(z.literal('true', `${name} is true or left out.`)),
    z.transform((sent) => sent === 'true'),
  )

export const mediaListSchema = listQuerySchema(mediaColumns, '-created_at', {
  ...dayFilters,
  file_type: z.optional(z.enum(mediaFileTypes)),
  /** Those that no post uses, nor what is typed into one, nor an author. */
  unused: flag('unused'),
  /** Pictures without alt text. */
  no_alt: flag('no_alt'),
  /** The one that is served there, or a smaller copy of it. */
  url: z.optional(
    z.pipe(
      z.string().check(z.refine((url) => readMediaUrl(url) !== null, 'url is a path of a file.')),
      z.transform((url) => readMediaUrl(url)),
    ),
  ),
})

export type MediaQuery = z.output<typeof mediaListSchema>

/** What became of the selected files: those in use stay. */
export const mediaDeletedSchema = z.strictObject({
  deleted: countSchema,
  in_use: z.array(z.strictObject({ id: recordIdSchema, original_name: z.string() })),
})
export type MediaDeleted = z.output<typeof mediaDeletedSchema>

/** A file in use is deleted only with `force=true`. */
export const mediaDeletionSchema = z.strictObject({
  force: z.optional(z.enum(['true', 'false'])),
})

const changes = {
  alt_text: z.optional(z.nullable(singleLine(mediaMaxLengths.alt_text))),
  caption: z.optional(z.nullable(multiLine(mediaMaxLengths.caption))),
  focal_point: z.optional(z.nullable(focalPointSchema)),
  version: versionSchema,
}

/** What is left out stays as it is, null or an empty text clears the field. */
export const mediaChangeSchema = writeBodySchema(changes, [
  ...Object.keys(record).filter((name) => !(name in changes)),
  'usage_count',
  'uses',
])
export type MediaChange = z.output<typeof mediaChangeSchema>
