import { mediaToasts as toasts } from '../../../content/admin/media.ts'
import { toast } from '../../ui/toast.tsx'

/** Puts a file's full address on the clipboard, and says so. */
export async function copyUrl(url: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(new URL(url, location.origin).href)
    toast(toasts.copied)
  } catch {
    // Not allowed, or the page was not reached over a safe connection.
    toast({ ...toasts.notCopied, variant: 'destructive' })
  }
}
