import { readingsOf, readNumber } from './written-number.ts'

/** The figures that the firm owns (`content/en/roi.ts`). */
export interface RoiFigures {
  /** Revenue in pounds times this is the revenue in euros. */
  revenueUplift: number
  /** Euros: the fixed amount of the maximum fine. */
  fineFloor: number
  /** Share of the revenue in euros, 0.07 for 7%. */
  fineShare: number
  /** Euros: the fixed amount of the ceiling for duties on hiring systems. */
  dutyFloor: number
  /** Share of the revenue in euros in that ceiling. */
  dutyShare: number
  /** Pounds per year. */
  annualFee: number
}

/**
 * The typed revenue in pounds: one value, both possible ones of an ambiguous text, or none for
 * anything else. Commas where the field itself would put them separate thousands.
 */
export function parseRevenue(typed: string): number[] {
  const plain = typed.replace(/[\s£]/g, '')
  const written = groupDigits({ text: plain.replace(/,/g, ''), caret: 0 }, '').text
  const revenue = readNumber(plain, '.')
  return revenue !== null && plain === written && plain.includes(',')
    ? [revenue]
    : readingsOf(plain)
}

/** The text of a field and the position of its caret. */
export interface Typed {
  text: string
  caret: number
}

/**
 * The same number with thousands separators, the caret after the same digit. Text that is no number
 * in digits stays as typed; so does a comma that was not there `before`, unless it separates
 * thousands: "2,5" is not 25. `isAhead` moves the caret past an adjacent separator, so that
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

/** Whether every comma separates thousands. */
const isParted = (text: string) =>
  !text.includes(',') || readNumber(text.replace(/[\s£]|\.$/g, ''), '.') !== null

/** The position after `passed` characters of the number, not counting separators. */
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
 * Compares the yearly fee with the highest fine of the AI Act for `revenue` pounds a year: the larger
 * of the floor and the share of the uplifted revenue (AI Act, Article 99(3)). Also returns the
 * ceiling for the duties on hiring systems (99(4)), and the lower figures of a small firm (99(6)).
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
    /** Both ceilings for a small or medium-sized firm: the lower figure each. */
    smallFine: Math.max(0, Math.min(fineFloor, turnover * fineShare)),
    smallDutyFine: Math.max(0, Math.min(dutyFloor, turnover * dutyShare)),
    /** Pounds a year. */
    fee: annualFee,
    /** Euros divided by pounds, without conversion. */
    ratio: Math.round(fine / annualFee),
    /** In per cent, unrounded. */
    feeShare: (annualFee / fine) * 100,
  }
}
