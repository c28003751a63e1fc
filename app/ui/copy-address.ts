import { type ToastMessage, toast } from './toast.tsx'

interface CopyWords {
  copied: ToastMessage
  notCopied: ToastMessage
}

/** Puts the full address of a path of this site on the clipboard, and says so. */
export function copyAddress(path: string, words: CopyWords): Promise<void> {
  return copyText(new URL(path, location.origin).href, words)
}

/** Puts a text on the clipboard, and says so. */
export async function copyText(text: string, { copied, notCopied }: CopyWords): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    toast(copied)
  } catch {
    // The browser refused, or the page was not loaded over a secure connection.
    toast({ ...notCopied, variant: 'destructive' })
  }
}
