/** Formats figures: a rate as a percentage, a P with its significant digits. */
import { formatNumber } from '../wording.ts'
import type { Interval } from './intervals.ts'

/** With more digits where rounding would reach one of `lines` that the value does not. */
const fixed = (value: number, digits: number, ...lines: number[]): string => {
  const text = value.toFixed(digits)
  if (lines.some((line) => Number(text) === line && Math.abs(value - line) > 1e-9))
    return fixed(value, digits + 1, ...lines)
  return /^-0(\.0*)?$/.test(text) ? text.slice(1) : text
}

/** "30.0%" */
export const percent = (rate: number) => `${fixed(100 * rate, 1, 0, 100)}%`

/** "0.75" */
export const ratio = (value: number) => fixed(value, 2, 0.8)

/** "−10.0" or "+10.0", in percentage points, with a true minus. */
export function pointsOf(difference: number): string {
  const text = fixed(100 * difference, 1, 0).replace('-', '−')
  return text.startsWith('−') || text === '0.0' ? text : `+${text}`
}

/** "0.046", "0.0055", "< 0.0001" */
export function probability(p: number): string {
  if (p < 0.0001) return '< 0.0001'
  return fixed(p, p < 0.01 ? 4 : 3, 0.05)
}

/** "24.1% to 36.7%", each end formatted by `write`. */
export function interval({ low, high }: Interval, write: (value: number) => string): string {
  return `${write(low)} to ${write(high)}`
}

/** "1,000", "9.6": a number of people short of a rate. */
export function people(count: number): string {
  return formatNumber(Number(fixed(count, 1)))
}

/** "26.5%", "0.01%": the probability of a result by chance alone. */
export const chance = (share: number) => (share < 0.0001 ? 'under 0.01%' : percent(share))
