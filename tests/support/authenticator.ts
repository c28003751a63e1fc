import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'
import { expect } from 'vitest'
import type { Role } from '../../domain/actor.ts'
import { createAdmin } from './admin.ts'
import type { TestApp } from './app.ts'

interface Touch {
  challenge: string
  origin: string
  /** Whether the user was verified by PIN or fingerprint. */
  isVerified?: boolean
}

const encode = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url')
const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest()

/** A software authenticator (WebAuthn Level 3, ES256, no attestation) with one passkey. */
export function createAuthenticator(relyingParty: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const id = randomBytes(32)
  let counter = 0

  const coseKey = isoCBOR.encode(
    new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
      [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
    ]),
  )

  function authenticatorData(isVerified: boolean, credential?: Uint8Array) {
    counter += 1
    const flags = 0x01 | (isVerified ? 0x04 : 0) | (credential ? 0x40 : 0)
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    return Buffer.concat([
      sha256(relyingParty),
      Buffer.from([flags]),
      count,
      credential ?? Buffer.alloc(0),
    ])
  }

  const clientData = (type: string, { challenge, origin }: Touch) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))

  const answer = (response: Record<string, string>) => ({
    id: encode(id),
    rawId: encode(id),
    type: 'public-key',
    response,
  })

  return {
    /** The response to the creation of a passkey. */
    register(touch: Touch) {
      const length = Buffer.from([0, id.length])
      const credential = Buffer.concat([Buffer.alloc(16), length, id, coseKey])
      const authData = new Uint8Array(authenticatorData(touch.isVerified ?? true, credential))
      const attestation = isoCBOR.encode(
        new Map<string, string | Uint8Array | Map<string, string>>([
          ['fmt', 'none'],
          ['attStmt', new Map<string, string>()],
          ['authData', authData],
        ]),
      )
      return answer({
        clientDataJSON: encode(clientData('webauthn.create', touch)),
        attestationObject: encode(attestation),
      })
    },
    /** The response to a sign-in with the passkey. */
    use(touch: Touch) {
      const data = clientData('webauthn.get', touch)
      const authData = authenticatorData(touch.isVerified ?? true)
      const signature = sign('sha256', Buffer.concat([authData, sha256(data)]), privateKey)
      return answer({
        clientDataJSON: encode(data),
        authenticatorData: encode(authData),
        signature: encode(signature),
      })
    },
  }
}

/** Creates a named key and enrols a passkey for it by the API. */
export async function enrol(site: TestApp, name: string, role: Role = 'owner') {
  const { call } = createAdmin(site)
  const { origin } = site.ports
  const { id, key } = (await call('POST', '/keys', { name, role })).json().data
  const authenticator = createAuthenticator(new URL(origin).hostname)
  const { challenge } = (await call('POST', '/passkeys/options', undefined, key)).json().data
  const made = authenticator.register({ origin, challenge })
  expect((await call('POST', '/passkeys', made, key)).statusCode).toBe(201)
  const signIn = async () => {
    const { data } = (await site.post('/api/passkeys/options')).json()
    const used = authenticator.use({ origin, challenge: data.challenge })
    return site.post('/api/passkeys/session', used)
  }
  return { id, key, authenticator, signIn }
}
