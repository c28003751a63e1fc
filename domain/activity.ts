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

/** Schemas of the activity record's API calls. `lists`: the names of the lists in API paths. */
export function activityCalls(lists: readonly string[]) {
  return {
    /** One entry: no bodies, no secrets, no deleted content. */
    record: z.strictObject({
      id: recordIdSchema,
      created_at: isoTimeSchema,
      /** Identifies the admin key without revealing it. */
      key_id: z.string(),
      /** The holder's name, if it is a named key that still exists. */
      key_name: z.nullable(z.string()),
      action: z.enum(activityActions),
      noun: z.enum(lists),
      /** Null if the action was about several records. */
      record_id: z.nullable(recordIdSchema),
      /** The record's current name; null if it is deleted or about a person. */
      record_name: z.nullable(z.string()),
      /** Whether the record still exists, since some (messages) have no name here. */
      record_exists: z.boolean(),
      /** Names of the fields that changed, sorted. */
      fields: z.array(z.string()),
      /** Number of records imported or exported, or of refused keys; else null. */
      record_count: z.nullable(countSchema),
    }),
    /** `q` searches the names of keys. */
    query: listQuerySchema(['created_at'], '-created_at', {
      ...dayFilters,
      noun: z.optional(z.enum(lists)),
      action: z.optional(z.enum(activityActions)),
    }),
    /**
     * Reports a file that the browser made of a list. The server writes all other entries itself,
     * in the transaction of the change.
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
