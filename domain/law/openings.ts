import type { Vocabulary } from '../vocabulary.ts'
import { fill, longDate } from '../wording.ts'

/** ISO dates on which a named person has opened an address, by the address. */
export type OpenedOn = Readonly<Record<string, string>>

/** "Checked on …" only where a named person has opened every link; else what was done instead. */
export function describeComparison(
  { urls, comparedOn }: { urls: readonly string[]; comparedOn: string },
  openedOn: OpenedOn,
  words: Vocabulary['comparison'],
): string {
  const days = urls.flatMap((url) => openedOn[url] ?? []).toSorted()
  const [oldest] = days
  return oldest && days.length === urls.length
    ? fill(words.checked, { date: longDate(oldest) })
    : fill(words.compared, { date: longDate(comparedOn) })
}
