import { useEffect, useRef, useState } from 'react'
import { imageWords as words } from '../../../../content/admin/editor.ts'
import { Button } from '../../../ui/button.tsx'
import { Progress } from '../../../ui/progress.tsx'
import type { MediaImage, RichTextEditorProps } from '../editor-props.ts'
import { FileInput } from '../upload/file-input.tsx'
import { acceptedImages, keepImages } from '../upload/file-types.ts'
import { tellFailure } from '../upload/upload-in-place.ts'

interface ImageSourceProps extends Pick<RichTextEditorProps, 'onUploadImage' | 'onPickImage'> {
  /** '' before any is chosen. */
  src: string
  /** Of the chosen one. */
  hasPreview?: boolean
  onChoose: (image: MediaImage) => void
}

/** The picture that is chosen, and the two ways to one. */
export function ImageSource(props: ImageSourceProps) {
  const { src, hasPreview = true, onChoose, onUploadImage, onPickImage } = props
  const { sending, send, cancel } = useOneUpload(onUploadImage, onChoose)
  const input = useRef<HTMLInputElement>(null)

  async function pick() {
    const image = await onPickImage?.()
    if (image) onChoose(image)
  }

  return (
    <div className="grid gap-3">
      {hasPreview && <ImagePreview src={src} />}
      {sending ? (
        <div className="grid gap-2">
          <p className="text-sm">{words.uploading.replace('{name}', () => sending.name)}</p>
          <Progress
            label={words.uploading.replace('{name}', () => sending.name)}
            max={1}
            value={sending.progress}
          />
          <Button className="justify-self-start" onClick={cancel} size="sm" variant="outline">
            {words.cancelUpload}
          </Button>
        </div>
      ) : (
        <div className="flex flex-wrap gap-3">
          {onPickImage && (
            <Button data-autofocus={!src || undefined} onClick={pick} size="sm" variant="outline">
              {words.choose}
            </Button>
          )}
          <Button onClick={() => input.current?.click()} size="sm" variant="outline">
            {words.upload}
          </Button>
        </div>
      )}
      <FileInput accept={acceptedImages} onFiles={([file]) => file && send(file)} ref={input} />
    </div>
  )
}

function ImagePreview({ src }: { src: string }) {
  if (!src) {
    return (
      <p className="grid min-h-32 place-items-center border border-dashed border-line bg-wash p-4 text-sm text-muted">
        {words.none}
      </p>
    )
  }
  // Its words are in the field below.
  return (
    <img alt="" className="max-h-56 max-w-full justify-self-start border border-rule" src={src} />
  )
}

interface Sending {
  name: string
  /** Between 0 and 1. */
  progress: number
}

function useOneUpload(
  onUploadImage: RichTextEditorProps['onUploadImage'],
  onDone: (image: MediaImage) => void,
) {
  const [sending, setSending] = useState<Sending | null>(null)
  const controller = useRef<AbortController>(null)
  useEffect(() => () => controller.current?.abort(), [])

  async function send(file: File) {
    if (keepImages([file]).length === 0) return
    const own = new AbortController()
    controller.current = own
    setSending({ name: file.name, progress: 0 })
    const onProgress = (progress: number) =>
      !own.signal.aborted && setSending({ name: file.name, progress })
    try {
      const image = await onUploadImage(file, { onProgress, signal: own.signal })
      if (!own.signal.aborted) onDone(image)
    } catch (error) {
      if (!own.signal.aborted) tellFailure(error)
    } finally {
      if (!own.signal.aborted) setSending(null)
    }
  }

  function cancel() {
    controller.current?.abort()
    setSending(null)
  }

  return { sending, send, cancel }
}
