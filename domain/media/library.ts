import * as z from 'zod/mini'
import { dayFilters, listQuerySchema } from '../list-query.ts'
import { countSchema, isoTimeSchema } from '../record.ts'
import { multiLine, singleLine } from '../text.ts'
import { recordIdSchema, versionSchema, writeBodySchema } from '../write-body.ts'
import { focalPointSchema } from './crops.ts'
import { type MediaContentType, mediaFileTypes, mediaKinds, mediaPlaces } from './kinds.ts'
import { readMediaUrl } from './names.ts'

/** Length limits of a file's texts, in characters. */
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
  /** Bytes served at `url`; for a picture these are not the bytes uploaded. */
  file_size: countSchema,
  alt_text: z.nullable(z.string()),
  caption: z.nullable(z.string()),
  /** Pixels, as shown; null unless the file is a picture. */
  width: z.nullable(countSchema),
  height: z.nullable(countSchema),
  /** The point around which crops are made; null for the middle. */
  focal_point: z.nullable(focalPointSchema),
  /** WebP copies, narrowest first; none for animations, or unless the file is a picture. */
  variants: z.array(mediaVariantSchema),
  /** AVIF copies, made some seconds after the upload. */
  avif: z.array(mediaVariantSchema),
  version: countSchema,
  created_at: isoTimeSchema,
}

/** Message after the upload of an animated PNG. */
export const stilled =
  'File has been uploaded as a still picture, since PNG animation is not kept. GIF and WebP stay animated.'

/** Message after the upload of bytes that the library already has. */
export const alreadyThere = 'The file is already in the library'

/** A file of the library as staff see it. */
export const mediaFileSchema = z.strictObject(record)
export type MediaFile = z.output<typeof mediaFileSchema>

/** A file in a list, with its number of uses (`countUses`). */
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

/** An autosave, of a post or a new one, that contains a file. */
const draftUseSchema = z.strictObject({ post_id: z.nullable(recordIdSchema), title: z.string() })
export type DraftUse = z.output<typeof draftUseSchema>

/** An author with a file as picture. */
const authorUseSchema = z.strictObject({ id: recordIdSchema, name: z.string() })
export type AuthorUse = z.output<typeof authorUseSchema>

/** A file with its uses: posts (also drafts), autosaves and authors. */
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
  /** Files that no post, autosave or author uses. */
  unused: flag('unused'),
  /** Pictures without alt text. */
  no_alt: flag('no_alt'),
  /** The file served at this address, itself or as a copy. */
  url: z.optional(
    z.pipe(
      z.string().check(z.refine((url) => readMediaUrl(url) !== null, 'url is a path of a file.')),
      z.transform((url) => readMediaUrl(url)),
    ),
  ),
})

export type MediaQuery = z.output<typeof mediaListSchema>

/** Outcome of a deletion of files: those in use are not deleted. */
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

/** Absent fields do not change; null or an empty text clears a field. */
export const mediaChangeSchema = writeBodySchema(changes, [
  ...Object.keys(record).filter((name) => !(name in changes)),
  'usage_count',
  'uses',
])
export type MediaChange = z.output<typeof mediaChangeSchema>
