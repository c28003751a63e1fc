import * as z from 'zod/mini'
import { listQuerySchema } from './list-query.ts'
import { isoTimeSchema } from './record.ts'
import { recordIdSchema, selectedIdsSchema, writeBodySchema } from './write-body.ts'

/** Schemas of the trash's API calls. `lists`: the names, in API paths, of lists with a trash. */
export function trashCalls(lists: readonly string[]) {
  const noun = z.enum(lists)
  return {
    /** A record in the trash; its id stays the same. */
    record: z.strictObject({
      id: recordIdSchema,
      noun: z.enum(lists),
      /** The record's name in its list. */
      title: z.string(),
      deleted_at: isoTimeSchema,
      /** Identifies the admin key without revealing it. */
      key_id: z.string(),
      /** When the record is deleted permanently. */
      expires_at: isoTimeSchema,
    }),
    /** `q` searches the records' titles. */
    query: listQuerySchema(['deleted_at', 'title'], '-deleted_at', { noun: z.optional(noun) }),
    /** The body for restoring and for permanent deletion. */
    selection: writeBodySchema({ noun, ids: selectedIdsSchema }),
  }
}

type Calls = ReturnType<typeof trashCalls>
export type Trashed = z.output<Calls['record']>
export type TrashQuery = z.output<Calls['query']>
export type TrashSelection = z.output<Calls['selection']>
