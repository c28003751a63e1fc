import { DomainError } from './errors.ts'

/** Roles by ascending rights; each includes those before it. */
export const roles = ['reader', 'editor', 'owner'] as const
export type Role = (typeof roles)[number]

/** The holder of an admin key; `name` is that of a named key. */
export interface Staff {
  kind: 'admin'
  keyId: string
  role: Role
  name: string | null
  /** When a passkey started the session; absent if the key itself was sent. */
  signedInAt?: Date
}

/** The caller of a use case. */
export type Actor = { kind: 'visitor' } | Staff

export const visitor: Actor = { kind: 'visitor' }

/** Accepts any admin key. Throws `unauthorised` (401). */
export function requireKey(actor: Actor): asserts actor is Staff {
  if (actor.kind !== 'admin') throw new DomainError('unauthorised', 'An admin key is needed.')
}

/** The first line of every use case that is not public. Throws `unauthorised` (401), `forbidden` (403). */
export function requireRole(actor: Actor, needed: Role): asserts actor is Staff {
  requireKey(actor)
  if (isAllowed(actor.role, needed)) return
  throw new DomainError('forbidden', refusals[needed], { code: 'not_allowed' })
}

export const isAllowed = (role: Role, needed: Role) => roles.indexOf(role) >= roles.indexOf(needed)

const refusals: Record<Role, string> = {
  reader: 'Your key does not let you see this.',
  editor: "Your key is a reader's. It can see everything here but change nothing.",
  owner: "Only an owner's key can do this.",
}
