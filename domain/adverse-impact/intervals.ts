/**
 * Rates, differences of two rates, and their statistical uncertainty. Counts are whole people; a
 * rate is between 0 and 1.
 */

/** People who reached a stage, and those of them selected. */
export interface Counts {
  selected: number
  /** At least 1. */
  reached: number
}

/** From the lower end to the upper. */
export interface Interval {
  low: number
  high: number
}

/** Two-sided 95% quantile of the normal distribution. */
export const Z95 = 1.959963984540054

export const rateOf = ({ selected, reached }: Counts) => selected / reached

export const addUp = (rows: readonly Counts[]): Counts => ({
  selected: rows.reduce((sum, { selected }) => sum + selected, 0),
  reached: rows.reduce((sum, { reached }) => sum + reached, 0),
})

/** 95% interval of one rate (Wilson's score interval): within 0 and 1 even at the extremes. */
export function wilsonInterval({ selected, reached }: Counts): Interval {
  const rate = selected / reached
  const spread = Z95 ** 2 / reached
  const centre = (rate + spread / 2) / (1 + spread)
  const half = Math.sqrt(rate * (1 - rate) * spread + spread ** 2 / 4) / (1 + spread)
  return { low: Math.max(0, centre - half), high: Math.min(1, centre + half) }
}

/** 95% interval of the first rate minus the second (Newcombe, method 10). */
export function newcombeInterval(one: Counts, other: Counts): Interval {
  const [first, second] = [rateOf(one), rateOf(other)]
  const [a, b] = [wilsonInterval(one), wilsonInterval(other)]
  return {
    low: first - second - Math.hypot(first - a.low, b.high - second),
    high: first - second + Math.hypot(a.high - first, second - b.low),
  }
}

/** Largest score statistic within the interval: the squared 95% quantile. */
const LIMIT = Z95 ** 2

/**
 * 95% score interval of the ratio of two rates (Miettinen and Nurminen): also valid with nobody or
 * everybody selected. `high` is Infinity with nobody in the other group; null with nobody in both.
 */
export function ratioInterval(one: Counts, other: Counts): Interval | null {
  if (one.selected === 0 && other.selected === 0) return null
  const isInside = (ratio: number) => scoreOf(one, other, ratio) <= LIMIT
  const observed = rateOf(one) / rateOf(other)
  // A ratio inside the interval, as the start of the search for each end.
  const inside = observed === 0 ? 1e-9 : Number.isFinite(observed) ? observed : 1e9
  const end = (outside: number) => {
    if (isInside(outside)) return outside
    let [near, far] = [Math.log(inside), Math.log(outside)]
    for (let step = 0; step < 100; step++) {
      const middle = (near + far) / 2
      if (isInside(Math.exp(middle))) near = middle
      else far = middle
    }
    return Math.exp(near)
  }
  return {
    low: one.selected === 0 ? 0 : end(1e-9),
    high: other.selected === 0 ? Number.POSITIVE_INFINITY : end(1e9),
  }
}

/** The score statistic for `ratio`, at the maximum-likelihood rates with that ratio. */
function scoreOf(one: Counts, other: Counts, ratio: number): number {
  const [n1, n2] = [one.reached, other.reached]
  const [a, c] = [one.selected, other.selected]
  const all = n1 + n2
  const linear = -(n1 * ratio + a + n2 + c * ratio)
  const square = all * ratio
  const root = Math.sqrt(Math.max(0, linear * linear - 4 * square * (a + c)))
  // The smaller root, in the form without cancellation.
  const second = (2 * (a + c)) / (-linear + root)
  const first = ratio * second
  const spread = (first * (1 - first)) / n1 + (ratio * ratio * second * (1 - second)) / n2
  const gap = a / n1 - ratio * (c / n2)
  if (spread <= 0) return gap === 0 ? 0 : Number.POSITIVE_INFINITY
  return (((all - 1) / all) * (gap * gap)) / spread
}

/**
 * The normal approximation: pooled z and its two-sided P, without continuity correction. Null if
 * everybody or nobody was selected.
 */
export function pooledTest(one: Counts, other: Counts) {
  const rate = rateOf(addUp([one, other]))
  if (rate === 0 || rate === 1) return null
  const fewestExpected = Math.min(one.reached, other.reached) * Math.min(rate, 1 - rate)
  const error = Math.sqrt(rate * (1 - rate) * (1 / one.reached + 1 / other.reached))
  const z = (rateOf(one) - rateOf(other)) / error
  // With an expected count under 5 it is unreliable, and only the exact test counts.
  return { z, p: erfc(Math.abs(z) / Math.SQRT2), fewestExpected, isReliable: fewestExpected >= 5 }
}

/**
 * Chi-square of the four cells with Yates' correction, and its P: close to the exact test. Null if
 * everybody or nobody was selected.
 */
export function yatesTest(one: Counts, other: Counts) {
  const { selected: passed, reached: all } = addUp([one, other])
  if (passed === 0 || passed === all) return null
  const [oneLost, otherLost] = [one.reached - one.selected, other.reached - other.selected]
  const product = Math.abs(one.selected * otherLost - other.selected * oneLost)
  const corrected = Math.max(0, product - all / 2)
  const margins = [one.reached, other.reached, passed, all - passed]
  // Divided one by one: the product of the margins would exceed the exact range of numbers.
  const chiSquare = margins.reduce((sum, margin) => sum / margin, all * corrected * corrected)
  return { chiSquare, p: erfc(Math.sqrt(chiSquare / 2)) }
}

/** The odds ratio; null if nobody or everybody was selected in either group. */
export function oddsRatio(one: Counts, other: Counts): number | null {
  const [oneLost, otherLost] = [one.reached - one.selected, other.reached - other.selected]
  if ([one.selected, other.selected, oneLost, otherLost].includes(0)) return null
  return (one.selected * otherLost) / (oneLost * other.selected)
}

/** Beyond this the series loses digits to cancellation; the continued fraction converges fast. */
const SERIES_END = 2.5

/** The complementary error function for `x` ≥ 0, to about 14 digits. */
export function erfc(x: number): number {
  return x < SERIES_END ? 1 - erfSeries(x) : erfcFraction(x)
}

/** Abramowitz and Stegun 7.1.6. */
function erfSeries(x: number): number {
  let term = x
  let sum = x
  for (let n = 1; term > sum * Number.EPSILON; n++) {
    term *= (2 * x * x) / (2 * n + 1)
    sum += term
  }
  return (2 / Math.sqrt(Math.PI)) * Math.exp(-x * x) * sum
}

/** Abramowitz and Stegun 7.1.14, evaluated from the inside out. */
function erfcFraction(x: number): number {
  let fraction = x
  for (let n = 120; n > 0; n--) fraction = x + n / 2 / fraction
  return Math.exp(-x * x) / (Math.sqrt(Math.PI) * fraction)
}

/** Upper tail of the chi-square distribution with `degrees` of freedom. */
export function chiSquareP(value: number, degrees: number): number {
  if (value <= 0) return 1
  if (degrees === 1) return erfc(Math.sqrt(value / 2))
  return upperGamma(degrees / 2, value / 2)
}

/** The regularised upper incomplete gamma function: series below, continued fraction above (Lentz). */
function upperGamma(shape: number, x: number): number {
  const scale = Math.exp(shape * Math.log(x) - x - logGamma(shape))
  if (x < shape + 1) {
    let term = 1 / shape
    let sum = term
    for (let n = 1; term > sum * Number.EPSILON; n++) {
      term *= x / (shape + n)
      sum += term
    }
    return 1 - scale * sum
  }
  let denominator = x + 1 - shape
  let c = 1e300
  let d = 1 / denominator
  let fraction = d
  for (let n = 1; n < 500; n++) {
    const step = -n * (n - shape)
    denominator += 2
    d = 1 / (step * d + denominator)
    c = denominator + step / c
    const change = c * d
    fraction *= change
    if (Math.abs(change - 1) < Number.EPSILON) break
  }
  return scale * fraction
}

/** For multiples of one half only, which degrees of freedom give. */
function logGamma(shape: number): number {
  let [at, sum] = shape % 1 === 0 ? [1, 0] : [0.5, Math.log(Math.PI) / 2]
  for (; at < shape; at++) sum += Math.log(at)
  return sum
}

/** Normal quantile for 80% power. */
const Z80 = 0.8416212335729143

/**
 * People needed per group to detect the gap between the two rates with 80% power (5% two-sided).
 * Infinity for equal rates.
 */
export function peopleNeeded(rate: number, other: number): number {
  const mean = (rate + other) / 2
  const spread =
    Z95 * Math.sqrt(2 * mean * (1 - mean)) +
    Z80 * Math.sqrt(rate * (1 - rate) + other * (1 - other))
  return Math.ceil((spread / (rate - other)) ** 2)
}
