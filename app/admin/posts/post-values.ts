/** What is typed into the post dialog, and how it becomes a record and back. */
import { conflictWords } from '../../../content/admin/words.ts'
import { fieldErrors } from '../../../domain/field-errors.ts'
import { newPostSchema, type PostRecord, postMaxLengths } from '../../../domain/posts/editing.ts'
import type { PostStatus } from '../../../domain/posts/published.ts'
import { slugMaxLength, slugOf } from '../../../domain/slug.ts'
import { fill } from '../../../domain/wording.ts'

export interface PostValues {
  title: string
  slug: string
  description: string
  /** A path of the media library; '' for none. */
  featured_image: string
  /** In the order in which they were chosen. */
  region_ids: readonly number[]
  status: PostStatus
  /** ISO 8601, UTC; '' for none; anything else is a time that is not complete. */
  publish_at: string
  content: string
  meta_title: string
  meta_description: string
  category_ids: readonly number[]
}

export type PostField = keyof PostValues

/** No region is preselected (decisions, section C, "Posts"). */
export const emptyPost: PostValues = {
  title: '',
  slug: '',
  description: '',
  featured_image: '',
  region_ids: [],
  status: 'draft',
  publish_at: '',
  content: '',
  meta_title: '',
  meta_description: '',
  category_ids: [],
}

export const postFields = Object.keys(emptyPost) as PostField[]

type Stored = Pick<PostRecord, PostField>

export function valuesOf(stored: Stored): PostValues {
  const { title, slug, description, region_ids, status, content, category_ids } = stored
  return {
    ...{ title, slug, description, region_ids, status, content, category_ids },
    featured_image: stored.featured_image ?? '',
    publish_at: stored.publish_at ?? '',
    meta_title: stored.meta_title ?? '',
    meta_description: stored.meta_description ?? '',
  }
}

/** Whether saving one over the other would change anything. */
export function isSame(one: PostValues, other: PostValues): boolean {
  return postFields.every((field) => isSameField(field, one, other))
}

export function isSameField(field: PostField, one: PostValues, other: PostValues): boolean {
  // Categories have no order.
  const settle = ({ [field]: value }: PostValues) =>
    typeof value === 'string'
      ? value
      : (field === 'category_ids' ? value.toSorted((a, b) => a - b) : value).join()
  return settle(one) === settle(other)
}

/** The body of a write (specification, sections 5 and 7; decisions, A9). */
export function bodyOf(values: PostValues, version?: number) {
  const { region_ids, category_ids, publish_at } = values
  const optional = Object.entries({
    featured_image: values.featured_image,
    meta_title: values.meta_title.trim(),
    meta_description: values.meta_description.trim(),
    publish_at,
  }).filter(([, value]) => value !== '')
  return {
    title: values.title.trim(),
    slug: values.slug.trim(),
    description: values.description.trim(),
    content: isBlankContent(values.content) ? '' : values.content.trim(),
    status: values.status,
    author_id: 1,
    region_ids,
    region_id: region_ids[0],
    ...Object.fromEntries(optional),
    ...(category_ids.length > 0 && { category_ids }),
    ...(version !== undefined && { version }),
  }
}

/** What is wrong with each field, by the schema that the server has too. */
export function checkPost(values: PostValues): Record<string, string> {
  const { success, error } = newPostSchema.safeParse(bodyOf(values))
  return success ? {} : fieldErrors(error.issues)
}

/** Whether what is missing is what the specified sentence asks for (specification, section 5). */
export function isIncomplete(values: PostValues): boolean {
  const { title, slug, description, content, region_ids } = bodyOf(values)
  return [title, slug, description, content].includes('') || region_ids.length === 0
}

/** "Content is blank when it holds neither text nor media" (decisions, section C, "Posts"). */
function isBlankContent(html: string): boolean {
  if (/<(?:img|iframe)\b/i.test(html)) return false
  const text = html.replace(/<[^>]*>/g, '').replace(/&(?:nbsp|#160|#xa0);/gi, ' ')
  return !/[^\s\p{Cf}]/u.test(text)
}

/** The same under another name, and not public at once: both cannot have one address. */
export function copyOf(values: PostValues): PostValues {
  const name = (text: string) => fill(conflictWords.copyName, { name: text })
  return {
    ...values,
    title: name(values.title).slice(0, postMaxLengths.title),
    slug: slugOf(name(values.slug.slice(0, slugMaxLength - ' (copy)'.length))),
    status: 'draft',
  }
}
