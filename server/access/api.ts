import type { FastifyRequest } from 'fastify'
import { type Actor, requireKey } from '../../domain/actor.ts'
import { DomainError } from '../../domain/errors.ts'
import {
  createdKeySchema,
  keyListSchema,
  keyQueryOf,
  keySchema,
  newKeySchema,
  sessionSchema,
} from '../../domain/keys.ts'
import { done, doneWith, list, presentList } from '../http/answers.ts'
import type { Limits } from '../http/limits.ts'
import { route } from '../http/route.ts'
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

export const accessRoutes = (ports: SignInPorts) => [
  route({
    method: 'GET',
    path: '/admin/session',
    needs: 'reader',
    tag: 'Session',
    summary: 'Whether the admin key is valid, and what it may do',
    answers: { 200: doneWith(sessionSchema) },
    async handle({ actor }) {
      // Nobody without a good key comes this far.
      requireKey(actor)
      const { role, name } = actor
      await noteSignIn(ports, actor)
      return { success: true, message: 'The admin key is valid.', data: { role, name } }
    },
  }),

  route({
    method: 'GET',
    path: '/admin/keys',
    needs: 'owner',
    tag: 'Keys',
    summary: 'The named keys of the staff',
    query: keyListSchema,
    answers: { 200: list(keySchema) },
    async handle({ actor, query }) {
      const wanted = keyQueryOf(query)
      return presentList(wanted, await listNamedKeys(ports, actor, wanted))
    },
  }),

  route({
    method: 'POST',
    path: '/admin/keys',
    needs: 'owner',
    tag: 'Keys',
    summary: 'Make a named key; the answer alone holds it',
    body: newKeySchema,
    answers: { 201: doneWith(createdKeySchema) },
    conflicts: ['name_taken'],
    async handle({ actor, body }) {
      const data = await createNamedKey(ports, actor, body)
      return { success: true, message: 'Key created successfully.', data }
    },
  }),

  route({
    method: 'DELETE',
    path: '/admin/keys/:id',
    needs: 'owner',
    tag: 'Keys',
    summary: 'Revoke a named key: it ends at once',
    names: 'The key',
    answers: { 200: done },
    async handle({ actor, id }) {
      await revokeNamedKey(ports, actor, id)
      return { success: true, message: 'Key revoked successfully.' }
    },
  }),
]
