import type { ReactNode } from 'react'
import { uploadDialogWords } from '../../../content/admin/media.ts'
import type { MediaFile } from '../../../domain/media/library.ts'
import type { MediaImage, RichTextEditorProps } from '../editor/editor-props.ts'
import { useMediaPicker } from './media-picker.tsx'
import { refusal } from './upload-media.ts'
import { useUpload } from './use-media.ts'

type EditorMedia = Required<
  Pick<RichTextEditorProps, 'onUploadImage' | 'onUploadDocument' | 'onPickImage'>
>

/** What the editor asks of the library; `picker` stands beside the editor. */
export function useEditorMedia(): EditorMedia & { picker: ReactNode } {
  const upload = useUpload()
  const { pick, picker } = useMediaPicker('image')
  return {
    onUploadImage: async (file, options) => {
      const stored = await upload(file, options)
      // Content decides what a file is, whatever its name and the browser say.
      if (stored.file_type !== 'image') throw refusal(415, uploadDialogWords.notAnImage)
      return imageOf(stored)
    },
    onUploadDocument: async (file, options) => {
      const { url, original_name } = await upload(file, options)
      return { url, name: original_name }
    },
    onPickImage: async () => {
      const file = await pick()
      return file && imageOf(file)
    },
    picker,
  }
}

function imageOf({ url, alt_text, width, height }: MediaFile): MediaImage {
  return { url, alt: alt_text, width, height }
}
