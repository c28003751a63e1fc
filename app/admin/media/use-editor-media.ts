import type { ReactNode } from 'react'
import type { MediaFile } from '../../../domain/media/library.ts'
import type { MediaImage, RichTextEditorProps } from '../editor/editor-props.ts'
import { useMediaPicker } from './media-picker.tsx'
import { useUpload } from './use-media.ts'

type EditorMedia = Required<
  Pick<RichTextEditorProps, 'onUploadImage' | 'onUploadDocument' | 'onPickImage'>
>

/** What the editor asks of the library; `picker` stands beside the editor. */
export function useEditorMedia(): EditorMedia & { picker: ReactNode } {
  const upload = useUpload()
  const { pick, picker } = useMediaPicker('image')
  return {
    onUploadImage: async (file, options) => imageOf(await upload(file, options)),
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
