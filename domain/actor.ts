import { DomainError } from './errors.ts'

/** Who asks: a visitor, or the holder of an admin key. */
export type Actor = { kind: 'visitor' } | { kind: 'admin'; keyId: string }

export const visitor: Actor = { kind: 'visitor' }

/** The gate of every use case that is not public. Throws `unauthorised` (401). */
export function requireAdmin(actor: Actor): asserts actor is Extract<Actor, { kind: 'admin' }> {
  if (actor.kind !== 'admin') throw new DomainError('unauthorised', 'An admin key is needed.')
}
