import type { Ref } from 'react'
import { editorToasts } from '../../../../content/en/admin/editor.ts'
import { ownCancel } from '../../../ui/dialog.tsx'
import { toast } from '../../../ui/toast.tsx'

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

/** Those that are pictures; says so when any is not. */
export function keepImages(files: readonly File[]): File[] {
  const images = files.filter(isImage)
  if (images.length < files.length) toast({ ...editorToasts.wrongImage, variant: 'destructive' })
  return images
}

/** Those that are documents; says so when any is not. */
export function keepDocuments(files: readonly File[]): File[] {
  const documents = files.filter(isDocument)
  if (documents.length < files.length) {
    toast({ ...editorToasts.wrongDocument, variant: 'destructive' })
  }
  return documents
}
