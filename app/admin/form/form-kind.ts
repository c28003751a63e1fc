import type { RecordSource } from '../list/record-source.ts'

export interface Versioned {
  id: number
  version: number
}

/** Each field as it is typed. */
export type FormValues = Record<string, string>

export interface FormWords<Values extends FormValues> {
  createTitle: string
  editTitle: string
  create: string
  update: string
  fields: Record<keyof Values, string>
  /** What a missing required field is answered with (specification, section 5). */
  incomplete: string
  created: string
  updated: string
  saveFailed: string
}

/** All that the dialog of one kind of record needs to know. */
export interface FormKind<Row extends Versioned, Values extends FormValues> {
  source: RecordSource
  words: FormWords<Values>
  empty: Values
  required: readonly (keyof Values)[]
  valuesOf: (row: Row) => Values
  /** What is wrong with each field, by the schema that the server has too. */
  check: (values: Values) => Record<string, string>
  /** The same under another name: those of two records differ. */
  copyOf: (values: Values) => Values
}

/** What is being typed: for `base`, or for a new record. */
export interface Draft<Row, Values> {
  base: Row | null
  values: Values
}

export function isChanged<Row extends Versioned, Values extends FormValues>(
  { empty, valuesOf }: FormKind<Row, Values>,
  { base, values }: Draft<Row, Values>,
): boolean {
  const before = base ? valuesOf(base) : empty
  return Object.keys(empty).some((name) => values[name] !== before[name])
}
