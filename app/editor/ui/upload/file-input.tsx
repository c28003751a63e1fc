import type { Ref } from 'react'
import { editorToasts } from '../../../../content/en/admin/editor.ts'
import { ownCancel } from '../../../ui/dialog.tsx'
import { type ToastMessage, toast } from '../../../ui/toast.tsx'

interface FileInputProps {
  accept: string
  multiple?: boolean
  onFiles: (files: File[]) => void
  /** Another button opens it. */
  ref: Ref<HTMLInputElement>
}

export function FileInput({ accept, multiple, onFiles, ref }: FileInputProps) {
  return (
    <input
      {...ownCancel}
      accept={accept}
      hidden
      multiple={multiple}
      onChange={({ target }) => {
        onFiles([...(target.files ?? [])])
        // The same file may be chosen again.
        target.value = ''
      }}
      ref={ref}
      type="file"
    />
  )
}

/** What the browser's chooser offers; the server looks at the content. */
export const acceptedImages = 'image/*'
export const acceptedDocuments = '.pdf,.doc,.docx,.xls,.xlsx,.txt,.rtf'

function isImage({ type }: File): boolean {
  return type.startsWith('image/')
}

export function isDocument({ name }: File): boolean {
  const [ending = ''] = /\.[^.]+$/.exec(name.toLowerCase()) ?? []
  return acceptedDocuments.split(',').includes(ending)
}

/** Those that are pictures, or documents; says so when any is not. */
export const keepImages = keepOf(isImage, editorToasts.wrongImage)
export const keepDocuments = keepOf(isDocument, editorToasts.wrongDocument)

function keepOf(isRight: (file: File) => boolean, wrong: Omit<ToastMessage, 'variant'>) {
  return (files: readonly File[]): File[] => {
    const kept = files.filter(isRight)
    if (kept.length < files.length) toast({ ...wrong, variant: 'destructive' })
    return kept
  }
}
