export type Hint = string | false

/**
 * Makes the hint for a field with a length limit: the characters left once it is nearly full, in
 * `words`. Returns it with the limit, as props of the field.
 */
export const limitIn =
  (words: { left: string; full: string }) => (text: string, maxLength: number, hint?: Hint) => {
    const left = maxLength - text.length
    const [end, number] = left > 0 ? [words.left, left] : [words.full, maxLength]
    const said = end.replace(/\{\w+\}/, String(number))
    return { maxLength, hint: left > Math.min(20, maxLength / 10) ? hint : said }
  }
