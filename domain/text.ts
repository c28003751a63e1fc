import * as z from 'zod/mini'
import { formatNumber } from './wording.ts'

export interface TextMessages {
  /** Shown for input without visible characters. Absent for an optional field. */
  required?: string
  /** Shown above `max`; by default it names the limit. */
  tooLong?: string
  /** Shown for characters that the field cannot hold. */
  unreadable?: string
}

/** Letters, digits, signs: anything but white space and invisible format characters. */
const visible = /[^\s\p{Cf}]/u
const controlOrLineBreak = /[\p{Cc}\u2028\u2029]/u
/** NUL, which databases refuse, and Unicode noncharacters, which PDF refuses. */
const unstorable = /\0|\p{Noncharacter_Code_Point}/u

/** Whether every format can store the text: no lone surrogates, NUL or noncharacters. */
export function isStorable(value: string): boolean {
  return value.isWellFormed() && !unstorable.test(value)
}

/** Letters that Unicode does not decompose, typographic quotes and the Unicode hyphen. */
const plainLetters: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  þ: 'th',
  ı: 'i',
  ς: 'σ',
  '⁄': '/',
}

/** Folds a text for comparison: without case, accents and invisible characters. */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .replace(/[‘’ʼ‚′]/g, "'")
    .replace(/[“”„]/g, '"')
    .replace(/[‐‒–—―−]/g, '-')
    .replace(/[ßæœøđðłþıς⁄]/g, (letter) => plainLetters[letter] ?? letter)
}

const named: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: ' ',
  '#x27': "'",
}

/** Decodes the named entities of our own HTML; elements stay. */
export const unescapeHtml = (html: string): string =>
  html.replace(/&(amp|lt|gt|quot|nbsp|#x27);/g, (written, name: string) => named[name] ?? written)

/**
 * A trimmed text on one line of at most `max` UTF-16 code units, as `maxlength` counts. Refuses
 * NUL, lone surrogates, noncharacters, control characters and line breaks.
 */
export function singleLine(max: number, messages: TextMessages = {}) {
  return text(max, messages, (value) => !controlOrLineBreak.test(value))
}

/** As `singleLine`, for several lines: only NUL, lone surrogates and noncharacters are refused. */
export function multiLine(max: number, messages: TextMessages = {}) {
  return text(max, messages, () => true)
}

/** As `multiLine`, with CR LF turned into LF: browsers post CR LF but count it as one character. */
export function prose(max: number, messages: TextMessages & { required: string }) {
  return z.pipe(
    z.string(messages.required).check(z.overwrite((text) => text.replaceAll('\r\n', '\n'))),
    multiLine(max, messages),
  )
}

function text(max: number, messages: TextMessages, isReadable: (value: string) => boolean) {
  const required = messages.required
  const tooLong = messages.tooLong ?? `Please use at most ${formatNumber(max)} characters.`
  const unreadable =
    messages.unreadable ?? 'This text contains characters that cannot be used here.'
  return z.string(required ?? 'This must be a text.').check(
    // One representation of each letter, however typed.
    z.normalize('NFC'),
    z.trim(),
    z.refine((value) => required === undefined || visible.test(value), {
      error: required ?? '',
      abort: true,
    }),
    z.maxLength(max, tooLong),
    z.refine((value) => isStorable(value) && isReadable(value), unreadable),
  )
}

/** Silent reading of English non-fiction (Brysbaert 2019, 238 words a minute), less for tables. */
const WORDS_A_MINUTE = 220

/** Number of words in a plain text: parts between white space with a letter or digit. */
export function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
}

/** Reading time in whole minutes, at least one. */
export function readingMinutes(words: number): number {
  return Math.max(1, Math.round(words / WORDS_A_MINUTE))
}
