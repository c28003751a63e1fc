import * as z from 'zod/mini'
import { dayFilters, listQuerySchema } from './list-query.ts'
import { countSchema, isoTimeSchema } from './record.ts'
import { LARGEST_ID, recordIdSchema, writeBodySchema } from './write-body.ts'

export const activityActions = [
  'create',
  'update',
  'delete',
  'restore',
  'import',
  'export',
  'test',
  'send',
  /** Without a mail server. */
  'file',
  'pause',
  'resume',
  'send-again',
  'revoke',
  'publish',
  'schedule',
  'unpublish',
  'sign-in',
  'add-passkey',
  'remove-passkey',
  'refuse',
] as const
export type ActivityAction = (typeof activityActions)[number]

/**
 * What the calls of the record answer with and take. `lists`: what staff work on, as the paths of
 * the API name it.
 */
export function activityCalls(lists: readonly string[]) {
  return {
    /** One line: no bodies, no secrets, nothing of what was deleted. */
    record: z.strictObject({
      id: recordIdSchema,
      created_at: isoTimeSchema,
      /** Names the admin key, and is not the key. */
      key_id: z.string(),
      /** Whose key it is, where it is a named key that is still known. */
      key_name: z.nullable(z.string()),
      action: z.enum(activityActions),
      noun: z.enum(lists),
      /** Null where the action was about many records at once. */
      record_id: z.nullable(recordIdSchema),
      /** What the record is called now; null where it is gone, or is about a person. */
      record_name: z.nullable(z.string()),
      /** Whether what can be opened is still there; messages have no name here. */
      record_exists: z.boolean(),
      /** Names of the fields that changed, sorted. */
      fields: z.array(z.string()),
      /** How many records were imported or exported, or keys refused; else null. */
      record_count: z.nullable(countSchema),
    }),
    /** `q` looks through the names of keys. */
    query: listQuerySchema(['created_at'], '-created_at', {
      ...dayFilters,
      noun: z.optional(z.enum(lists)),
      action: z.optional(z.enum(activityActions)),
    }),
    /**
     * A file that the browser made of a list. Everything else in the record is written by the
     * server with what it is about.
     */
    note: writeBodySchema({
      action: z.literal('export'),
      noun: z.enum(lists),
      record_count: z.int().check(z.gte(0), z.lte(LARGEST_ID)),
    }),
  }
}

type Calls = ReturnType<typeof activityCalls>
export type Activity = z.output<Calls['record']>
export type ActivityQuery = z.output<Calls['query']>
export type ExportNote = z.output<Calls['note']>

/** The names of the fields whose values differ, sorted. */
export function changedFields<Fields extends object>(
  before: Readonly<Fields>,
  after: Readonly<Fields>,
): string[] {
  const names = Object.keys(after) as (keyof Fields & string)[]
  return names
    .filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]))
    .toSorted()
}
