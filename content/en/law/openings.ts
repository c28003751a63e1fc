/**
 * On which day a named person has opened an address of the law. `plumbline check-law` writes it; who
 * it was stands beside it, in a file that no page reads.
 */
import type { OpenedOn } from '../../../domain/law/openings.ts'
import opened from './opened.json' with { type: 'json' }

export const openedOn: OpenedOn = opened

declare module '../../../domain/vocabulary.ts' {
  interface Vocabulary {
    comparison: typeof comparisonWords
  }
}

export const comparisonWords = {
  /** Of an address that a person has opened, on that day. */
  checked: 'Checked on {date}',
  /** Of one that was only compared with our notes. */
  compared: 'Compared with our notes on {date}',
}
