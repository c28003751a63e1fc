import { useState } from 'react'
import { editorToasts, imageWords as words } from '../../../../content/en/admin/editor.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { TextField } from '../../../ui/field.tsx'
import { findSelected, insertOrUpdate } from '../../commands/select-block.ts'
import type { PictureAttributes } from '../../schema/picture.ts'
import { type MediaImage, pictureOf } from '../editor-props.ts'
import { tellFailure } from '../upload/use-uploads.ts'
import { EditorDialogForm, type InsertFormProps, limitOf } from './editor-dialog-form.tsx'
import { ImageSource, useImageUploads } from './image-source.tsx'

const blank: PictureAttributes = {
  src: '',
  alt: '',
  title: null,
  width: null,
  height: null,
  size: null,
  align: null,
}

export function ImageForm({ editor, sources, frame, onDone }: InsertFormProps) {
  const [picture, setPicture] = useState(
    () => findSelected<PictureAttributes>(editor, 'image') ?? blank,
  )
  const [isKept, setKept] = useState(false)
  const { onKeepAlt, onPickImage, onUploadImage } = sources
  const change = (changes: Partial<PictureAttributes>) =>
    setPicture((before) => ({ ...before, ...changes }))

  // Alt text written here is about this article and wins over that of the file.
  const choose = (image: MediaImage) =>
    setPicture((before) => {
      const chosen = pictureOf(image)
      return { ...before, ...chosen, alt: before.alt || chosen.alt }
    })

  const uploads = useImageUploads(onUploadImage, choose)
  const pick = async () => [(await onPickImage()) ?? []].flat()

  function submit() {
    const { alt, title } = picture
    insertOrUpdate(editor, 'image', { ...picture, alt: alt.trim(), title: title?.trim() || null })
    // The picture is in the text already; a failure to store its alt text is reported separately.
    if (isKept && alt.trim() !== '') {
      onKeepAlt(picture.src, alt.trim()).catch((error) =>
        tellFailure(error, editorToasts.altNotKept),
      )
    }
    onDone()
  }

  return (
    <EditorDialogForm {...frame} canSubmit={picture.src !== ''} onSubmit={submit}>
      <ImagePreview src={picture.src} />
      <ImageSource isChosen={picture.src !== ''} onPick={pick} uploads={uploads} />
      <TextField
        {...limitOf(picture.alt, 300, words.altHint)}
        label={words.alt}
        onChange={(event) => change({ alt: event.target.value })}
        value={picture.alt}
      />
      {picture.alt.trim() !== '' && (
        <Checkbox
          checked={isKept}
          label={words.keep}
          onChange={({ target }) => setKept(target.checked)}
        />
      )}
      <TextField
        hint={words.titleHint}
        label={words.title}
        onChange={(event) => change({ title: event.target.value })}
        value={picture.title ?? ''}
      />
    </EditorDialogForm>
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
  // Its alt text is in the field below.
  return (
    <img alt="" className="max-h-56 max-w-full justify-self-start border border-rule" src={src} />
  )
}
