/** Named keys: what the staff of the firm sign in with, each with a key of their own. */
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

/** A named key as staff see it: never the key, nor what is stored to know it by. */
export const keySchema = z.strictObject({
  id: recordIdSchema,
  name: z.string(),
  role: z.enum(roles),
  created_at: isoTimeSchema,
  /** To about five minutes; null until it is used. */
  last_used_at: z.nullable(isoTimeSchema),
  /** When it ended; null while it is good. */
  revoked_at: z.nullable(isoTimeSchema),
})
export type NamedKey = z.output<typeof keySchema>

/** What is answered once, to who made it. */
export const createdKeySchema = z.strictObject({ ...keySchema.shape, key: z.string() })
export type CreatedKey = z.output<typeof createdKeySchema>

/** Who holds the key that was sent; the name is that of a named key. */
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

/** How the record of who did what calls the holder of a named key. */
export const keyIdOf = (id: number) => `key-${id}`

/** The id of a named key; null for any other. */
export const namedKeyOf = (keyId: string) => namedKey.exec(keyId)?.[1] ?? null

/** Stands where the key that was sent is nobody's. */
export const noKey = 'none'

/** How long a session lasts that a passkey began, in hours. */
export const sessionHours = 8
/** For how long after it was used a passkey may add another one. */
export const freshMs = 5 * 60_000
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

const encoded = z.string().check(z.maxLength(8192))
const credential = { id: encoded, rawId: encoded, type: z.literal('public-key') }

/** What the browser answers. Other members of the standard are left out. */
const answered = <Shape extends z.core.$ZodLooseShape>(response: Shape) =>
  z.pipe(
    z.object({ ...credential, response: z.object(response) }),
    z.transform((sent) => ({ ...sent, clientExtensionResults: {} })),
  )

/** When a passkey was made. */
export const registrationSchema = answered({
  clientDataJSON: encoded,
  attestationObject: encoded,
  transports: z.optional(z.array(encoded).check(z.maxLength(10))),
})
export type Registration = z.output<typeof registrationSchema>

/** When a passkey was used. */
export const assertionSchema = answered({
  clientDataJSON: encoded,
  authenticatorData: encoded,
  signature: encoded,
})
export type Assertion = z.output<typeof assertionSchema>

/** `key`: travels in `x-admin-key` until `expires_at`. */
export const startedSessionSchema = z.strictObject({
  ...sessionSchema.shape,
  key: z.string(),
  expires_at: isoTimeSchema,
})
export type StartedSession = z.output<typeof startedSessionSchema>
