export const mediaFileTypes = ['image', 'video', 'document'] as const
export type MediaFileType = (typeof mediaFileTypes)[number]

/** Largest file, in bytes. */
export const uploadMaxBytes = 50 * 1024 * 1024

/** Widths of the WebP copies of a picture, in pixels; none is wider than the picture itself. */
export const variantWidths = [480, 960, 1440] as const

/** Widths of AVIF copies, in pixels; 640 gives a mid-range phone one per device pixel. */
export const avifWidths = [480, 640, 960, 1440] as const
/** A picture up to this width also has an AVIF copy of its own width. */
export const widestAvif = 1920

/** Where in a post a file is used. */
export const mediaPlaces = ['featured_image', 'content'] as const
export type MediaPlace = (typeof mediaPlaces)[number]

interface MediaKind {
  fileType: MediaFileType
  /** The first one is used in addresses; the others are also valid for files of this kind. */
  extensions: readonly [string, ...string[]]
}

/**
 * Kinds of files allowed for upload, by the content type with which they are served. SVG, HTML and
 * XML are not allowed, because they can run scripts.
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

/** Pictures, films and PDFs open in the browser; everything else is saved. */
export function isShownInBrowser(type: MediaContentType): boolean {
  return mediaKinds[type].fileType !== 'document' || type === 'application/pdf'
}

const units = ['KB', 'MB', 'GB'] as const

/** "812 Bytes", "1.50 KB": counted by 1,024, two decimals from KB up. */
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
