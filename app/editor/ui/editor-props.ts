import type { GalleryPicture } from '../schema/gallery.ts'

interface UploadOptions {
  /** Between 0 and 1. */
  onProgress: (fraction: number) => void
  /** Aborted when the upload is cancelled, or its place in the text is gone. */
  signal: AbortSignal
}

/** A picture of the media library. */
export interface MediaImage {
  /** As the API gives it: "/media/…". A picture from elsewhere would not be stored. */
  url: string
  alt?: string | null
  width?: number | null
  height?: number | null
}

/** As the text holds it. */
export function pictureOf({ url, alt, width, height }: MediaImage): GalleryPicture {
  const sizeOf = (pixels: number | null | undefined) => (pixels ? String(Math.round(pixels)) : null)
  return { src: url, alt: alt ?? '', width: sizeOf(width), height: sizeOf(height) }
}

export interface MediaDocument {
  url: string
  /** What the link says; without it the file's own name. */
  name?: string
}

/** What a link may lead to on this site. */
export interface FoundPage {
  href: string
  title: string
  detail: string
  /** Id of an article's post; null of a page. */
  post: number | null
}

/** Those whose name or address has the words in it. */
export type FindPages = (words: string, signal: AbortSignal) => Promise<readonly FoundPage[]>

/** A rejection is told as "Upload failed" with the answer's message, where it is an `ApiError`. */
export type SendFile<Result> = (file: File, options: UploadOptions) => Promise<Result>

export interface RichTextEditorProps {
  label: string
  /** HTML as stored, or text without markup. A value that is not the last change is taken over. */
  value: string
  /** With each change: the HTML as the server would store it, '' when there is nothing. */
  onChange: (html: string) => void
  onUploadImage: SendFile<MediaImage>
  onUploadDocument: SendFile<MediaDocument>
  /** Opens the media library; null when nothing was chosen. */
  onPickImage: () => Promise<MediaImage | null>
  /** Several, in the order in which they were chosen; none when it was closed. */
  onPickImages: () => Promise<readonly MediaImage[]>
  /** Describes a picture in the library by the words that it was given here. */
  onKeepAlt: (src: string, alt: string) => Promise<void>
  /** For links within the site, and bookmarks of articles. */
  onFindPages: FindPages
  /** What is still being uploaded is not in `value` yet. */
  onUploadingChange: (isUploading: boolean) => void
  error: string | null
  /** Only to be read. */
  isReadOnly: boolean
}
