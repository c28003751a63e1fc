import { editorToasts } from '../../../../content/en/admin/editor.ts'
import { type ToastMessage, toast } from '../../../ui/toast.tsx'

/** Kinds that the browser's file chooser offers; the server checks the content. */
export const acceptedImages = 'image/*'
export const acceptedDocuments = '.pdf,.doc,.docx,.xls,.xlsx,.txt,.rtf'

const isImage = ({ type }: File) => type.startsWith('image/')

export function isDocument({ name }: File): boolean {
  const [ending = ''] = /\.[^.]+$/.exec(name.toLowerCase()) ?? []
  return acceptedDocuments.split(',').includes(ending)
}

/** Keeps only pictures, or only documents; a toast reports that others were dropped. */
export const keepImages = keepOf(isImage, editorToasts.wrongImage)
export const keepDocuments = keepOf(isDocument, editorToasts.wrongDocument)

function keepOf(isRight: (file: File) => boolean, wrong: Omit<ToastMessage, 'variant'>) {
  return (files: readonly File[]): File[] => {
    const kept = files.filter(isRight)
    if (kept.length < files.length) toast({ ...wrong, variant: 'destructive' })
    return kept
  }
}
