import type { FastifyRequest } from 'fastify'
import { type Actor, requireKey } from '../../domain/actor.ts'
import { DomainError } from '../../domain/errors.ts'
import {
  createdKeySchema,
  keyListSchema,
  keySchema,
  newKeySchema,
  sessionSchema,
} from '../../domain/keys.ts'
import type { Limits } from '../http/limits.ts'
import { resource } from '../http/resource.ts'
import { createNamedKey, listNamedKeys, revokeNamedKey } from './named-keys.ts'
import { identify } from './service.ts'
import { countRefusals, noteSignIn, type SignInPorts } from './sign-ins.ts'

const HEADER = 'x-admin-key'

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by the guard before a body is read. */
    actor: Actor
  }
}

/**
 * Hooks that decide who asks before a body is read. `identify` lets a visitor pass, so that
 * a public call can show an admin more; `admit` does not. A wrong key is never taken for
 * no key, and only wrong keys count towards the limit: the right one passes after any number.
 */
export function createGuard(ports: SignInPorts, limits: Limits) {
  const refusals = countRefusals(ports)
  async function identifySender(request: FastifyRequest) {
    try {
      request.actor = await identify(ports, readKey(request))
    } catch (error) {
      if (error instanceof DomainError && error.kind === 'unauthorised') {
        refusals.add()
        await limits.spend('wrong-key', request.ip)
      }
      throw error
    }
  }

  async function admit(request: FastifyRequest) {
    await identifySender(request)
    requireKey(request.actor)
  }

  return { identify: identifySender, admit, close: refusals.write }
}

/** Undefined when the header is absent. An empty or a doubled one is a wrong key, not none. */
function readKey(request: FastifyRequest): string | undefined {
  const { rawHeaders } = request.raw
  const keys = rawHeaders.filter(
    (_, i) => i % 2 === 1 && rawHeaders[i - 1]?.toLowerCase() === HEADER,
  )
  if (keys.length === 0) return undefined
  return keys.length === 1 ? (keys[0] ?? '') : ''
}

const keys = resource('/admin/keys', { tag: 'Keys', names: 'The key', writes: 'owner' })

export const accessRoutes = (ports: SignInPorts) => [
  resource('/admin/session', { tag: 'Session' }).call('GET /', {
    summary: 'Whether the admin key is valid, and what it may do',
    data: sessionSchema,
    message: 'The admin key is valid.',
    async run({ actor }) {
      // Nobody without a good key comes this far.
      requireKey(actor)
      const { role, name } = actor
      await noteSignIn(ports, actor)
      return { role, name }
    },
  }),
  keys.list({
    summary: 'The named keys of the staff',
    needs: 'owner',
    query: keyListSchema,
    row: keySchema,
    run: ({ actor, query }) => listNamedKeys(ports, actor, query),
  }),
  keys.call('POST /', {
    summary: 'Make a named key; the answer alone holds it',
    body: newKeySchema,
    conflicts: ['name_taken'],
    status: 201,
    data: createdKeySchema,
    message: 'Key created successfully.',
    run: ({ actor, body }) => createNamedKey(ports, actor, body),
  }),
  keys.call('DELETE /:id', {
    summary: 'Revoke a named key: it ends at once',
    message: 'Key revoked successfully.',
    run: ({ actor, id }) => revokeNamedKey(ports, actor, id),
  }),
]
