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
