import { expect, test } from 'vitest'
import { placeNotes } from './markdown-notes.ts'

test.each([
  ['Said[^1].\n\n[^1]: Annex III.', 'Said<small data-footnote=""> Annex III.</small>.\n'],
  [
    'A[^a] B[^a]\n[^a]: One\n    line',
    'A<small data-footnote=""> One line</small> B<small data-footnote=""> One line</small>',
  ],
  [
    'A[^1]\n\n[^1]: See `x` in [Act](/act)',
    'A<small data-footnote=""> See `x` in [Act](/act)</small>\n',
  ],
  ['\\[^1] and[^1]\n\n[^1]: b', '\\[^1] and<small data-footnote=""> b</small>\n'],
  // A reference and a note that do not match stay.
  ['Said[^2].\n\n[^1]: Nobody asks.', 'Said[^2].\n\n[^1]: Nobody asks.'],
  ['```\na[^1]\n[^1]: b\n```', '```\na[^1]\n[^1]: b\n```'],
  ['`[^1]` and [^1]\n\n[^1]: b', '`[^1]` and <small data-footnote=""> b</small>\n'],
])('%j', (markdown, placed) => {
  expect(placeNotes(markdown)).toBe(placed)
})

test('a text that is nothing but openings is read at once', () => {
  const started = performance.now()
  placeNotes(`[^1]: x\n${'\n```\n[^'.repeat(20_000)}`)
  placeNotes(Array.from({ length: 20_000 }, (_, note) => `[^${note}] [^${note}]: x`).join('\n'))
  placeNotes(Array.from({ length: 20_000 }, (_, note) => `[^${note}]: x [^${note}]`).join('\n'))
  expect(performance.now() - started).toBeLessThan(5_000)
})
