import type { Vocabulary } from '../vocabulary.ts'
import { fill, longDate } from '../wording.ts'

/** ISO date on which a named person opened an address, by address. */
export type OpenedOn = Readonly<Record<string, string>>

/** "Checked on …" only if a named person has opened every link; else the date of comparison. */
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
