import { useEffect, useRef, useState } from 'react'
import { imageWords as words } from '../../../../content/en/admin/editor.ts'
import { fill } from '../../../../domain/wording.ts'
import { Button } from '../../../ui/button.tsx'
import { FileInput } from '../../../ui/file-input.tsx'
import { Progress } from '../../../ui/progress.tsx'
import type { MediaImage, SendFile } from '../editor-props.ts'
import { acceptedImages, keepImages } from '../upload/kinds.ts'
import { tellFailure } from '../upload/use-uploads.ts'

interface ImageSourceProps {
  /** Whether several pictures may be chosen at once. */
  isMany?: boolean
  isChosen: boolean
  onPick: () => Promise<readonly MediaImage[]>
  uploads: ImageUploads
}

/** Chooses a picture from the library or from a file. */
export function ImageSource({ isMany = false, isChosen, onPick, uploads }: ImageSourceProps) {
  const { sending, send, cancel, onChoose } = uploads
  const input = useRef<HTMLInputElement>(null)

  async function pick() {
    for (const image of await onPick()) onChoose(image)
  }

  if (sending) {
    const label = fill(words.uploading, { name: sending.name })
    return (
      <div className="grid gap-2">
        <p className="text-sm">{label}</p>
        <Progress label={label} max={1} value={sending.progress} />
        <Button className="justify-self-start" onClick={cancel} size="sm" variant="outline">
          {words.cancelUpload}
        </Button>
      </div>
    )
  }
  return (
    <div className="flex flex-wrap gap-3">
      <Button data-autofocus={!isChosen || undefined} onClick={pick} size="sm" variant="outline">
        {words.choose}
      </Button>
      <Button onClick={() => input.current?.click()} size="sm" variant="outline">
        {isMany ? words.uploadMany : words.upload}
      </Button>
      <FileInput accept={acceptedImages} hidden multiple={isMany} onFiles={send} ref={input} />
    </div>
  )
}

interface Sending {
  name: string
  /** Between 0 and 1. */
  progress: number
}

export type ImageUploads = ReturnType<typeof useImageUploads>

/** Uploads pictures one after the other and chooses each as it arrives, in order. */
export function useImageUploads(
  onUploadImage: SendFile<MediaImage>,
  onChoose: (image: MediaImage) => void,
) {
  const [sending, setSending] = useState<Sending | null>(null)
  const controller = useRef<AbortController>(null)
  useEffect(() => () => controller.current?.abort(), [])

  async function send(files: readonly File[]) {
    const own = new AbortController()
    controller.current?.abort()
    controller.current = own
    for (const file of keepImages(files)) {
      const tell = (progress: number) =>
        !own.signal.aborted && setSending({ name: file.name, progress })
      tell(0)
      try {
        const image = await onUploadImage(file, { onProgress: tell, signal: own.signal })
        if (own.signal.aborted) return
        onChoose(image)
      } catch (error) {
        if (own.signal.aborted) return
        tellFailure(error)
      }
    }
    setSending(null)
  }

  function cancel() {
    controller.current?.abort()
    setSending(null)
  }

  return { sending, send, cancel, onChoose }
}
