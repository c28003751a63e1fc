import { type ToastMessage, toast } from './toast.tsx'

interface CopyWords {
  copied: ToastMessage
  notCopied: ToastMessage
}

/** Puts the full address of a path of this site on the clipboard, and says so. */
export async function copyAddress(path: string, { copied, notCopied }: CopyWords): Promise<void> {
  try {
    await navigator.clipboard.writeText(new URL(path, location.origin).href)
    toast(copied)
  } catch {
    // Not allowed, or the page was not reached over a safe connection.
    toast({ ...notCopied, variant: 'destructive' })
  }
}
