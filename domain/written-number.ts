/** Numbers as people write them: 1,250.5 here is 1.250,5 there, and 1.250 alone may be either. */

/** The sign before the decimals. */
export type DecimalSign = '.' | ','

const bothSigns = ['.', ','] as const

const shapeOf = (decimal: DecimalSign, other: DecimalSign) =>
  new RegExp(
    `^([-+]?)(\\d{1,15}|[1-9]\\d{0,2}(?:([ '${other}])\\d{3})(?:\\3\\d{3}){0,4})?(?:\\${decimal}(\\d{0,15}))?$`,
  )
const shapes = { '.': shapeOf('.', ','), ',': shapeOf(',', '.') }

/** One text in one way of writing; null for what is no number in it. */
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

/** What a text may mean: none, one or two numbers. */
export function readingsOf(text: string): number[] {
  const found = bothSigns.map((decimal) => readNumber(text, decimal))
  return [...new Set(found.filter((it) => it !== null))]
}

/**
 * In which of the ways all the cells of a column are numbers; none where they contradict one another,
 * and both where nothing settles it.
 */
export function waysOf(cells: readonly string[]): DecimalSign[] {
  return bothSigns.filter((sign) => cells.every((cell) => readNumber(cell, sign) !== null))
}
