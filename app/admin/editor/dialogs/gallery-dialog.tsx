import type { Editor } from '@tiptap/core'
import { useState } from 'react'
import { galleryWords as words } from '../../../../content/admin/editor.ts'
import { fill } from '../../../../domain/wording.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/field.tsx'
import type { MediaImage, RichTextEditorProps } from '../editor-props.ts'
import type { GalleryAttributes, GalleryPicture } from '../schema/gallery.ts'
import { findSelected, insertOrUpdate } from '../selected-node.ts'
import { backToText } from './back-to-text.ts'
import { EditorDialogForm, InsertDialog } from './editor-dialog-form.tsx'
import { ImageSource } from './image-source.tsx'

type Sources = Pick<RichTextEditorProps, 'onUploadImage' | 'onPickImage'>

interface GalleryDialogProps extends Sources {
  editor: Editor
  open: boolean
  onClose: () => void
}

export function GalleryDialog({ editor, open, onClose, ...sources }: GalleryDialogProps) {
  return (
    <InsertDialog
      find={() => findSelected<GalleryAttributes>(editor, 'gallery')}
      onClose={onClose}
      open={open}
      words={words}
    >
      {(found) => <GalleryForm editor={editor} found={found} onClose={onClose} sources={sources} />}
    </InsertDialog>
  )
}

interface GalleryFormProps {
  editor: Editor
  found: GalleryAttributes | null
  onClose: () => void
  sources: Sources
}

const sizeOf = (pixels: number | null | undefined) => (pixels ? String(pixels) : null)

function GalleryForm({ editor, found, onClose, sources }: GalleryFormProps) {
  const [pictures, setPictures] = useState(found?.pictures ?? [])
  const [caption, setCaption] = useState(found?.caption ?? '')

  const add = ({ url, alt, width, height }: MediaImage) =>
    setPictures((before) => [
      ...before,
      { src: url, alt: alt ?? '', width: sizeOf(width), height: sizeOf(height) },
    ])

  function submit() {
    const trimmed = pictures.map((picture) => ({ ...picture, alt: picture.alt.trim() }))
    insertOrUpdate(editor, 'gallery', { pictures: trimmed, caption: caption.trim() })
    backToText(editor, onClose)
  }

  return (
    <EditorDialogForm
      canSubmit={pictures.length > 0}
      isChange={found !== null}
      onCancel={onClose}
      onSubmit={submit}
      words={words}
    >
      {pictures.length > 0 && <Pictures onChange={setPictures} pictures={pictures} />}
      <ImageSource hasPreview={false} onChoose={add} src="" {...sources} />
      <TextField
        autoComplete="off"
        hint={words.captionHint}
        label={words.caption}
        maxLength={300}
        onChange={(event) => setCaption(event.target.value)}
        value={caption}
      />
    </EditorDialogForm>
  )
}

interface PicturesProps {
  pictures: readonly GalleryPicture[]
  onChange: (pictures: GalleryPicture[]) => void
}

/** In their order: each with its words, and out of the row again. */
function Pictures({ pictures, onChange }: PicturesProps) {
  return (
    <ol className="grid gap-4">
      {pictures.map((picture, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same picture may stand here twice
        <li className="grid grid-cols-[5rem_1fr] items-start gap-x-4 gap-y-2" key={index}>
          <img alt="" className="h-16 w-20 border border-rule object-cover" src={picture.src} />
          <div className="grid gap-2">
            <TextField
              autoComplete="off"
              label={fill(words.altOf, { number: index + 1 })}
              maxLength={300}
              onChange={({ target }) =>
                onChange(pictures.with(index, { ...picture, alt: target.value }))
              }
              value={picture.alt}
            />
            <div className="flex flex-wrap gap-3">
              {index > 0 && (
                <Button
                  aria-label={fill(words.earlierOf, { number: index + 1 })}
                  onClick={() => {
                    const before = pictures[index - 1]
                    if (before) onChange(pictures.with(index - 1, picture).with(index, before))
                  }}
                  size="sm"
                  variant="quiet"
                >
                  {words.earlier}
                </Button>
              )}
              <Button
                aria-label={fill(words.removeOf, { number: index + 1 })}
                onClick={() => onChange(pictures.toSpliced(index, 1))}
                size="sm"
                variant="quiet"
              >
                {words.remove}
              </Button>
            </div>
          </div>
        </li>
      ))}
    </ol>
  )
}
