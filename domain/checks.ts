/** What a nightly look over the articles and the law behind them has found. */
import * as z from 'zod/mini'
import { isoTimeSchema } from './record.ts'
import { recordIdSchema } from './write-body.ts'

/**
 * - `no-page`: a path of this site that leads nowhere · `no-anchor`: the article has no such place · `gone`: the other site says so, or its name
 *   is unknown · `moved`: it leads elsewhere for good · `unreachable`: no usable answer
 */
export const brokenStates = ['no-page', 'no-anchor', 'gone', 'moved', 'unreachable'] as const
export type BrokenState = (typeof brokenStates)[number]

export function isBrokenState(kind: string): kind is BrokenState {
  return brokenStates.some((state) => state === kind)
}

/** A site that does not answer may be down for a night or two; then somebody should look. */
export const SILENT_FOR_DAYS = 3

const articleSchema = z.strictObject({ id: recordIdSchema, title: z.string() })

const brokenLinkSchema = z.strictObject({
  url: z.string(),
  state: z.enum(brokenStates),
  /** Where it leads now, the status, or the reason. */
  detail: z.string(),
  /** When it was first found to be so. */
  since: isoTimeSchema,
  articles: z.array(articleSchema),
})
export type BrokenLink = z.output<typeof brokenLinkSchema>

const outdatedArticleSchema = z.strictObject({
  article: articleSchema,
  /** When it was last worked on. */
  updated_at: isoTimeSchema,
  changes: z.array(z.strictObject({ id: z.string(), title: z.string(), on: z.string() })),
})

const staleReferenceSchema = z.strictObject({
  id: z.string(),
  name: z.string(),
  url: z.string(),
  compared_on: z.string(),
})

export const checksSchema = z.strictObject({
  /** Null before the first night. */
  checked_at: z.nullable(isoTimeSchema),
  /**
   * Whether links to other sites were opened: not where the settings leave it off, and not where no
   * answer came from any site, which is no fault of theirs.
   */
  outside: z.enum(['opened', 'off', 'no-internet']),
  broken_links: z.array(brokenLinkSchema),
  outdated_articles: z.array(outdatedArticleSchema),
  stale_references: z.array(staleReferenceSchema),
})
export type Checks = z.output<typeof checksSchema>
