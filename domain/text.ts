import * as z from 'zod/mini'
import { formatNumber } from './wording.ts'

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
/** NUL, which a database refuses, and what Unicode says is no character, which a PDF does. */
const unstorable = /\0|\p{Noncharacter_Code_Point}/u

/** Text as every format can hold it: pairs are whole, and each of its characters is one. */
export function isStorable(value: string): boolean {
  return value.isWellFormed() && !unstorable.test(value)
}

/** Letters that Unicode does not take apart, and quotes and a hyphen that no keyboard has. */
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
  '‘': "'",
  '’': "'",
  ʼ: "'",
  '“': '"',
  '”': '"',
  '‐': '-',
}

/** What two spellings have in common that a reader takes for one: no case, accent or invisible sign. */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .replace(/[ßæœøđðłþıς‘’ʼ“”‐]/g, (letter) => plainLetters[letter] ?? letter)
}

const named: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: ' ',
  '#x27': "'",
}

/** Text of HTML without what its signs are written as; its elements stay. */
export const unescapeHtml = (html: string): string =>
  html.replace(/&(amp|lt|gt|quot|nbsp|#x27);/g, (written, name: string) => named[name] ?? written)

/**
 * A trimmed text of at most `max` UTF-16 code units (what the browser's `maxlength` counts) on one
 * line. NUL, lone surrogates, noncharacters, control characters and line breaks are refused.
 */
export function singleLine(max: number, messages: TextMessages = {}) {
  return text(max, messages, (value) => !controlOrLineBreak.test(value))
}

/**
 * As `singleLine`, for a text that may run over several lines: only NUL, lone surrogates and
 * noncharacters are refused.
 */
export function multiLine(max: number, messages: TextMessages = {}) {
  return text(max, messages, () => true)
}

/** A browser posts line ends as CR LF and counts them as one character in `maxlength`. */
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
    // One form of each letter, however it was typed.
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

/** Words of a plain text: what stands between white space and holds a letter or a digit. */
export function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
}

/** Whole minutes that `words` words take to read, at least one. */
export function readingMinutes(words: number): number {
  return Math.max(1, Math.round(words / WORDS_A_MINUTE))
}
