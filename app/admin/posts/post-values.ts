/** Values of the post dialog, with their conversion to and from a record. */
import * as z from 'zod/mini'
import { postFormWords as words } from '../../../content/en/admin/posts.ts'
import { conflictWords, toastTitles } from '../../../content/en/admin/words.ts'
import {
  newPostSchema,
  type PostRecord,
  postMaxLengths,
  postStatuses,
  stateAfter,
  stateOf,
} from '../../../domain/posts/editing.ts'
import { slugMaxLength, slugOf } from '../../../domain/slug.ts'
import { fill } from '../../../domain/wording.ts'
import type { Envelope } from '../../api-client.ts'
import { checkBy, type FormKind } from '../form/form-kind.ts'
import type { Form } from '../form/use-form.ts'
import { formatMoment } from '../local-time.ts'
import { isMoment } from '../moment-field.tsx'
import { postSource } from './post-source.ts'

/** Checks stored drafts: another version of this program may have stored another shape. */
const draftSchema = z.object({
  title: z.string(),
  slug: z.string(),
  description: z.string(),
  // A path of the media library; '' for none. Anything else would be requested from another site.
  featured_image: z.catch(z.string().check(z.regex(/^(?:\/media\/[\w./-]+)?$/)), ''),
  // In the order of choice.
  region_ids: z.readonly(z.array(z.int())),
  status: z.enum(postStatuses),
  // ISO 8601, UTC; '' for none; anything else is a time that is not complete.
  publish_at: z.string(),
  content: z.string(),
  meta_title: z.string(),
  meta_description: z.string(),
  category_ids: z.readonly(z.array(z.int())),
  // In the order of the byline; none: the firm.
  author_ids: z._default(z.readonly(z.array(z.int())), []),
})

export type PostValues = z.output<typeof draftSchema>

export type PostField = keyof PostValues

/** No region is preselected: a wrong one would be published by not looking. */
const emptyPost: PostValues = {
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
  author_ids: [],
}

export const postFields = Object.keys(emptyPost) as PostField[]

type Stored = Pick<PostRecord, PostField>

export function valuesOf(stored: Stored): PostValues {
  const values = postFields.map((field) => [field, stored[field] ?? ''])
  return Object.fromEntries(values) as PostValues
}

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

/** Body of a write; empty fields are left out. */
function bodyOf(values: PostValues) {
  const { region_ids, category_ids, author_ids, publish_at } = values
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
    ...(author_ids.length > 0 && { author_ids }),
  }
}

const checkPost = (values: PostValues) => checkBy(newPostSchema)(bodyOf(values))

function isIncomplete(values: PostValues): boolean {
  const { title, slug, description, content, region_ids } = bodyOf(values)
  return [title, slug, description, content].includes('') || region_ids.length === 0
}

/** Content is blank when it holds neither text nor media. */
function isBlankContent(html: string): boolean {
  if (/<(?:img|iframe)\b/i.test(html)) return false
  const text = html.replace(/<[^>]*>/g, '').replace(/&(?:nbsp|#160|#xa0);/gi, ' ')
  return !/[^\s\p{Cf}]/u.test(text)
}

type Publishing = Pick<PostValues, 'status' | 'publish_at'>
type Published = Pick<PostRecord, 'status' | 'publish_at' | 'published_at'>

/** State and publication time that the post would have after a save. */
export function outcomeOf({ status, publish_at }: Publishing, base: Published | null, now: string) {
  const time = isMoment(publish_at) ? publish_at : null
  const { published_at = null } = base ?? {}
  return stateAfter({ status, publish_at: time, published_at }, now)
}

/** Questions to confirm before a save; null for none. */
export function doubtOf(
  values: Publishing & Pick<PostValues, 'content'>,
  base: Published | null,
  now = new Date().toISOString(),
): string | null {
  const doubts = [doubtAbsence(values, base, now), doubtYear(values, base, now)]
  const asked = [...doubts, doubtBare(values, base)].filter((doubt) => doubt !== null)
  return asked.length > 0 ? asked.join('\n\n') : null
}

/** Doubt about taking a public post away: readers who follow a link would find nothing. */
function doubtAbsence(values: Publishing, base: Published | null, now: string): string | null {
  if (base === null || stateOf(base, now) !== 'published') return null
  const { state, published_at } = outcomeOf(values, base, now)
  if (state === 'published') return null
  if (state === 'draft') return words.takesAway
  return fill(words.takesAwayUntil, { time: formatMoment(published_at ?? now) })
}

const firstYear = 1990
const yearsAhead = 10

function doubtYear({ publish_at }: Publishing, base: Published | null, now: string) {
  if (!isMoment(publish_at) || publish_at === base?.publish_at) return null
  const year = new Date(publish_at).getUTCFullYear()
  const last = new Date(now).getUTCFullYear() + yearsAhead
  return year < firstYear || year > last ? fill(words.farYear, { year }) : null
}

/** Doubt about pictures without alt text: readers who do not see them have nothing else. */
function doubtBare(
  { status, content }: Pick<PostValues, 'status' | 'content'>,
  base: Published | null,
): string | null {
  const pictures = content.match(/<img\b[^>]*>/g) ?? []
  const bare = pictures.filter((picture) => !/\balt="[^"]*[^"\s][^"]*"/.test(picture)).length
  if (bare === 0 || status === 'draft' || base?.status === 'published') return null
  return bare === 1 ? words.bareOne : fill(words.bareMany, { count: bare })
}

/** A slug that still redirects to another post is taken only after confirmation. */
function insistOnSlug({ code, data }: Partial<Envelope>) {
  if (code !== 'former_slug') return null
  const { title } = data as { title: string }
  return { question: fill(words.takeSlug, { name: title }), body: { take_slug: true } }
}

/** A draft with another title and slug: two posts cannot share one address. */
function copyOf(values: PostValues): PostValues {
  const name = (text: string) => fill(conflictWords.copyName, { name: text })
  return {
    ...values,
    title: name(values.title).slice(0, postMaxLengths.title),
    slug: slugOf(name(values.slug.slice(0, slugMaxLength - ' (copy)'.length))),
    status: 'draft',
  }
}

export type PostFormState = Form<PostRecord, PostValues>

export const postForm: FormKind<PostRecord, PostValues> = {
  source: postSource,
  method: 'PUT',
  words,
  describeSaved: (isNew) => ({
    title: toastTitles.success,
    description: isNew ? words.created : words.updated,
  }),
  empty: emptyPost,
  valuesOf,
  isSame,
  bodyOf,
  check: checkPost,
  isIncomplete,
  doubt: doubtOf,
  insist: insistOnSlug,
  copyOf,
  draftPrefix: 'plumbline-post-draft-',
  draftSchema,
}
