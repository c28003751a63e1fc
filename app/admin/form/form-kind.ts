import type * as z from 'zod/mini'
import { fieldErrors } from '../../../domain/field-errors.ts'
import type { Envelope } from '../../api-client.ts'
import type { ToastMessage } from '../../ui/toast.tsx'
import type { RecordSource } from '../list/use-records.ts'
import type { DraftKind } from './local-drafts.ts'

export interface Versioned {
  id: number
  version: number
}

/** Error message by field name. */
export type FieldErrors = Record<string, string>

/** A check with the schema that the server uses too. */
export const checkBy =
  (schema: z.ZodMiniType) =>
  (values: unknown): FieldErrors =>
    fieldErrors(schema.safeParse(values).error?.issues ?? [])

/** Describes the form for one kind of record. `Values` holds each field as it is typed. */
export interface FormKind<Row extends Versioned, Values extends object> extends DraftKind<Values> {
  source: RecordSource
  /** Method of the request that changes a record. */
  method: 'PUT' | 'PATCH'
  words: {
    saveFailed: string
    /** Toast when a required field is missing. */
    incomplete?: string
  }
  /** Toast after a save. */
  describeSaved: (isNew: boolean) => ToastMessage
  empty: Values
  valuesOf: (row: Row) => Values
  /** Whether saving one over the other would change anything. */
  isSame: (one: Values, other: Values) => boolean
  /** The body of a write, without the version. */
  bodyOf: (values: Values) => object
  /** Checks with the schema that the server uses too. */
  check: (values: Values) => FieldErrors
  isIncomplete?: (values: Values) => boolean
  /** Question to confirm before a save over `base`; null for none. */
  doubt?: (values: Values, base: Row | null) => string | null
  /** After a refusal: a question, and what to add to the body if it is confirmed. */
  insist?: (refusal: Partial<Envelope>) => { question: string; body: object } | null
  /** The values under another name, as names are unique. Absent if the form creates no records. */
  copyOf?: (values: Values) => Values
}

/** The record that somebody else saved meanwhile; null if they deleted it. */
export interface Conflict<Row> {
  current: Row | null
}

/** Why a save was refused, as far as the user can do something about it. */
export interface Refusal<Row> {
  errors: FieldErrors
  conflict: Conflict<Row> | null
}
