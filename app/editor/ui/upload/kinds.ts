import { editorToasts } from '../../../../content/en/admin/editor.ts'
import { type ToastMessage, toast } from '../../../ui/toast.tsx'

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
