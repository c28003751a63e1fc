/** Findings of the nightly check of articles and legal references. */
import * as z from 'zod/mini'
import { isoTimeSchema } from './record.ts'
import { recordIdSchema } from './write-body.ts'

/**
 * - `no-page`: a path of this site without a page · `no-anchor`: an article without that anchor
 * - `gone`: 404 or 410, or an unknown host · `moved`: permanent redirect · `unreachable`: no answer
 */
export const brokenStates = ['no-page', 'no-anchor', 'gone', 'moved', 'unreachable'] as const
export type BrokenState = (typeof brokenStates)[number]

export function isBrokenState(kind: string): kind is BrokenState {
  return brokenStates.some((state) => state === kind)
}

/** Days without an answer after which a link is reported; a site may be down for a night or two. */
export const SILENT_FOR_DAYS = 3

const articleSchema = z.strictObject({ id: recordIdSchema, title: z.string() })

const brokenLinkSchema = z.strictObject({
  url: z.string(),
  state: z.enum(brokenStates),
  /** The new address, the status or the reason. */
  detail: z.string(),
  /** When this state was first found. */
  since: isoTimeSchema,
  articles: z.array(articleSchema),
})
export type BrokenLink = z.output<typeof brokenLinkSchema>

const outdatedArticleSchema = z.strictObject({
  article: articleSchema,
  /** Last edit of the article. */
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
   * Whether links to other sites were opened: `off` by the settings, `no-internet` if no site at
   * all answered, which is not the links' fault.
   */
  outside: z.enum(['opened', 'off', 'no-internet']),
  broken_links: z.array(brokenLinkSchema),
  outdated_articles: z.array(outdatedArticleSchema),
  stale_references: z.array(staleReferenceSchema),
})
export type Checks = z.output<typeof checksSchema>
