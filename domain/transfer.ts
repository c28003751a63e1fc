/** What comes in from files of other programs, and all of it as one archive. */
import * as z from 'zod/mini'
import { countEach, countSchema, isoTimeSchema } from './record.ts'
import { slugMaxLength } from './slug.ts'
import { recordIdSchema } from './write-body.ts'

/** Largest file, in bytes. */
export const importMaxBytes = 200 * 1024 * 1024
/** Most posts that one file gives. */
export const importMaxPosts = 500

/** Where a browser saves everything, once; `expires_at`: no download can begin from then on. */
export const exportTicketSchema = z.strictObject({ path: z.string(), expires_at: isoTimeSchema })
export type ExportTicket = z.output<typeof exportTicketSchema>

const onlyMessage = 'only must list rows, such as 1,2,5.'
const idsMessage = 'Ids must be whole numbers with commas between them, such as 1,2.'
const ids = z.optional(
  z.string(idsMessage).check(z.regex(/^[1-9]\d{0,8}(,[1-9]\d{0,8}){0,99}$/, idsMessage)),
)

/**
 * With `dry_run=true` nothing is stored; `only` names the rows that are, counted from 1 (without it,
 * all that anybody could read where they were); `categories` and `regions` are what all of them get;
 * `progress=true` answers in lines, of which all but the last say how far it is.
 */
export const importQuerySchema = z.strictObject({
  dry_run: z.optional(z.enum(['true', 'false'])),
  progress: z.optional(z.enum(['true', 'false'])),
  categories: ids,
  regions: ids,
  only: z.optional(
    z.string(onlyMessage).check(z.regex(/^[1-9]\d{0,3}(,[1-9]\d{0,3}){0,999}$/, onlyMessage)),
  ),
})

export interface ImportChoice {
  isDryRun: boolean
  /** Null for all that are not withheld. */
  rows: ReadonlySet<number> | null
  /** Ids of what each of them gets, besides what it names. */
  forAll: { categories: readonly number[]; regions: readonly number[] }
}

const idsOf = (list: string | undefined) => (list ? list.split(',').map(Number) : [])

export function importChoiceOf({
  dry_run,
  only,
  categories,
  regions,
}: z.output<typeof importQuerySchema>): ImportChoice {
  return {
    isDryRun: dry_run === 'true',
    rows: only === undefined ? null : new Set(idsOf(only)),
    forAll: { categories: idsOf(categories), regions: idsOf(regions) },
  }
}

/**
 * How far an import is: texts looked at, looked at once more with other slugs where theirs are taken,
 * made into drafts.
 */
export const importProgressSchema = z.strictObject({
  step: z.enum(['look', 'again', 'make']),
  done: countSchema,
  of: countSchema,
})
export type ImportProgress = z.output<typeof importProgressSchema>

/**
 * What becomes of a text: `new` would be made, `made` was; `same` is there already, word for word;
 * `refused` cannot be a post; `left` was not chosen.
 */
export const importStates = ['new', 'made', 'same', 'refused', 'left'] as const
export type ImportState = (typeof importStates)[number]

const labelSchema = z.strictObject({ name: z.string(), is_new: z.boolean() })

export const importedPostSchema = z.strictObject({
  /** From 1, in the order of the file. */
  row: countSchema,
  /** The file it was read from, or what names it there. */
  source: z.string(),
  state: z.enum(importStates),
  /** Not everybody could read it where it was: it comes in only where it is chosen. */
  withheld: z.boolean(),
  /** The post that was made or is there already. */
  id: z.nullable(recordIdSchema),
  title: z.string(),
  slug: z.string().check(z.maxLength(slugMaxLength)),
  words: countSchema,
  pictures: z.strictObject({
    /** In the file or in the library. */
    found: countSchema,
    /** Of those, how many the library does not hold yet. */
    added: countSchema,
    missing: countSchema,
  }),
  categories: z.array(labelSchema),
  regions: z.array(labelSchema),
  authors: z.array(labelSchema),
  /** What was changed or left out, in sentences. */
  notes: z.array(z.string()),
})
export type ImportedPost = z.output<typeof importedPostSchema>

export const postImportSchema = z.strictObject({
  dry_run: z.boolean(),
  counts: z.record(z.enum(importStates), countSchema),
  rows: z.array(importedPostSchema),
  /** About the file as a whole. */
  notes: z.array(z.string()),
})
export type PostImport = z.output<typeof postImportSchema>

export function reportPosts(
  rows: ImportedPost[],
  { isDryRun, notes }: { isDryRun: boolean; notes: string[] },
): PostImport {
  const counts = countEach(
    importStates,
    rows.map(({ state }) => state),
  )
  return { dry_run: isDryRun, counts, rows, notes }
}
