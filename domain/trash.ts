import * as z from 'zod/mini'
import { listQuerySchema } from './list-query.ts'
import { isoTimeSchema } from './record.ts'
import { recordIdSchema, selectedIdsSchema, writeBodySchema } from './write-body.ts'

/**
 * What the calls of the trash answer with and take. `lists`: those whose records go there, as the
 * paths of the API name them.
 */
export function trashCalls(lists: readonly string[]) {
  const noun = z.enum(lists)
  return {
    /** A record in the trash, by the number that it has always had. */
    record: z.strictObject({
      id: recordIdSchema,
      noun: z.enum(lists),
      /** What a list calls it. */
      title: z.string(),
      deleted_at: isoTimeSchema,
      /** Names the admin key, and is not the key. */
      key_id: z.string(),
      /** When it is deleted for good. */
      expires_at: isoTimeSchema,
    }),
    /** `q` looks through what the records are called. */
    query: listQuerySchema(['deleted_at', 'title'], '-deleted_at', { noun: z.optional(noun) }),
    /** What restores and what deletes for good. */
    selection: writeBodySchema({ noun, ids: selectedIdsSchema }),
  }
}

type Calls = ReturnType<typeof trashCalls>
export type Trashed = z.output<Calls['record']>
export type TrashQuery = z.output<Calls['query']>
export type TrashSelection = z.output<Calls['selection']>
