import * as z from 'zod/mini'
import { listQuerySchema } from './list-query.ts'
import { multiLine, singleLine } from './text.ts'

export const mediaFileTypes = ['image', 'video', 'document'] as const
export type MediaFileType = (typeof mediaFileTypes)[number]

/** Largest file, in bytes: 50 × 1,024 × 1,024 (decisions, section C, "Lengths"). */
export const uploadMaxBytes = 50 * 1024 * 1024

/** Widths of the WebP copies of a picture, in pixels; none is wider than the picture itself. */
export const variantWidths = [480, 960, 1440] as const

export const altTextMaxLength = 300
export const captionMaxLength = 1_000

interface MediaKind {
  fileType: MediaFileType
  /** The first one ends the address; the others are also right for a file of this kind. */
  extensions: readonly [string, ...string[]]
}

/**
 * What may be uploaded (specification, section 4, "Media and editor uploads"), by the content type
 * it is served with. SVG, HTML and XML are not among them, because they can run scripts.
 */
export const mediaKinds = {
  'image/jpeg': { fileType: 'image', extensions: ['jpg', 'jpeg', 'jfif'] },
  'image/png': { fileType: 'image', extensions: ['png'] },
  'image/gif': { fileType: 'image', extensions: ['gif'] },
  'image/webp': { fileType: 'image', extensions: ['webp'] },
  'image/avif': { fileType: 'image', extensions: ['avif'] },
  'video/mp4': { fileType: 'video', extensions: ['mp4', 'm4v'] },
  'video/webm': { fileType: 'video', extensions: ['webm'] },
  'video/quicktime': { fileType: 'video', extensions: ['mov', 'qt'] },
  'application/pdf': { fileType: 'document', extensions: ['pdf'] },
  'application/msword': { fileType: 'document', extensions: ['doc'] },
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': {
    fileType: 'document',
    extensions: ['docx'],
  },
  'application/vnd.ms-excel': { fileType: 'document', extensions: ['xls'] },
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': {
    fileType: 'document',
    extensions: ['xlsx'],
  },
  'application/rtf': { fileType: 'document', extensions: ['rtf'] },
  'text/plain': { fileType: 'document', extensions: ['txt'] },
} as const satisfies Record<string, MediaKind>

export type MediaContentType = keyof typeof mediaKinds

export function isMediaContentType(type: string): type is MediaContentType {
  return Object.hasOwn(mediaKinds, type)
}

/** Pictures, films and PDFs open in the browser; everything else is saved (issue 4, "Media"). */
export function isShownInBrowser(type: MediaContentType): boolean {
  return mediaKinds[type].fileType !== 'document' || type === 'application/pdf'
}

/** A WebP copy of a picture, `width` pixels wide. */
export interface MediaVariant {
  url: string
  width: number
  height: number
  /** Bytes. */
  file_size: number
}

/** A file of the library as the admin calls answer with it (specification, section 3). */
export interface MediaFile {
  id: number
  url: string
  original_name: string
  file_type: MediaFileType
  content_type: MediaContentType
  /** Bytes of what is served at `url` (decisions, section C, "Media"). */
  file_size: number
  alt_text: string | null
  caption: string | null
  /** Pixels, as shown; null for what is no picture. */
  width: number | null
  height: number | null
  /** Narrowest first; none for animations and for what is no picture. */
  variants: MediaVariant[]
  version: number
  /** ISO 8601, UTC. */
  created_at: string
}

export const mediaPlaces = ['featured_image', 'content'] as const
export type MediaPlace = (typeof mediaPlaces)[number]

/** A post that shows or links to a file, and where in it. */
export interface MediaUse {
  post_id: number
  title: string
  slug: string
  status: 'draft' | 'published'
  places: MediaPlace[]
}

export const mediaColumns = ['created_at', 'original_name', 'file_type', 'file_size'] as const
export type MediaColumn = (typeof mediaColumns)[number]

/** The query of `GET /api/admin/media` (decisions, B10). */
export const mediaListSchema = listQuerySchema(mediaColumns, {
  file_type: z.optional(z.enum(mediaFileTypes)),
})

/** The query of `DELETE /api/admin/media/{id}`: a file in use goes only with `force=true`. */
export const mediaDeletionSchema = z.strictObject({
  force: z.optional(z.enum(['true', 'false'], 'force must be true or false.')),
})

const ignored = z.optional(z.unknown())

/**
 * The body of `PATCH /api/admin/media/{id}`. What is left out stays as it is; an empty text clears
 * the field. A `version` that is no longer the current one is a conflict (decisions, B12).
 */
export const mediaDetailsSchema = z.strictObject({
  alt_text: z.optional(z.nullable(singleLine(altTextMaxLength))),
  caption: z.optional(z.nullable(multiLine(captionMaxLength))),
  version: z.optional(z.int('version must be a whole number.')),
  // Read fields that a client may send back as they came (decisions, section C, "Posts").
  ...{ id: ignored, url: ignored, original_name: ignored, file_type: ignored },
  ...{ content_type: ignored, file_size: ignored, width: ignored, height: ignored },
  ...{ variants: ignored, created_at: ignored, usage_count: ignored, uses: ignored },
})

export type MediaDetails = Pick<
  z.output<typeof mediaDetailsSchema>,
  'alt_text' | 'caption' | 'version'
>

const units = ['KB', 'MB', 'GB'] as const

/** "812 Bytes", "1.50 KB": counted by 1,024, two decimals from KB up (decisions, C, "Media"). */
export function formatFileSize(bytes: number): string {
  if (bytes < 1024) return `${bytes} Bytes`
  let size = bytes / 1024
  let unit = 0
  // 1,023.999 KB would be shown as "1024.00 KB".
  while (Number(size.toFixed(2)) >= 1024 && unit < units.length - 1) {
    size /= 1024
    unit += 1
  }
  return `${size.toFixed(2)} ${units[unit]}`
}
