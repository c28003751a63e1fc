import { readingsOf, readNumber } from './written-number.ts'

/** The figures that the firm owns (`content/en/roi.ts`). */
export interface RoiFigures {
  /** Revenue in pounds times this is the revenue in euros. */
  revenueUplift: number
  /** Euros: the least that the maximum fine can be. */
  fineFloor: number
  /** Share of the revenue in euros, 0.07 for 7%. */
  fineShare: number
  /** Euros: the fixed amount of the ceiling for duties on hiring systems. */
  dutyFloor: number
  /** Share of the revenue in euros in that ceiling. */
  dutyShare: number
  /** Pounds a year. */
  annualFee: number
}

/**
 * The revenue that was typed, in pounds: what it may be where nothing settles that, and nothing for
 * what is no number. Commas part thousands, as the field writes them itself, wherever they can.
 */
export function parseRevenue(typed: string): number[] {
  const plain = typed.replace(/[\s£]/g, '')
  const written = groupDigits({ text: plain.replace(/,/g, ''), caret: 0 }, '').text
  const revenue = readNumber(plain, '.')
  return revenue !== null && plain === written && plain.includes(',')
    ? [revenue]
    : readingsOf(plain)
}

/** What stands in the field, and where in it the caret is. */
export interface Typed {
  text: string
  caret: number
}

/**
 * The same number with thousands separators, the caret behind the same digit. What is no number in
 * digits is left as it was typed, and so is a comma that was not there `before`, unless it parts
 * thousands: "2,5" is not 25. `isAhead`: the caret goes behind a separator that it stands at, so that
 * deleting forwards does not stop there.
 */
export function groupDigits({ text, caret }: Typed, before: string, isAhead = false): Typed {
  const plain = text.replace(/[\s,£]/g, '')
  const number = /^([+-]?)(0?|[1-9]\d*)(\.\d*)?$/.exec(plain)
  const commas = (it: string) => it.split(',').length
  const isOurs = commas(text) <= commas(before) && isParted(before)
  if (!number || !(isOurs || isParted(text))) return { text, caret }
  const [, sign = '', whole = '', rest = ''] = number
  const grouped = sign + whole.replace(/\B(?=(\d{3})+$)/g, ',') + rest
  const passed = text.slice(0, caret).replace(/[\s,£]/g, '').length
  return { text: grouped, caret: placeCaret(grouped, passed, isAhead) }
}

/** Whether every comma in it parts thousands. */
const isParted = (text: string) =>
  !text.includes(',') || readNumber(text.replace(/[\s£]|\.$/g, ''), '.') !== null

/** Behind as many signs of the number as it was before. */
function placeCaret(grouped: string, passed: number, isAhead: boolean): number {
  let left = passed
  let caret = 0
  while (left > 0 && caret < grouped.length) {
    if (grouped[caret] !== ',') left -= 1
    caret += 1
  }
  return isAhead && grouped[caret] === ',' ? caret + 1 : caret
}

export type RoiResult = ReturnType<typeof estimateRoi>

/**
 * Sets the yearly fee beside the highest fine of the AI Act for `revenue` pounds a year: the larger
 * of the floor and the share of the uplifted revenue (AI Act, Article 99(3)). Beside it stand the
 * ceiling for the duties on hiring systems (99(4)), and for a small firm the lower figures (99(6)).
 */
export function estimateRoi(revenue: number, figures: RoiFigures) {
  const { revenueUplift, fineFloor, fineShare, dutyFloor, dutyShare, annualFee } = figures
  const turnover = revenue * revenueUplift
  const fine = Math.max(fineFloor, turnover * fineShare)
  return {
    /** Euros, unrounded, as are the next three. */
    fine,
    /** The ceiling for the duties on hiring systems. */
    dutyFine: Math.max(dutyFloor, turnover * dutyShare),
    /** The same two as they count for a small or medium-sized firm, the lower figure each. */
    smallFine: Math.max(0, Math.min(fineFloor, turnover * fineShare)),
    smallDutyFine: Math.max(0, Math.min(dutyFloor, turnover * dutyShare)),
    /** Pounds a year. */
    fee: annualFee,
    /** Euros are set against pounds as they are. */
    ratio: Math.round(fine / annualFee),
    /** In per cent, unrounded. */
    feeShare: (annualFee / fine) * 100,
  }
}
