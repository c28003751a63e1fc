import * as z from 'zod/mini'
import { foldText, singleLine } from './text.ts'

/** Maximum length, in characters. */
export const slugMaxLength = 120

/**
 * The slug of a title or name: accents are folded, characters other than word characters removed,
 * white space becomes hyphens, none at the ends. Cut to the maximum length; may be empty.
 */
export function slugOf(title: string): string {
  const slug = foldText(title)
    .replace(/[^\w\s-]/g, '')
    .replace(/\s+/g, '-')
    .replace(/-+/g, '-')
    .replace(/^-/, '')
  return slug.slice(0, slugMaxLength).replace(/-$/, '')
}

/** Whether `text` is a valid slug, as `slugOf` returns it. */
export function isSlug(text: string): boolean {
  return text.length <= slugMaxLength && /^[a-z0-9_]+(?:-[a-z0-9_]+)*$/.test(text)
}

const slugMessage =
  'Please use lower-case letters, digits, hyphens and underscores, with no hyphen at either end.'

/** The slug in the body of a write; accepts the results of `slugOf`, except ''. */
export const slugSchema = singleLine(slugMaxLength, { required: 'Please enter a slug.' }).check(
  z.refine(isSlug, slugMessage),
)
