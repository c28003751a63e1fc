/** Passkeys (WebAuthn Level 3): a second way to sign in with a named key. */
import * as z from 'zod/mini'
import { sessionSchema } from './keys.ts'
import { isoTimeSchema } from './record.ts'
import { recordIdSchema } from './write-body.ts'

/** How long a session lasts that a passkey began, in hours. */
export const sessionHours = 8
/** How long the browser's question to the person is open, in milliseconds. */
export const challengeMs = 60_000
export const mostPasskeys = 10

/** A passkey as its holder sees it. */
export const passkeySchema = z.strictObject({
  id: recordIdSchema,
  created_at: isoTimeSchema,
  /** When somebody last signed in with it; null until then. */
  last_used_at: z.nullable(isoTimeSchema),
})
export type Passkey = z.output<typeof passkeySchema>

/** Options as WebAuthn names them; the browser alone reads them. */
export const optionsSchema = z.looseObject({ challenge: z.string() })

const encoded = z.string('This must be text.').check(z.maxLength(8192, 'This is too long.'))
const credential = {
  id: encoded,
  rawId: encoded,
  type: z.literal('public-key', 'type must be "public-key".'),
}

/** What the browser answers when a passkey was made. Other members of the standard are left out. */
export const registrationSchema = z.pipe(
  z.object({
    ...credential,
    response: z.object({
      clientDataJSON: encoded,
      attestationObject: encoded,
      transports: z.optional(z.array(encoded).check(z.maxLength(10, 'These are too many.'))),
    }),
  }),
  z.transform((sent) => ({ ...sent, clientExtensionResults: {} })),
)
export type Registration = z.output<typeof registrationSchema>

/** What the browser answers when a passkey was used. */
export const assertionSchema = z.pipe(
  z.object({
    ...credential,
    response: z.object({
      clientDataJSON: encoded,
      authenticatorData: encoded,
      signature: encoded,
    }),
  }),
  z.transform((sent) => ({ ...sent, clientExtensionResults: {} })),
)
export type Assertion = z.output<typeof assertionSchema>

/** `key`: travels in `x-admin-key` until `expires_at`. */
export const startedSessionSchema = z.strictObject({
  ...sessionSchema.shape,
  key: z.string(),
  expires_at: isoTimeSchema,
})
export type StartedSession = z.output<typeof startedSessionSchema>
