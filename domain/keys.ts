/** Named keys, with which staff sign in; each person has their own. */
import * as z from 'zod/mini'
import { roles } from './actor.ts'
import { listQuerySchema } from './list-query.ts'
import { isoTimeSchema } from './record.ts'
import { singleLine } from './text.ts'
import { recordIdSchema, writeBodySchema } from './write-body.ts'

export const keyNameMaxLength = 60

/** The body of `POST /api/admin/keys`. */
export const newKeySchema = writeBodySchema({
  name: singleLine(keyNameMaxLength, { required: 'Please enter a name.' }),
  role: z.enum(roles),
})
export type NewKey = z.output<typeof newKeySchema>

/** A named key for staff, without the key or its hash. */
export const keySchema = z.strictObject({
  id: recordIdSchema,
  name: z.string(),
  role: z.enum(roles),
  created_at: isoTimeSchema,
  /** Precise to about five minutes; null until the first use. */
  last_used_at: z.nullable(isoTimeSchema),
  /** Null while the key is valid. */
  revoked_at: z.nullable(isoTimeSchema),
})
export type NamedKey = z.output<typeof keySchema>

/** The response to creating a key, the only one that contains the key. */
export const createdKeySchema = z.strictObject({ ...keySchema.shape, key: z.string() })
export type CreatedKey = z.output<typeof createdKeySchema>

/** The holder of the key that was sent; the name is null for the admin key. */
export const sessionSchema = z.strictObject({ role: z.enum(roles), name: z.nullable(z.string()) })
export type KeyHolder = z.output<typeof sessionSchema>

export const keyListSchema = listQuerySchema(
  ['name', 'created_at', 'last_used_at'],
  '-created_at',
  {
    role: z.optional(z.enum(roles)),
  },
)

export type KeyQuery = z.output<typeof keyListSchema>

const namedKey = /^key-(\d+)$/

/** Id of a named key in the activity record. */
export const keyIdOf = (id: number) => `key-${id}`

/** The numeric id of a named key, as text; null for any other key. */
export const namedKeyOf = (keyId: string) => namedKey.exec(keyId)?.[1] ?? null

/** Used in place of an id if the key that was sent is unknown. */
export const noKey = 'none'

/** Lifetime of a session started by a passkey, in hours. */
export const sessionHours = 8
/** Milliseconds after a passkey sign-in in which another passkey may be added. */
export const freshMs = 5 * 60_000
/** Lifetime of a WebAuthn challenge, in milliseconds. */
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

/** WebAuthn options, which only the browser reads. */
export const optionsSchema = z.looseObject({ challenge: z.string() })

const encoded = z.string().check(z.maxLength(8192))
const credential = { id: encoded, rawId: encoded, type: z.literal('public-key') }

/** The browser's WebAuthn response; other members of the standard are dropped. */
const answered = <Shape extends z.core.$ZodLooseShape>(response: Shape) =>
  z.pipe(
    z.object({ ...credential, response: z.object(response) }),
    z.transform((sent) => ({ ...sent, clientExtensionResults: {} })),
  )

/** The response to creating a passkey. */
export const registrationSchema = answered({
  clientDataJSON: encoded,
  attestationObject: encoded,
  transports: z.optional(z.array(encoded).check(z.maxLength(10))),
})
export type Registration = z.output<typeof registrationSchema>

/** The response to using a passkey. */
export const assertionSchema = answered({
  clientDataJSON: encoded,
  authenticatorData: encoded,
  signature: encoded,
})
export type Assertion = z.output<typeof assertionSchema>

/** `key` is sent in `x-admin-key` until `expires_at`. */
export const startedSessionSchema = z.strictObject({
  ...sessionSchema.shape,
  key: z.string(),
  expires_at: isoTimeSchema,
})
export type StartedSession = z.output<typeof startedSessionSchema>
