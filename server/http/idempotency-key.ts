import { invalid } from '../../domain/errors.ts'

/** The `Idempotency-Key` header, or undefined without one. Throws `invalid` on an unusable key. */
export function readIdempotencyKey(headers: Record<string, unknown>): string | undefined {
  const key = headers['idempotency-key']
  if (key === undefined) return undefined
  if (typeof key !== 'string' || key.length === 0 || key.length > 200) {
    throw invalid('The Idempotency-Key must have 1 to 200 characters.')
  }
  return key
}
