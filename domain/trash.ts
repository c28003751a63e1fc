import * as z from 'zod/mini'
import { listQuerySchema } from './list-query.ts'
import { isoTimeSchema } from './record.ts'
import { recordIdSchema, selectedIdsSchema, writeBodySchema } from './write-body.ts'

/** The lists whose records go to the trash, as the paths of the API name them. */
export const trashNouns = ['posts', 'media', 'categories', 'regions', 'contact-messages'] as const
export type TrashNoun = (typeof trashNouns)[number]

/** A record in the trash, by the number that it has always had. */
export const trashedSchema = z.strictObject({
  id: recordIdSchema,
  noun: z.enum(trashNouns),
  /** What a list calls it. */
  title: z.string(),
  deleted_at: isoTimeSchema,
  /** Names the admin key, and is not the key. */
  key_id: z.string(),
  /** When it is deleted for good. */
  expires_at: isoTimeSchema,
})
export type Trashed = z.output<typeof trashedSchema>

export const trashColumns = ['deleted_at', 'title'] as const

const nounSchema = z.enum(trashNouns, 'noun must name a list that has a trash.')

/** The query of `GET /api/admin/trash`. `q` looks through what the records are called. */
export const trashListSchema = listQuerySchema(trashColumns, '-deleted_at', {
  noun: z.optional(nounSchema),
})

export type TrashQuery = z.output<typeof trashListSchema>

/** The body of what restores and of what deletes for good. */
export const trashSelectionSchema = writeBodySchema(
  { noun: nounSchema, ids: selectedIdsSchema },
  [],
)
