/** "1 assessment", "1,204 assessments". */
export function count(amount: number, singular: string, plural = `${singular}s`): string {
  return `${amount.toLocaleString('en-GB')} ${amount === 1 ? singular : plural}`
}

/** Points with one decimal, as gains are shown. */
export function points(gain: number): string {
  return gain.toFixed(1)
}

/** "Security & Data Stewardship and Fairness & Accountability" for a short list of names. */
export function listing(names: readonly string[]): string {
  return new Intl.ListFormat('en-GB').format(names)
}
