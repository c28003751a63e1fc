import type { GalleryPicture } from '../schema/gallery.ts'

interface UploadOptions {
  /** Between 0 and 1. */
  onProgress: (fraction: number) => void
  /** Aborted when the upload is cancelled, or its place in the text is deleted. */
  signal: AbortSignal
}

/** A picture of the media library. */
export interface MediaImage {
  /** As in the API's response: "/media/…". A picture from elsewhere would not be stored. */
  url: string
  alt?: string | null
  width?: number | null
  height?: number | null
}

/** The picture in the form that the text stores. */
export function pictureOf({ url, alt, width, height }: MediaImage): GalleryPicture {
  const sizeOf = (pixels: number | null | undefined) => (pixels ? String(Math.round(pixels)) : null)
  return { src: url, alt: alt ?? '', width: sizeOf(width), height: sizeOf(height) }
}

export interface MediaDocument {
  url: string
  /** Text of the link; the file's own name if absent. */
  name?: string
}

/** Target for a link within this site. */
export interface FoundPage {
  href: string
  title: string
  detail: string
  /** Id of an article's post; null for a page. */
  post: number | null
}

/** Finds the pages whose name or address contains the words. */
export type FindPages = (words: string, signal: AbortSignal) => Promise<readonly FoundPage[]>

/** A rejection shows "Upload failed", with the message of the response if it is an `ApiError`. */
export type SendFile<Result> = (file: File, options: UploadOptions) => Promise<Result>

export interface RichTextEditorProps {
  label: string
  /** HTML as stored, or plain text. A value other than the last reported one is taken over. */
  value: string
  /** Called, debounced, with the HTML as the server would store it; '' when it is empty. */
  onChange: (html: string) => void
  onUploadImage: SendFile<MediaImage>
  onUploadDocument: SendFile<MediaDocument>
  /** Opens the media library; null when nothing was chosen. */
  onPickImage: () => Promise<MediaImage | null>
  /** Opens it for several, in the order of choice; none when it was closed. */
  onPickImages: () => Promise<readonly MediaImage[]>
  /** Stores the alt text written here with the picture in the library. */
  onKeepAlt: (src: string, alt: string) => Promise<void>
  /** For links within the site, and bookmarks of articles. */
  onFindPages: FindPages
  /** Files still uploading are not in `value` yet. */
  onUploadingChange: (isUploading: boolean) => void
  error: string | null
  isReadOnly: boolean
}
