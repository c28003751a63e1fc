import { expect, test } from 'vitest'
import { findNewer, listStale } from './out-of-date.ts'
import type { LegalReference } from './references.ts'
import type { LawChange } from './sourced.ts'

const reference = (comparedOn: string): LegalReference => ({
  jurisdiction: 'EU',
  instrument: 'EU AI Act',
  pinpoint: 'Article 26',
  who: 'deployer',
  status: 'applies-from',
  date: '2027-12-02',
  summary: 'Use it as told.',
  url: 'https://law.example/act#art_26',
  comparedOn,
})

test('a reference is stale on the 91st day after it was compared, the oldest first', () => {
  const references = {
    fresh: reference('2026-08-24'),
    late: reference('2026-08-23'),
    later: reference('2026-01-01'),
  }
  expect(listStale(references, '2026-11-22').map(({ id }) => id)).toEqual(['later', 'late'])
  expect(listStale(references, '2026-11-21').map(({ id }) => id)).toEqual(['later'])
})

const change = (on: string, url: string): LawChange => ({
  id: 'moved',
  place: 'EU',
  on,
  title: 'It moved',
  text: 'It moved.',
  questions: [],
  standing: 'confirmed',
  links: [{ label: 'The Act', url }],
})

test.each([
  ['the same article, older than the change', '2026-07-01', '#art_26', true],
  ['another article of the same Act', '2026-07-01', '#art_4', false],
  ['the Act as a whole', '2026-07-01', '', true],
  ['worked on the day of the change', '2026-07-27', '#art_26', false],
  ['worked on since', '2026-08-01', '#art_26', false],
])('%s', (_, day, place, isFound) => {
  const article = { updated_at: `${day}T09:00:00.000Z`, links: [`https://law.example/act${place}`] }
  const changes = [change('2026-07-27', 'https://law.example/act#art_26')]
  expect(findNewer(changes, article, '2026-11-22').length > 0).toBe(isFound)
  // An announced change does not yet make an article out of date.
  expect(findNewer(changes, article, '2026-07-26')).toEqual([])
})
