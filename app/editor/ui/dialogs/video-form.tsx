import { useState } from 'react'
import { editorToasts, videoWords as words } from '../../../../content/en/admin/editor.ts'
import { findYoutubeVideo, youtubePlayerAddress } from '../../../../domain/youtube.ts'
import { TextField } from '../../../ui/field.tsx'
import { toast } from '../../../ui/toast.tsx'
import { findSelected, insertOrUpdate } from '../../commands/select-block.ts'
import { type VideoAttributes, watchAddress } from '../../schema/video.ts'
import { EditorDialogForm, type InsertFormProps } from './editor-dialog-form.tsx'

export function VideoForm({ editor, frame, onDone }: InsertFormProps) {
  const [found] = useState(() => findSelected<VideoAttributes>(editor, 'video'))
  const [address, setAddress] = useState(found ? watchAddress(found.src) : '')
  const [title, setTitle] = useState(found?.title ?? '')
  const [error, setError] = useState<string | null>(null)

  function submit() {
    const video = findYoutubeVideo(address.trim())
    if (!video) {
      setError(editorToasts.wrongVideo.description)
      return toast({ ...editorToasts.wrongVideo, variant: 'destructive' })
    }
    const attributes = { src: youtubePlayerAddress(video), title: title.trim() || null }
    insertOrUpdate(editor, 'video', attributes)
    onDone()
  }

  return (
    <EditorDialogForm {...frame} canSubmit={address.trim() !== ''} onSubmit={submit}>
      <TextField
        data-autofocus
        error={error}
        hint={words.addressHint}
        inputMode="url"
        label={words.address}
        onChange={(event) => {
          setAddress(event.target.value)
          setError(null)
        }}
        required
        spellCheck={false}
        value={address}
      />
      <TextField
        hint={words.titleHint}
        label={words.title}
        onChange={(event) => setTitle(event.target.value)}
        value={title}
      />
    </EditorDialogForm>
  )
}
