import type { FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { type Actor, requireKey } from '../../domain/actor.ts'
import { DomainError } from '../../domain/errors.ts'
import {
  assertionSchema,
  createdKeySchema,
  keyListSchema,
  keySchema,
  newKeySchema,
  optionsSchema,
  passkeySchema,
  registrationSchema,
  sessionSchema,
  startedSessionSchema,
} from '../../domain/keys.ts'
import type { Limits } from '../http/limits.ts'
import { resource } from '../http/resource.ts'
import { createNamedKey, listNamedKeys, revokeNamedKey } from './named-keys.ts'
import {
  type AddingPorts,
  addOwnPasskey,
  createSignInOptions,
  deleteOwnPasskey,
  listOwnPasskeys,
  readOwnPasskeyOptions,
  signInWithPasskey,
} from './passkeys.ts'
import { countRefusals, identify, noteSignIn, type SignInPorts } from './service.ts'

const HEADER = 'x-admin-key'

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by the guard before a body is read. */
    actor: Actor
  }
}

/**
 * Hooks that identify the sender before the body is read. `identify` lets visitors pass, so that
 * a public call can show an admin more; `admit` does not. A wrong key never counts as no key, and
 * only wrong keys count towards the limit: a valid one passes after any number of them.
 */
export function createGuard(ports: SignInPorts, limits: Limits) {
  const refusals = countRefusals(ports)
  async function identifySender(request: FastifyRequest) {
    try {
      request.actor = await identify(ports, readKey(request))
    } catch (error) {
      await countRefusal(request, error)
      throw error
    }
  }

  async function countRefusal({ ip }: FastifyRequest, error: unknown) {
    if (!(error instanceof DomainError) || error.kind !== 'unauthorised') return
    refusals.add()
    await limits.consume('wrong-key', ip)
  }

  async function admit(request: FastifyRequest) {
    await identifySender(request)
    requireKey(request.actor)
  }

  return { identify: identifySender, admit, countRefusal, close: refusals.write }
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

const ownPasskeys = resource('/admin/passkeys', { tag: 'Keys', names: 'The passkey' })
const passkeys = resource('/passkeys', { tag: 'Session' })

const keys = resource('/admin/keys', { tag: 'Keys', names: 'The key', writes: 'owner' })

export const accessRoutes = (ports: SignInPorts & AddingPorts) => [
  resource('/admin/session', { tag: 'Session' }).call('GET /', {
    summary: 'Whether the admin key is valid, and what it may do',
    data: sessionSchema,
    message: 'The admin key is valid.',
    async run({ actor }) {
      // Only requests with a valid key get this far.
      requireKey(actor)
      const { role, name } = actor
      await noteSignIn(ports, actor)
      return { role, name }
    },
  }),
  keys.list({
    summary: 'The named keys of staff',
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
  ownPasskeys.call('GET /', {
    summary: 'The passkeys of the named key that is sent',
    data: z.array(passkeySchema),
    run: ({ actor }) => listOwnPasskeys(ports, actor),
  }),
  ownPasskeys.call('POST /options', {
    summary: 'What the browser needs to make a passkey, good once and for 60 seconds',
    needs: 'reader',
    conflicts: ['no_passkeys_here', 'named_key_needed', 'too_many_passkeys'],
    data: optionsSchema,
    run: ({ actor }) => readOwnPasskeyOptions(ports, actor),
  }),
  ownPasskeys.call('POST /', {
    summary: 'Add a passkey to the named key that is sent',
    needs: 'reader',
    body: registrationSchema,
    conflicts: ['no_passkeys_here', 'named_key_needed', 'too_many_passkeys', 'passkey_taken'],
    status: 201,
    message: 'Passkey added successfully.',
    run: ({ actor, body }) => addOwnPasskey(ports, actor, body),
  }),
  ownPasskeys.call('DELETE /:id', {
    summary: 'Remove a passkey of the named key that is sent, with the sessions that it began',
    needs: 'reader',
    conflicts: ['named_key_needed'],
    message: 'Passkey removed successfully.',
    run: ({ actor, id }) => deleteOwnPasskey(ports, actor, id),
  }),
  passkeys.call('POST /options', {
    summary: 'What the browser needs to ask for a passkey, good once and for 60 seconds',
    limit: 'passkeys',
    conflicts: ['no_passkeys_here'],
    data: optionsSchema,
    run: () => createSignInOptions(ports),
  }),
  passkeys.call('POST /session', {
    summary: 'Sign in with a passkey: a session key for eight hours, to be sent in x-admin-key',
    limit: 'passkeys',
    conflicts: ['no_passkeys_here'],
    givesKey: true,
    body: assertionSchema,
    data: startedSessionSchema,
    run: ({ body }) => signInWithPasskey(ports, body),
  }),
]
