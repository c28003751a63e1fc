import { fill, longDate } from '../wording.ts'

/** ISO dates on which a named person has opened an address, by the address. */
export type OpenedOn = Readonly<Record<string, string>>

export interface ComparisonWords {
  /** Of an address that a person has opened; `{date}` is that day. */
  checked: string
  /** Of one that was only compared with our notes. */
  compared: string
}

/** "Checked on …" only where a named person has opened every link; else what was done instead. */
export function describeComparison(
  { urls, comparedOn }: { urls: readonly string[]; comparedOn: string },
  openedOn: OpenedOn,
  words: ComparisonWords,
): string {
  const days = urls.flatMap((url) => openedOn[url] ?? []).toSorted()
  const [oldest] = days
  return oldest && days.length === urls.length
    ? fill(words.checked, { date: longDate(oldest) })
    : fill(words.compared, { date: longDate(comparedOn) })
}
