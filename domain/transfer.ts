/** Import of posts from other programs' files, and export of everything as one archive. */
import * as z from 'zod/mini'
import { countEach, countSchema, isoTimeSchema } from './record.ts'
import { slugMaxLength } from './slug.ts'
import { recordIdSchema } from './write-body.ts'

/** Maximum size of a file, in bytes. */
export const importMaxBytes = 200 * 1024 * 1024
/** Maximum number of posts per file. */
export const importMaxPosts = 500

/** A path for one download of the archive; the download must start before `expires_at`. */
export const exportTicketSchema = z.strictObject({ path: z.string(), expires_at: isoTimeSchema })
export type ExportTicket = z.output<typeof exportTicketSchema>

const onlyMessage = 'only must list rows, such as 1,2,5.'
const idsMessage = 'Ids must be whole numbers with commas between them, such as 1,2.'
const ids = z.optional(
  z.string(idsMessage).check(z.regex(/^[1-9]\d{0,8}(,[1-9]\d{0,8}){0,99}$/, idsMessage)),
)

/**
 * `dry_run=true` stores nothing; `only` selects rows, counted from 1 (without it, all that were
 * public at their source); `categories` and `regions` are added to all posts; `progress=true`
 * responds in lines, all but the last with the progress.
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
  /** Selected rows; null for all that are not withheld. */
  rows: ReadonlySet<number> | null
  /** Ids of labels that every post gets besides its own. */
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
 * Progress of an import: `look` checks the texts, `again` checks them once more with other slugs
 * where theirs are taken, `make` creates the drafts.
 */
export const importProgressSchema = z.strictObject({
  step: z.enum(['look', 'again', 'make']),
  done: countSchema,
  of: countSchema,
})
export type ImportProgress = z.output<typeof importProgressSchema>

/**
 * Outcome for a text: `new` would be created, `made` was; `same` already exists, word for word;
 * `refused` cannot be a post; `left` was not selected.
 */
export const importStates = ['new', 'made', 'same', 'refused', 'left'] as const
export type ImportState = (typeof importStates)[number]

const labelSchema = z.strictObject({ name: z.string(), is_new: z.boolean() })

export const importedPostSchema = z.strictObject({
  /** From 1, in the order of the file. */
  row: countSchema,
  /** The file it was read from, or its name within the file. */
  source: z.string(),
  state: z.enum(importStates),
  /** Not public at its source: imported only if selected. */
  withheld: z.boolean(),
  /** The post that was created or already exists. */
  id: z.nullable(recordIdSchema),
  title: z.string(),
  slug: z.string().check(z.maxLength(slugMaxLength)),
  words: countSchema,
  pictures: z.strictObject({
    /** Found in the file or in the media library. */
    found: countSchema,
    /** Of those, new to the library. */
    added: countSchema,
    missing: countSchema,
  }),
  categories: z.array(labelSchema),
  regions: z.array(labelSchema),
  authors: z.array(labelSchema),
  /** Sentences on what was changed or left out. */
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
