import * as z from 'zod/mini'
import { foldText, singleLine } from './text.ts'

/** Longest slug, in characters. */
export const slugMaxLength = 120

/**
 * The slug for a title or name: accents are folded first, other than word characters go, white
 * space becomes hyphens, none at the ends. Cut to the longest slug; empty where nothing is left.
 */
export function slugOf(title: string): string {
  const slug = foldText(title)
    .replace(/[^\w\s-]/g, '')
    .replace(/\s+/g, '-')
    .replace(/-+/g, '-')
    .replace(/^-/, '')
  return slug.slice(0, slugMaxLength).replace(/-$/, '')
}

/** Whether `text` could be the slug of anything: lower case, as `slugOf` leaves it. */
export function isSlug(text: string): boolean {
  return text.length <= slugMaxLength && /^[a-z0-9_]+(?:-[a-z0-9_]+)*$/.test(text)
}

const slugMessage =
  'Please use lower-case letters, digits, hyphens and underscores, with no hyphen at either end.'

/** The slug in the body of a write; `slugOf` makes one that it takes. */
export const slugSchema = singleLine(slugMaxLength, { required: 'Please enter a slug.' }).check(
  z.refine(isSlug, slugMessage),
)
