import * as z from 'zod/mini'
import { listQuerySchema, type Page, pageOf, type Sort, sortOf } from '../list-query.ts'
import { countSchema, isoTimeSchema } from '../record.ts'
import { slugSchema } from '../slug.ts'
import { multiLine, singleLine } from '../text.ts'
import { optionalText, recordIdSchema, versionSchema, writeBodySchema } from '../write-body.ts'

/** Longest texts of a category, in characters (decisions, section C, "Lengths"). */
export const categoryMaxLengths = { name: 100, description: 500 } as const

const fields = {
  name: singleLine(categoryMaxLengths.name, { required: 'Please enter a name.' }),
  slug: slugSchema,
  description: optionalText(multiLine(categoryMaxLengths.description)),
}
const readOnly = ['id', 'created_at', 'posts']

/** The body of `POST /api/admin/categories`. */
export const newCategorySchema = writeBodySchema(fields, [...readOnly, 'version'])
/** The body of `PUT /api/admin/categories/{id}`: it replaces; an omitted description is cleared. */
export const categorySchema = writeBodySchema({ ...fields, version: versionSchema }, readOnly)

export type NewCategory = z.output<typeof newCategorySchema>
export type CategoryChange = z.output<typeof categorySchema>

/** A category as the admin calls answer with it (specification, section 3). */
export const categoryRecordSchema = z.strictObject({
  id: recordIdSchema,
  name: z.string(),
  slug: z.string(),
  description: z.nullable(z.string()),
  version: countSchema,
  created_at: isoTimeSchema,
  /** How many posts are filed under it, drafts included. */
  posts: countSchema,
})
export type Category = z.output<typeof categoryRecordSchema>

export const categoryColumns = ['name', 'slug', 'created_at', 'posts'] as const
export type CategoryColumn = (typeof categoryColumns)[number]

/** The query of `GET /api/admin/categories` (decisions, B10). */
export const categoryListSchema = listQuerySchema(categoryColumns, {})

export interface CategoryQuery extends Page {
  sort: Sort<CategoryColumn>
  q?: string | undefined
}

export function categoryQueryOf(parsed: z.output<typeof categoryListSchema>): CategoryQuery {
  const byName = { column: 'name', descending: false } as const
  return { ...pageOf(parsed), sort: sortOf(parsed.sort, byName), q: parsed.q }
}
