import type { Copy } from '../../content/page.ts'

/** The words alone, links by their text: for structured data and other places without markup. */
export function plainText(copy: Copy): string {
  if (typeof copy === 'string') return copy
  if ('words' in copy) return plainText(copy.words)
  return copy.map((part) => (typeof part === 'string' ? part : part.text)).join('')
}
