/** Puts values into the `{name}` places of a text from `content/`. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place))
}

/** "1 assessment", "1,204 assessments". */
export function count(amount: number, singular: string, plural = `${singular}s`): string {
  return `${amount.toLocaleString('en-GB')} ${amount === 1 ? singular : plural}`
}

/** "2 December 2027". The same for every reader: the page is kept and must not differ by place. */
export function longDate(isoDate: string): string {
  return new Date(isoDate).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })
}

/** Points with one decimal, as gains are shown. */
export function points(gain: number): string {
  return gain.toFixed(1)
}

/** "Security & Data Stewardship and Fairness & Accountability" for a short list of names. */
export function listing(names: readonly string[]): string {
  return new Intl.ListFormat('en-GB').format(names)
}
