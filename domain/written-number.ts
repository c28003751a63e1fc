/** Numbers in English and continental notation (1,250.5 or 1.250,5); 1.250 is ambiguous. */

/** The decimal separator. */
export type DecimalSign = '.' | ','

const bothSigns = ['.', ','] as const

const shapeOf = (decimal: DecimalSign, other: DecimalSign) =>
  new RegExp(
    `^([-+]?)(\\d{1,15}|[1-9]\\d{0,2}(?:([ '${other}])\\d{3})(?:\\3\\d{3}){0,4})?(?:\\${decimal}(\\d{0,15}))?$`,
  )
const shapes = { '.': shapeOf('.', ','), ',': shapeOf(',', '.') }

/** Parses a number with the given decimal separator; null for anything else. */
export function readNumber(text: string, decimal: DecimalSign): number | null {
  const [, sign = '', whole, , rest] = shapes[decimal].exec(clean(text)) ?? []
  if (!whole && !rest) return null
  return Number(`${sign}${whole?.replace(/\D/g, '') ?? '0'}.${rest || '0'}`)
}

const clean = (text: string) =>
  text
    .normalize('NFKC')
    .trim()
    .replace(/[\s\u2009]/gu, ' ')
    .replace(/[’ʼ]/g, "'")
    .replace(/^[−–]/, '-')

/** The possible numbers of a text: none, one or two. */
export function readingsOf(text: string): number[] {
  const found = bothSigns.map((decimal) => readNumber(text, decimal))
  return [...new Set(found.filter((it) => it !== null))]
}

/**
 * The decimal separators with which all cells of a column are numbers: none if the cells contradict
 * each other, both if the column is ambiguous.
 */
export function waysOf(cells: readonly string[]): DecimalSign[] {
  return bothSigns.filter((sign) => cells.every((cell) => readNumber(cell, sign) !== null))
}
