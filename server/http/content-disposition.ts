/**
 * The `Content-Disposition` header (RFC 6266) for a file of that name. Whoever does not read the
 * UTF-8 form (RFC 8187) gets the plain one, in which other characters are underscores.
 */
export function contentDisposition(kind: 'inline' | 'attachment', name: string): string {
  const plain = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\x20-\x7e]|["\\%]/gu, '_')
  const header = `${kind}; filename="${plain}"`
  return plain === name ? header : `${header}; filename*=UTF-8''${encodeName(name)}`
}

/** encodeURIComponent leaves five characters that the header's syntax gives a meaning. */
function encodeName(name: string): string {
  return encodeURIComponent(name.toWellFormed()).replace(
    /['()*!]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )
}
