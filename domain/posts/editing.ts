import * as z from 'zod/mini'
import { dayFilters, listQuerySchema } from '../list-query.ts'
import { pictureSchema } from '../media/names.ts'
import { countSchema, isoTimeSchema } from '../record.ts'
import { slugSchema } from '../slug.ts'
import { multiLine, singleLine } from '../text.ts'
import {
  instantSchema,
  optionalText,
  recordIdSchema,
  versionSchema,
  writeBodySchema,
} from '../write-body.ts'
import { readLinkAddress } from './link-address.ts'
import {
  type PostStatus,
  postAuthorSchema,
  postCategorySchema,
  postRegionSchema,
} from './published.ts'

/** Longest texts of a post, in characters, but for the content. */
export const postMaxLengths = {
  title: 200,
  description: 500,
  meta_title: 200,
  meta_description: 500,
} as const
/** Longest content: bytes of HTML as UTF-8. */
const contentMaxBytes = 1024 * 1024

export const postStatuses = ['draft', 'published'] as const satisfies readonly PostStatus[]

/** What a post is to readers: one whose time is still to come is not published yet. */
export const postStates = ['draft', 'scheduled', 'published'] as const
export type PostState = (typeof postStates)[number]

/** The state of a post at `now` (ISO 8601, UTC). */
export function stateOf(
  { status, published_at }: { status: PostStatus; published_at: string | null },
  now: string,
): PostState {
  if (status === 'draft') return 'draft'
  return published_at !== null && published_at > now ? 'scheduled' : 'published'
}

/** What the record of who did what calls a save that led from one state to another. */
export function postActionOf(before: PostState, after: PostState) {
  if (before === after) return 'update'
  return ({ published: 'publish', scheduled: 'schedule', draft: 'unpublish' } as const)[after]
}

const regionsMessage = 'Please select at least one region'
const contentMessage = 'Please write some content.'

const tooLong = 'The content must be at most 1 MB.'

/** HTML as it is typed. `required`: what to say where there is none. */
export function contentText(required?: string) {
  return multiLine(contentMaxBytes, { tooLong, ...(required && { required }) }).check(
    z.refine((html) => new TextEncoder().encode(html).length <= contentMaxBytes, tooLong),
  )
}

const tokenMessage = 'This must be 16 hexadecimal digits.'

/** Names a window, a writing or a state of it; who types makes it up. */
export const writingTokenSchema = z
  .string(tokenMessage)
  .check(z.regex(/^[0-9a-f]{16}$/, tokenMessage))

const idListSchema = z.array(recordIdSchema).check(z.maxLength(500))

const fields = {
  title: singleLine(postMaxLengths.title, { required: 'Please enter a title.' }),
  slug: slugSchema,
  description: multiLine(postMaxLengths.description, { required: 'Please enter a description.' }),
  content: contentText(contentMessage),
  featured_image: pictureSchema,
  meta_title: optionalText(singleLine(postMaxLengths.meta_title)),
  meta_description: optionalText(multiLine(postMaxLengths.meta_description)),
  /** The firm; the people are `author_ids`. */
  author_id: z.optional(z.literal(1)),
  /** When it is to go public; without one, as soon as it is published. */
  publish_at: z.optional(z.nullable(instantSchema)),
  category_ids: z.optional(z.nullable(idListSchema)),
  /** In the order of the byline; none: the firm. */
  author_ids: z.optional(z.nullable(idListSchema)),
  /** All regions, the first one first. */
  region_ids: z.optional(z.nullable(idListSchema.check(z.minLength(1, regionsMessage)))),
  /** The first region; alone, it is the only one. */
  region_id: z.optional(z.nullable(recordIdSchema)),
  /** The mark of the autosave that is in it and ends with it. */
  autosave: z.optional(writingTokenSchema),
  /** What a new post was called while it was typed. */
  writing: z.optional(writingTokenSchema),
  /** Takes a slug that still leads to another post from it. */
  take_slug: z.optional(z.boolean()),
}

const status = z.enum(postStatuses)
const readOnly = [
  'id',
  'created_at',
  'updated_at',
  'published_at',
  'categories',
  'regions',
  'authors',
  'typed',
  'saved_by',
  // What pages of version 1.1 send that are still open after an upgrade.
  'draft',
  'draft_token',
  'draft_version',
]

const newBody = writeBodySchema({ ...fields, status: z.optional(status) }, [...readOnly, 'version'])
const body = writeBodySchema({ ...fields, status, version: versionSchema }, readOnly)

type Body = z.output<typeof newBody>

const hasRegion = z.refine<Pick<Body, 'region_ids' | 'region_id'>>(
  ({ region_ids, region_id }) => (region_ids?.length ?? 0) > 0 || Boolean(region_id),
  { path: ['region_ids'], error: regionsMessage },
)

/** One list of categories and one of regions, whichever way they were sent. */
function settle({ author_id: _, region_id, take_slug: takesSlug, ...sent }: Body) {
  const regions = sent.region_ids ?? (region_id ? [region_id] : [])
  return {
    ...sent,
    status: sent.status ?? 'draft',
    publish_at: sent.publish_at ?? null,
    category_ids: [...new Set(sent.category_ids ?? [])],
    region_ids: [...new Set(regions)],
    author_ids: [...new Set(sent.author_ids ?? [])],
    takesSlug,
  }
}

type Settled = ReturnType<typeof settle>

/** What a write says about a post; the content is not yet sanitised. */
export type PostFields = Omit<Settled, 'autosave' | 'writing' | 'takesSlug'>

/** A write, and what was typed before it. */
export interface PostWrite extends Omit<Settled, 'takesSlug'> {
  /** Also a slug that still leads to another post. */
  takesSlug?: boolean | undefined
}

export interface PostChange extends PostWrite {
  version?: number | undefined
}

/** A new post starts as a draft. */
export const newPostSchema = z.pipe(newBody.check(hasRegion), z.transform(settle))

/** Replaces a post: an omitted optional field is cleared, no `category_ids` means none. */
export const postSchema = z.pipe(
  body.check(hasRegion),
  z.transform(({ version, ...sent }): PostChange => ({ ...settle(sent), version })),
)

const listed = {
  id: recordIdSchema,
  title: z.string(),
  slug: z.string(),
  description: z.string(),
  featured_image: z.nullable(z.string()),
  status: z.enum(postStatuses),
  author_id: recordIdSchema,
  /** As an editor has set it. */
  publish_at: z.nullable(isoTimeSchema),
  /** When it goes or went public; kept while it is a draft again. Null if it never was public. */
  published_at: z.nullable(isoTimeSchema),
  version: countSchema,
  created_at: isoTimeSchema,
  updated_at: isoTimeSchema,
  categories: z.array(postCategorySchema),
  category_ids: z.array(recordIdSchema),
  /** In the order of the byline; none: the firm. */
  authors: z.array(postAuthorSchema),
  author_ids: z.array(recordIdSchema),
  /** In the order in which they were chosen. */
  regions: z.array(postRegionSchema),
  region_ids: z.array(recordIdSchema),
  /** The first of them; null for none. */
  region_id: z.nullable(recordIdSchema),
  /** Who typed last of what is typed into it and not saved; null for nothing. */
  typed: z.nullable(z.strictObject({ key_id: z.string(), updated_at: isoTimeSchema })),
}

/** A post in the list that staff see. */
export const listedPostSchema = z.strictObject({
  ...listed,
  /** How often it was read in the last 90 days. */
  views: countSchema,
})
export type ListedPost = z.output<typeof listedPostSchema>

export const mostPostsAtOnce = 200
const postsMessage = `posts must list 1 to ${mostPostsAtOnce} posts, each once.`
/** In characters; browsers send no longer one. */
export const addressMaxLength = 2048
const linkMessage = 'Please enter a web address, or a path of this site such as /contact.'

/**
 * The body of `POST /api/admin/posts/change`: the same for the selected posts, each from the version
 * that was on screen. What is left out stays as it is.
 */
export const postsChangeSchema = writeBodySchema({
  posts: z
    .array(z.strictObject({ id: recordIdSchema, version: versionSchema }), postsMessage)
    .check(z.minLength(1, postsMessage), z.maxLength(mostPostsAtOnce, postsMessage))
    .check(
      z.refine((posts) => new Set(posts.map(({ id }) => id)).size === posts.length, postsMessage),
    ),
  status: z.optional(z.enum(postStatuses)),
  /** When it goes out: of scheduled posts, and to a time that is still to come. */
  publish_at: z.optional(instantSchema),
  /** Filed under this as well, or where one is taken away: in its place. */
  category_id: z.optional(recordIdSchema),
  remove_category_id: z.optional(recordIdSchema),
  region_id: z.optional(recordIdSchema),
  remove_region_id: z.optional(recordIdSchema),
  /** Every link to the one address leads to the other. */
  link_from: z.optional(z.string().check(z.maxLength(addressMaxLength, linkMessage))),
  link_to: z.optional(
    z.string().check(
      z.maxLength(addressMaxLength, linkMessage),
      z.refine((typed) => readLinkAddress(typed) !== null, linkMessage),
    ),
  ),
  /** The content of the save before the `version` that is given: takes a change of links back. */
  goes_back: z.optional(z.literal(true)),
})
export type PostsChange = z.output<typeof postsChangeSchema>

/** Those that were changed, as they are now. */
export const postsChangedSchema = z.strictObject({
  changed: countSchema,
  posts: z.array(z.strictObject({ id: recordIdSchema, version: countSchema })),
})
export type PostsChanged = z.output<typeof postsChangedSchema>

/** A post as the editor reads it. */
export const postRecordSchema = z.strictObject({
  ...listed,
  content: z.string(),
  meta_title: z.nullable(z.string()),
  meta_description: z.nullable(z.string()),
  /** Who made its present version. */
  saved_by: z.strictObject({ key_id: z.nullable(z.string()), key_name: z.nullable(z.string()) }),
})
export type PostRecord = z.output<typeof postRecordSchema>

const idFilter = (name: string) =>
  z.optional(
    z.pipe(
      z.string().check(z.regex(/^[1-9]\d{0,8}$/, `${name} must be an id.`)),
      z.transform(Number),
    ),
  )

export const adminPostListSchema = listQuerySchema(
  ['title', 'status', 'created_at', 'updated_at', 'published_at', 'goes_out', 'views'],
  '-created_at',
  {
    ...dayFilters,
    status: z.optional(z.enum(postStates)),
    region_id: idFilter('region_id'),
    category_id: idFilter('category_id'),
    author_id: idFilter('author_id'),
    /** Of those that went or go public from the one instant on, and before the other. */
    out_from: z.optional(instantSchema),
    out_before: z.optional(instantSchema),
  },
)

export type AdminPostQuery = z.output<typeof adminPostListSchema>

interface Publication {
  status: PostStatus
  publish_at: string | null
  /** As stored before this write. */
  published_at: string | null
}

/**
 * `published_at` after a write at the instant `now`: the time that the editor has set; else the
 * time at which the post first went public, kept through unpublishing; else now, if it goes public
 * with this write. All times are ISO 8601, UTC.
 */
export function publicationTime(
  { status, publish_at, published_at }: Publication,
  now: string,
): string | null {
  if (status === 'published' && publish_at !== null) return publish_at
  if (published_at !== null && published_at <= now) return published_at
  return status === 'published' ? now : null
}

/** What readers see of a post once it is saved so. */
export function stateAfter(publication: Publication, now: string) {
  const published_at = publicationTime(publication, now)
  return { state: stateOf({ status: publication.status, published_at }, now), published_at }
}
