import * as z from 'zod/mini'
import { countSchema, isoTimeSchema } from '../record.ts'
import { recordIdSchema } from '../write-body.ts'

const summary = {
  title: z.string(),
  slug: z.string(),
  description: z.string(),
  featured_image: z.nullable(z.string()),
  published_at: isoTimeSchema,
  categories: z.array(z.strictObject({ id: recordIdSchema, name: z.string(), slug: z.string() })),
  regions: z.array(z.strictObject({ id: recordIdSchema, name: z.string(), code: z.string() })),
  /** Whole minutes. */
  reading_minutes: countSchema,
}

/** An article in `GET /api/insights`. */
export const articleSummarySchema = z.strictObject(summary)

/** An article in `GET /api/insights/{slug}` (specification, section 3, "Insight article"). */
export const articleSchema = z.strictObject({
  ...summary,
  content: z.string(),
  meta_title: z.nullable(z.string()),
  meta_description: z.nullable(z.string()),
})
