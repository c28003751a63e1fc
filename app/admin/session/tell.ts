/** Toasts on the outcome of an action. */
import { toastTitles } from '../../../content/en/admin/words.ts'
import { type ToastMessage, toast } from '../../ui/toast.tsx'

/** `action`: what can be done about it, such as undo. */
export function tellSuccess(description: string, action?: ToastMessage['action']): void {
  toast({ title: toastTitles.success, description, action })
}

export function tellFailure(description: string): void {
  toast({ title: toastTitles.error, description, variant: 'destructive' })
}
