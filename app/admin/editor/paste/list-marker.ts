export interface ListMarker {
  isOrdered: boolean
  /** Of an ordered list. */
  start: number
  /** Of an ordered list: 1, a, A, i or I. */
  type: string
}

const bullet: ListMarker = { isOrdered: false, start: 1, type: '1' }

/** What the text that a word processor wrote before an item says of its list: "3.", "(b)", "·". */
export function readListMarker(text: string): ListMarker {
  const [, digits] = /^\(?(?:\d+\.)*(\d{1,5})[.):]?\)?$/.exec(text) ?? []
  if (digits !== undefined) return { isOrdered: true, start: Number(digits), type: '1' }
  const [, letters] = /^\(?([a-z]+)[.)]\)?$/i.exec(text) ?? []
  if (letters === undefined) return bullet
  const isUpper = letters === letters.toUpperCase()
  // A lone letter is a number only where a list of numbers begins with it.
  const roman = letters.length > 1 || /^i$/i.test(letters) ? readRoman(letters) : null
  if (roman !== null) return { isOrdered: true, start: roman, type: isUpper ? 'I' : 'i' }
  if (letters.length > 1) return bullet
  const start = letters.toLowerCase().charCodeAt(0) - 'a'.charCodeAt(0) + 1
  return { isOrdered: true, start, type: isUpper ? 'A' : 'a' }
}

const romans: Record<string, number> = { i: 1, v: 5, x: 10, l: 50, c: 100, d: 500, m: 1000 }

function readRoman(letters: string): number | null {
  const values = [...letters.toLowerCase()].map((letter) => romans[letter] ?? Number.NaN)
  const sum = values.reduce(
    (total, value, index) => total + (value < (values[index + 1] ?? 0) ? -value : value),
    0,
  )
  return Number.isNaN(sum) ? null : sum
}
