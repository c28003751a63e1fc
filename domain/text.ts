import * as z from 'zod/mini'

export interface TextMessages {
  /** Shown when nothing visible was entered. Leave it out for a field that may stay empty. */
  required?: string
  /** Shown above `max`; by default it names the limit. */
  tooLong?: string
  /** Shown for characters that the field cannot hold. */
  unreadable?: string
}

/** Letters, digits, signs: anything but white space and invisible format characters. */
const visible = /[^\s\p{Cf}]/u
const controlOrLineBreak = /[\p{Cc}\u2028\u2029]/u

/**
 * A trimmed text of at most `max` UTF-16 code units (what the browser's `maxlength` counts) on one
 * line. NUL, lone surrogates, control characters and line breaks are refused.
 */
export function singleLine(max: number, messages: TextMessages = {}) {
  return text(max, messages, (value) => !controlOrLineBreak.test(value))
}

/**
 * As `singleLine`, for a text that may run over several lines: only NUL and lone surrogates are
 * refused.
 */
export function multiLine(max: number, messages: TextMessages = {}) {
  return text(max, messages, (value) => !value.includes('\0'))
}

function text(max: number, messages: TextMessages, isReadable: (value: string) => boolean) {
  const required = messages.required
  const tooLong =
    messages.tooLong ?? `Please use at most ${max.toLocaleString('en-GB')} characters.`
  const unreadable =
    messages.unreadable ?? 'This text contains characters that cannot be used here.'
  return z.string(required ?? 'This must be a text.').check(
    z.trim(),
    z.refine((value) => required === undefined || visible.test(value), {
      error: required ?? '',
      abort: true,
    }),
    z.maxLength(max, tooLong),
    z.refine((value) => value.isWellFormed() && isReadable(value), unreadable),
  )
}
