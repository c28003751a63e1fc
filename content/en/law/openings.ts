/**
 * Days on which a named person opened an address of the law, written by `plumbline check-law`. The
 * names are in a separate file that no page reads.
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
  /** For addresses that a person has opened. */
  checked: 'Checked on {date}',
  /** For entries that were only compared with our notes. */
  compared: 'Compared with our notes on {date}',
}
