/** Signing in as a person: passkeys of named keys, and the sessions that they begin. */
import { randomBytes } from 'node:crypto'
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import { decodeClientDataJSON, isoBase64URL } from '@simplewebauthn/server/helpers'
import ipaddr from 'ipaddr.js'
import * as z from 'zod/mini'
import { brand } from '../../content/firm.ts'
import { type Actor, requireRole, type Staff } from '../../domain/actor.ts'
import { conflict, DomainError, invalid, notFound } from '../../domain/errors.ts'
import {
  type Assertion,
  challengeMs,
  freshMs,
  keyIdOf,
  mostPasskeys,
  namedKeyOf,
  type Passkey,
  type Registration,
  sessionHours,
} from '../../domain/keys.ts'
import { recordPasskey } from '../activity/service.ts'
import { enqueueByHand } from '../mail/service.ts'
import type { Config } from '../platform/config.ts'
import { claimRow, keepUntil, removeRows, takeOnce } from '../platform/db/rows.ts'
import { runTransaction } from '../platform/db/transactions.ts'
import type { Ports } from '../ports.ts'
import type { Database, Trx } from '../tables.ts'
import { passkeyAdded } from './mails.ts'
import * as store from './passkey-store.ts'
import {
  type AccessPorts,
  hashKey,
  KEY_BYTES,
  noteSignIn,
  refuseKey,
  type SignInPorts,
  sessionPrefix,
} from './service.ts'

export type PasskeyPorts = Pick<AccessPorts, 'db' | 'clock'> & {
  config: Pick<Config, 'PUBLIC_URL'>
}

export type AddingPorts = PasskeyPorts & Pick<Ports, 'staffEmail'>

interface RelyingParty {
  id: string
  origin: string
}

/**
 * The relying party that browsers bind a passkey to, from PUBLIC_URL alone: they accept a host name
 * behind https, or localhost, but no IP address. Null if it is neither.
 */
function findRelyingParty({ config }: Pick<PasskeyPorts, 'config'>): RelyingParty | null {
  if (!config.PUBLIC_URL) return null
  const { protocol, hostname, origin } = new URL(config.PUBLIC_URL)
  const isName = protocol === 'https:' && !ipaddr.isValid(hostname.replace(/^\[|\]$/g, ''))
  return isName || hostname === 'localhost' ? { id: hostname, origin } : null
}

/** Whether anybody can sign in with a passkey here; pages ask before they offer it. */
export const arePasskeysOffered = (ports: Pick<PasskeyPorts, 'config'>) =>
  findRelyingParty(ports) !== null

function getRelyingParty(ports: Pick<PasskeyPorts, 'config'>): RelyingParty {
  const party = findRelyingParty(ports)
  if (party) return party
  throw conflict('no_passkeys_here', 'Passkeys work only at an https address with a host name.')
}

/** Returns the id of a named key; throws for the key of the settings, which needs no passkey. */
function requireNamedKey(actor: Staff): number {
  const id = namedKeyOf(actor.keyId)
  if (id !== null) return Number(id)
  throw conflict('named_key_needed', 'A passkey belongs to a named key: sign in with yours first.')
}

/** Demands a recent sign-in: a stolen session ends, but a passkey added with it would not. */
function requireFresh({ clock }: Pick<PasskeyPorts, 'clock'>, { signedInAt }: Staff): void {
  if (!signedInAt || clock.now().getTime() - signedInAt.getTime() < freshMs) return
  throw new DomainError(
    'forbidden',
    'Sign in again to add a passkey: with your key, or with a passkey used in the last five minutes.',
    { code: 'sign_in_again' },
  )
}

export async function listOwnPasskeys({ db }: PasskeyPorts, actor: Actor): Promise<Passkey[]> {
  requireRole(actor, 'reader')
  const id = namedKeyOf(actor.keyId)
  const rows = await store.listPasskeys(db, id === null ? [] : [Number(id)])
  return rows.map(({ id, created_at, last_used_at }) => ({ id, created_at, last_used_at }))
}

async function keepChallenge({ db, clock }: PasskeyPorts, challenge: string, keyId: number | null) {
  const now = clock.now()
  const expires_at = new Date(now.getTime() + challengeMs).toISOString()
  const row = { hash: hashKey(challenge), key_id: keyId, expires_at }
  const keep = (trx: Trx) => keepUntil(trx, 'passkey_challenges', row, now.toISOString())
  await runTransaction(db, keep)
}

/** Uses up the challenge that an answer names; null if it was not open. */
async function takeChallenge(
  { db, clock }: PasskeyPorts,
  clientDataJSON: string,
  keyId: number | null,
): Promise<string | null> {
  const challenge = readChallenge(clientDataJSON)
  if (challenge === null) return null
  const now = clock.now().toISOString()
  const taken = await takeOnce(db, 'passkey_challenges', hashKey(challenge), now)
  return taken?.key_id === keyId ? challenge : null
}

function readChallenge(clientDataJSON: string): string | null {
  try {
    const { challenge } = decodeClientDataJSON(clientDataJSON)
    return typeof challenge === 'string' ? challenge : null
  } catch {
    return null
  }
}

/** EdDSA, ES256 and RS256, which Node verifies without experimental features. */
const supportedAlgorithmIDs = [-8, -7, -257]

const transportsSchema = z.array(z.string())
const readTransports = (json: string) => transportsSchema.parse(JSON.parse(json))

/** The browser's options for creating a passkey for the caller's key. */
export async function readOwnPasskeyOptions(ports: PasskeyPorts, actor: Actor) {
  requireRole(actor, 'reader')
  const party = getRelyingParty(ports)
  const keyId = requireNamedKey(actor)
  requireFresh(ports, actor)
  const held = await listWithRoom(ports.db, keyId)
  const options = await generateRegistrationOptions({
    rpName: brand.name,
    rpID: party.id,
    userID: new TextEncoder().encode(actor.keyId),
    userName: actor.name ?? actor.keyId,
    timeout: challengeMs,
    supportedAlgorithmIDs,
    excludeCredentials: held.map(({ credential_id, transports }) => ({
      id: credential_id,
      transports: readTransports(transports),
    })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  await keepChallenge(ports, options.challenge, keyId)
  return { ...options }
}

/** A key's passkeys; throws `conflict` if it may not have one more. */
async function listWithRoom(db: Database, keyId: number) {
  const held = await store.listPasskeys(db, [keyId])
  if (held.length < mostPasskeys) return held
  throw conflict('too_many_passkeys', `A key has ${mostPasskeys} passkeys at most.`)
}

/** Adds a passkey to the caller's key. Throws `invalid` unless it answers an open challenge. */
export async function addOwnPasskey(ports: AddingPorts, actor: Actor, sent: Registration) {
  requireRole(actor, 'reader')
  const party = getRelyingParty(ports)
  const keyId = requireNamedKey(actor)
  requireFresh(ports, actor)
  const challenge = await takeChallenge(ports, sent.response.clientDataJSON, keyId)
  const credential = challenge && (await verifyNew(sent, challenge, party))
  if (!credential) throw invalid('The passkey could not be checked. Please try again.')
  const now = ports.clock.now()
  const row = {
    key_id: keyId,
    credential_id: credential.id,
    public_key: isoBase64URL.fromBuffer(credential.publicKey),
    counter: credential.counter,
    transports: JSON.stringify(credential.transports ?? []),
    created_at: now.toISOString(),
    last_used_at: null,
  }
  await runTransaction(ports.db, async (trx) => {
    await listWithRoom(trx, keyId)
    const isNew = await claimRow(trx, 'passkeys', row)
    if (!isNew) throw conflict('passkey_taken', 'This passkey has already been added.')
    await recordPasskey(trx, actor, 'add-passkey', now)
    const owed = { recipient: ports.staffEmail, aboutId: null, payload: { key: keyId }, now }
    await enqueueByHand(trx, passkeyAdded, owed)
  })
}

async function verifyNew(response: Registration, challenge: string, party: RelyingParty) {
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
      supportedAlgorithmIDs,
    })
    return verified ? registrationInfo.credential : null
  } catch {
    // The library throws for anything that violates the standard.
    return null
  }
}

/** Removes a passkey and its sessions. Throws `not-found`. */
export async function deleteOwnPasskey({ db, clock }: PasskeyPorts, actor: Actor, id: number) {
  requireRole(actor, 'reader')
  const keyId = requireNamedKey(actor)
  await runTransaction(db, async (trx) => {
    if (!(await removeRows(trx, 'passkeys', { id, key_id: keyId }))) throw notFound('The passkey')
    await recordPasskey(trx, actor, 'remove-passkey', clock.now())
  })
}

/** The browser's options for asking for a passkey; they do not reveal who has one. */
export async function createSignInOptions(ports: PasskeyPorts) {
  const party = getRelyingParty(ports)
  const options = await generateAuthenticationOptions({
    rpID: party.id,
    timeout: challengeMs,
    userVerification: 'required',
  })
  await keepChallenge(ports, options.challenge, null)
  return { ...options }
}

/** Whatever is wrong, throws the same `unauthorised` as for a wrong key. */
export async function signInWithPasskey(ports: SignInPorts & PasskeyPorts, sent: Assertion) {
  const party = getRelyingParty(ports)
  const challenge = await takeChallenge(ports, sent.response.clientDataJSON, null)
  const passkey = await store.findPasskey(ports.db, sent.id)
  const counter = challenge && passkey && (await verifyUse(sent, { challenge, party, passkey }))
  if (!passkey || typeof counter !== 'number') throw refuseKey()
  const now = ports.clock.now()
  const key = `${sessionPrefix}${randomBytes(KEY_BYTES).toString('base64url')}`
  const expires_at = new Date(now.getTime() + sessionHours * 3_600_000).toISOString()
  const row = { hash: hashKey(key), passkey_id: passkey.passkey_id, expires_at }
  const hasBegun = await runTransaction(ports.db, (trx) =>
    store.startSession(trx, row, { counter, now: now.toISOString() }),
  )
  if (!hasBegun) throw refuseKey()
  const { role, name } = passkey
  await noteSignIn(ports, { kind: 'admin', keyId: keyIdOf(passkey.id), role, name })
  return { key, role, name, expires_at }
}

interface Expected {
  challenge: string
  party: RelyingParty
  passkey: NonNullable<Awaited<ReturnType<typeof store.findPasskey>>>
}

/** The passkey's new counter; null if the assertion is not valid for it here and now. */
async function verifyUse(response: Assertion, { challenge, party, passkey }: Expected) {
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
      credential: {
        id: response.id,
        publicKey: isoBase64URL.toBuffer(passkey.public_key),
        counter: Number(passkey.counter),
        transports: readTransports(passkey.transports),
      },
    })
    return verified ? authenticationInfo.newCounter : null
  } catch {
    return null
  }
}
