import { categoryFormWords, categoryWords } from '../../../content/admin/categories.ts'
import { conflictWords } from '../../../content/admin/words.ts'
import { fieldErrors } from '../../../domain/field-errors.ts'
import {
  type Category,
  categoryColumns,
  categoryMaxLengths,
  newCategorySchema,
} from '../../../domain/labels.ts'
import { slugOf } from '../../../domain/slug.ts'
import { fill } from '../../../domain/wording.ts'
import type { FormKind } from '../form/form-kind.ts'
import type { ListRules } from '../list/list-view.ts'
import type { RecordSource } from '../list/record-source.ts'

export const categorySource: RecordSource = {
  noun: 'categories',
  path: '/api/admin/categories',
  fetchFailed: categoryWords.fetchFailed,
  shownBy: ['posts'],
}

export const categoryRules: ListRules = {
  columns: categoryColumns,
  defaultSort: 'name',
  filters: {},
}

export type CategoryValues = { name: string; slug: string; description: string }

export const categoryKind: FormKind<Category, CategoryValues> = {
  source: categorySource,
  words: categoryFormWords,
  empty: { name: '', slug: '', description: '' },
  required: ['name', 'slug'],
  valuesOf: ({ name, slug, description }) => ({ name, slug, description: description ?? '' }),
  check: (values) => {
    const { success, error } = newCategorySchema.safeParse(values)
    return success ? {} : fieldErrors(error.issues)
  },
  copyOf: (values) => {
    const name = fill(conflictWords.copyName, { name: values.name })
    return { ...values, name: name.slice(0, categoryMaxLengths.name), slug: slugOf(name) }
  },
}
