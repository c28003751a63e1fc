/**
 * Keeps one `Idempotency-Key` until the body changes, so that a retry after a lost response stores
 * nothing twice. A corrected form is a new body and gets a new key.
 */
export function createKeyRing(): (body: string) => string {
  let last: { body: string; key: string } | undefined
  return (body) => {
    if (last?.body !== body) last = { body, key: createKey() }
    return last.key
  }
}

export function createKey(): string {
  // `randomUUID` exists on secure origins only; the site must also work over plain HTTP.
  if ('randomUUID' in crypto) return crypto.randomUUID()
  const bytes = (crypto as Crypto).getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
