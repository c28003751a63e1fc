import * as z from 'zod/mini'
import { writeBodySchema } from '../write-body.ts'
import { draftTokenSchema } from './editing.ts'

/** The body of a sign of life: names one window that has the post open, and may say that it closes. */
export const presenceSchema = writeBodySchema(
  {
    token: draftTokenSchema,
    is_leaving: z.optional(z.boolean('is_leaving must be true or false.')),
  },
  [],
)
export type PresenceSign = z.output<typeof presenceSchema>

/** Another window that has the same post open. */
export const othersSchema = z.array(
  z.strictObject({
    key_id: z.string(),
    /** Of a named key, else null. */
    key_name: z.nullable(z.string()),
    /** Whether it is open with the key that asks. */
    is_own: z.boolean(),
  }),
)
export type Others = z.output<typeof othersSchema>
