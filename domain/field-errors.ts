import type * as z from 'zod/mini'
import { choices } from './wording.ts'

interface Issue {
  code?: string | undefined
  path: PropertyKey[]
  message: string
  keys?: string[] | undefined
}

/** Limits an error response to a part of a large payload. */
const MOST_UNKNOWN = 20

/**
 * Messages by field from the issues of a failed `safeParse`: the first issue of each field, in the
 * schema's words. An issue of the payload as a whole belongs to no field.
 */
export function fieldErrors(issues: readonly Issue[]): Record<string, string> {
  const errors = new Map<string, string>()
  for (const { code, path, message, keys } of issues) {
    const unknown = keys?.slice(0, MOST_UNKNOWN) ?? []
    const names = code === 'unrecognized_keys' ? unknown : [String(path[0] ?? '')]
    for (const name of names) if (name && !errors.has(name)) errors.set(name, message)
  }
  return Object.fromEntries(errors)
}

const kinds: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
}
const units: Record<string, string> = { string: ' characters', array: ' entries' }

/** Says what is wrong where a schema has no words of its own for it. */
export function explain(issue: z.core.$ZodRawIssue): string {
  if (issue.code === 'unrecognized_keys') return 'This field is not known here.'
  const what = issue.path?.join('.') || 'The request'
  if (issue.input === undefined) return `${what} is missing.`
  const must = `${what} must`
  if (issue.code === 'invalid_type') return `${must} be ${kinds[issue.expected] ?? 'an object'}.`
  if (issue.code === 'invalid_value')
    return `${must} be ${choices.format(issue.values.map(String))}.`
  const unit = units[String(issue.origin)] ?? ''
  const has = unit ? 'have' : 'be'
  if (issue.code === 'too_big') return `${must} ${has} at most ${issue.maximum}${unit}.`
  if (issue.code === 'too_small' && unit && issue.minimum === 1) return `${must} not be empty.`
  if (issue.code === 'too_small') return `${must} ${has} at least ${issue.minimum}${unit}.`
  return `${what} has a value that is not accepted here.`
}
