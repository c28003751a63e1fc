import * as z from 'zod/mini'
import { listQuerySchema, type Page, pageOf, type Sort, sortOf } from '../list-query.ts'
import { countSchema, isoTimeSchema } from '../record.ts'
import { singleLine } from '../text.ts'
import { recordIdSchema, versionSchema, writeBodySchema } from '../write-body.ts'

/** Longest texts of a region, in characters (specification, section 3; decisions, "Lengths"). */
export const regionMaxLengths = { name: 100, code: 5 } as const

const GENERATED_LENGTH = 3
const codeMessage = 'Please enter a code.'

const fields = {
  name: singleLine(regionMaxLengths.name, { required: 'Please enter a name.' }),
  code: z.pipe(
    singleLine(regionMaxLengths.code, { required: codeMessage }),
    z
      .transform((code: string) => code.toUpperCase())
      // Capitals can be longer than the small letters they come from.
      .check(z.refine((code) => code.length <= regionMaxLengths.code, codeMessage)),
  ),
}
const readOnly = ['id', 'created_at', 'posts']

/** The body of `POST /api/admin/regions`. */
export const newRegionSchema = writeBodySchema(fields, [...readOnly, 'version'])
/** The body of `PUT /api/admin/regions/{id}`. */
export const regionSchema = writeBodySchema({ ...fields, version: versionSchema }, readOnly)

export type NewRegion = z.output<typeof newRegionSchema>
export type RegionChange = z.output<typeof regionSchema>

/** A region as the admin calls answer with it (specification, section 3). */
export const regionRecordSchema = z.strictObject({
  id: recordIdSchema,
  name: z.string(),
  /** In capitals. */
  code: z.string(),
  version: countSchema,
  created_at: isoTimeSchema,
  /** How many posts are about it, drafts included. */
  posts: countSchema,
})
export type Region = z.output<typeof regionRecordSchema>

export const regionColumns = ['name', 'code', 'created_at', 'posts'] as const
export type RegionColumn = (typeof regionColumns)[number]

/** The query of `GET /api/admin/regions` (decisions, B10). */
export const regionListSchema = listQuerySchema(regionColumns, {})

export interface RegionQuery extends Page {
  sort: Sort<RegionColumn>
  q?: string | undefined
}

export function regionQueryOf(parsed: z.output<typeof regionListSchema>): RegionQuery {
  const byName = { column: 'name', descending: false } as const
  return { ...pageOf(parsed), sort: sortOf(parsed.sort, byName), q: parsed.q }
}

/**
 * The code that Generate makes of a region's name: the first two letters of each word, in capitals,
 * cut to three (specification, section 5, "Region form").
 */
export function regionCodeOf(name: string): string {
  const words = name.trim().split(/\s+/)
  const letters = words.map((word) => word.replace(/[^\p{L}\p{N}]/gu, '').slice(0, 2))
  return letters.join('').toUpperCase().slice(0, GENERATED_LENGTH)
}
