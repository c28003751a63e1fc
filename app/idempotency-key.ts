/**
 * One `Idempotency-Key` for each body until another body is sent, so that a repeat after a lost
 * answer stores nothing twice. What was corrected in between is another body and another key.
 */
export function createKeyRing(): (body: string) => string {
  let last: { body: string; key: string } | undefined
  return (body) => {
    if (last?.body !== body) last = { body, key: createKey() }
    return last.key
  }
}

export function createKey(): string {
  // `randomUUID` exists on secure origins only; a site tried out over plain HTTP must work too.
  if ('randomUUID' in crypto) return crypto.randomUUID()
  const bytes = (crypto as Crypto).getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
