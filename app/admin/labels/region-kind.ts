import { regionFormWords, regionWords } from '../../../content/admin/regions.ts'
import { conflictWords } from '../../../content/admin/words.ts'
import { fieldErrors } from '../../../domain/field-errors.ts'
import {
  newRegionSchema,
  type Region,
  regionColumns,
  regionMaxLengths,
} from '../../../domain/labels.ts'
import { fill } from '../../../domain/wording.ts'
import type { FormKind } from '../form/form-kind.ts'
import type { ListRules } from '../list/list-view.ts'
import type { RecordSource } from '../list/record-source.ts'

export const regionSource: RecordSource = {
  noun: 'regions',
  path: '/api/admin/regions',
  fetchFailed: regionWords.fetchFailed,
  shownBy: ['posts'],
}

export const regionRules: ListRules = { columns: regionColumns, defaultSort: 'name', filters: {} }

export type RegionValues = { name: string; code: string }

export const regionKind: FormKind<Region, RegionValues> = {
  source: regionSource,
  words: regionFormWords,
  empty: { name: '', code: '' },
  required: ['name', 'code'],
  valuesOf: ({ name, code }) => ({ name, code }),
  check: (values) => {
    const { success, error } = newRegionSchema.safeParse(values)
    return success ? {} : fieldErrors(error.issues)
  },
  // The code of the other record cannot be used again, and only a person can name another.
  copyOf: ({ name }) => ({
    name: fill(conflictWords.copyName, { name }).slice(0, regionMaxLengths.name),
    code: '',
  }),
}

/** As it is shown and stored: capitals, of which "ß" alone makes more than it takes. */
export function settleCode(typed: string): string {
  return typed.toUpperCase().slice(0, regionMaxLengths.code)
}
