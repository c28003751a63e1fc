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

export interface MediaDocument {
  url: string
  /** What the link says; without it the file's own name. */
  name?: string
}

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
  /** Opens the media library; null when nothing was chosen. Without it files can only be uploaded. */
  onPickImage?: () => Promise<MediaImage | null>
  /** What is still being uploaded is not in `value` yet. */
  onUploadingChange?: (isUploading: boolean) => void
  hint?: string
  error?: string | null
  required?: boolean
  placeholder?: string
}
