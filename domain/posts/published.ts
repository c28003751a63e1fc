import * as z from 'zod/mini'
import { labelSchemas, regionMaxLengths } from '../labels.ts'
import { listQuerySchema } from '../list-query.ts'
import { countSchema, isoTimeSchema } from '../record.ts'
import { slugMaxLength } from '../slug.ts'
import { singleLine } from '../text.ts'

export type PostStatus = 'draft' | 'published'

/**
 * HTML that has passed the allow-list, or text without any markup. Only
 * `server/posts/content/sanitise.ts` makes it, so that nothing else can be stored as content.
 */
export type SafeHtml = string & { readonly isSafe: unique symbol }

/** Labels as part of a post. */
const { categories, regions, authors } = labelSchemas
const slugged = { id: true, name: true, slug: true } as const
export const postCategorySchema = z.pick(categories.record, slugged)
export const postRegionSchema = z.pick(regions.record, { id: true, name: true, code: true })
export const postAuthorSchema = z.pick(authors.record, slugged)
export type PostAuthor = z.output<typeof postAuthorSchema>
export type PostCategory = z.output<typeof postCategorySchema>
export type PostRegion = z.output<typeof postRegionSchema>

const summary = {
  title: z.string(),
  slug: z.string(),
  description: z.string(),
  featured_image: z.nullable(z.string()),
  published_at: isoTimeSchema,
  categories: z.array(postCategorySchema),
  regions: z.array(postRegionSchema),
  /** In the order of the byline; none: the firm. */
  authors: z.array(postAuthorSchema),
  /** Whole minutes. */
  reading_minutes: countSchema,
}

const articleSummarySchema = z.strictObject(summary)

/** An article in the public list; its labels have the keys by which the list is filtered. */
export const listedArticleSchema = z.strictObject({
  ...summary,
  categories: z.array(z.omit(postCategorySchema, { id: true })),
  regions: z.array(z.omit(postRegionSchema, { id: true })),
})

/** A whole article of the public API. */
export const articleSchema = z.strictObject({
  ...summary,
  content: z.string(),
  meta_title: z.nullable(z.string()),
  meta_description: z.nullable(z.string()),
})

/** An article in a list. Times are ISO 8601, UTC. */
export interface PostSummary extends z.output<typeof articleSummarySchema> {
  id: number
  updated_at: string
}

/** A related article, with the names of the laws that both mention. */
export interface RelatedPost extends PostSummary {
  laws: string[]
}

/** A post that is public now. */
export interface PublishedPost extends PostSummary {
  content: SafeHtml
  meta_title: string | null
  meta_description: string | null
}

/** A post as its preview shows it: `published_at` is null for a draft, which has no date. */
export interface PostPreview extends Omit<PublishedPost, 'published_at'> {
  published_at: string | null
}

/** An author of public articles, as on their page. */
export type PublicAuthor = PostAuthor & { description: string | null; picture: string | null }

export const articlePath = (slug: string) => `/insights/${slug}`
export const authorPath = ({ slug }: Pick<PostAuthor, 'slug'>) => `/insights/authors/${slug}`

/** A category or region that public posts are filed under, for the filters of the list. */
export type InUse<T> = T & { posts: number }

export interface PostFilters {
  categories: InUse<PostCategory>[]
  regions: InUse<PostRegion>[]
}

export const postListSchema = listQuerySchema(['published_at', 'title'], '-published_at', {
  /** Slug. */
  category: z.optional(singleLine(slugMaxLength)),
  /** Code, in capitals or not. */
  region: z.optional(singleLine(regionMaxLengths.code)),
  /** Slug. */
  author: z.optional(singleLine(slugMaxLength)),
})

/** Query of the public list. Every word of `q` must be in title, description or text. */
export type PostQuery = z.output<typeof postListSchema>

/** Articles on one page of the list that readers see. */
const ARTICLES_A_PAGE = 12

/**
 * The query in the address of the list. An address is never refused: unknown and invalid parameters
 * are ignored.
 */
export function readPostQuery(query: URLSearchParams): PostQuery {
  const asked: Record<string, string> = {}
  for (const name of ['page', 'category', 'region', 'q'] as const) {
    const value = query.get(name)?.trim()
    if (value && postListSchema.safeParse({ [name]: value }).success) asked[name] = value
  }
  return { ...postListSchema.parse(asked), perPage: ARTICLES_A_PAGE }
}

/** Whether an HTML parser would find anything but text in `content`. */
export function hasMarkup(content: string): boolean {
  return /<[a-z/!?]/i.test(content)
}

/** Limit on lines of content without markup: each becomes an element of the page. */
const MOST_LINES = 10_000

/** Whether content without markup has too many lines to render without blocking the server. */
export function hasTooManyLines(text: string): boolean {
  return (text.match(/\r\n|\r|\n/g)?.length ?? 0) >= MOST_LINES
}

/**
 * Content without markup as HTML: each line becomes a paragraph, each blank line in between a
 * `br`.
 */
export function paragraphsOf(text: string): string {
  return text
    .trim()
    .split(/\r\n|\r|\n/)
    .map((line) => (line.trim() === '' ? '<br>' : `<p>${escapeText(line.trim())}</p>`))
    .join('\n')
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
