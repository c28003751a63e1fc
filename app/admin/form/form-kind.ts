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

/** What is wrong with each field. */
export type FieldErrors = Record<string, string>

/** A check by the schema that the server has too. */
export const checkBy =
  (schema: z.ZodMiniType) =>
  (values: unknown): FieldErrors =>
    fieldErrors(schema.safeParse(values).error?.issues ?? [])

/** All that a form needs to know of one kind of record. `Values` is each field as it is typed. */
export interface FormKind<Row extends Versioned, Values extends object> extends DraftKind<Values> {
  source: RecordSource
  /** Of the call that changes a record. */
  method: 'PUT' | 'PATCH'
  words: {
    saveFailed: string
    /** Said when a required field is missing. */
    incomplete?: string
  }
  /** Said when it has been saved. */
  describeSaved: (isNew: boolean) => ToastMessage
  empty: Values
  valuesOf: (row: Row) => Values
  /** Whether saving one over the other would change anything. */
  isSame: (one: Values, other: Values) => boolean
  /** The body of a write, without the version. */
  bodyOf: (values: Values) => object
  /** By the schema that the server has too. */
  check: (values: Values) => FieldErrors
  isIncomplete?: (values: Values) => boolean
  /** What to ask before it is saved over `base`; null where there is nothing to ask. */
  doubt?: (values: Values, base: Row | null) => string | null
  /** What to ask where the server refused it, and what to send along where the answer is yes. */
  insist?: (refusal: Partial<Envelope>) => { question: string; body: object } | null
  /** The same under another name: those of two records differ. Absent where none can be made by hand. */
  copyOf?: (values: Values) => Values
}

/** What somebody else saved in the meantime; null where they deleted the record. */
export interface Conflict<Row> {
  current: Row | null
}

/** Why a save was refused, so far as the person can do something about it. */
export interface Refusal<Row> {
  errors: FieldErrors
  conflict: Conflict<Row> | null
}
