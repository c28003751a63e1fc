/**
 * On which day a named person has opened an address of the law. `plumbline check-law` writes it; who
 * it was stands beside it, in a file that no page reads.
 */
import type { ComparisonWords, OpenedOn } from '../../../domain/law/openings.ts'
import opened from './opened.json' with { type: 'json' }

export const openedOn: OpenedOn = opened

export const comparisonWords: ComparisonWords = {
  checked: 'Checked on {date}',
  compared: 'Compared with our notes on {date}',
}
