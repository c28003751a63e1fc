import { expect, test } from 'vitest'
import { readRow } from './review-row.ts'

const hashes = new Map([['duty one', 'h1']])
const read = (...filled: unknown[]) =>
  readRow(['duty one', 'text', 'source', 'confirmed', ...filled], 2, hashes)

test('a row that was filled in is taken, in whichever way a program wrote its date', () => {
  const taken = {
    place: 'duty one',
    hash: 'h1',
    by: 'A. Lawyer',
    on: '2026-11-24',
    verdict: 'accepted',
    remark: '',
  }
  expect(read('A. Lawyer', '2026-11-24', 'Accepted ', null, 'h1')).toEqual([taken])
  const date = new Date('2026-11-24T00:00:00.000Z')
  expect(read('A. Lawyer', date, 'accepted', null, 'h1')).toEqual([taken])
})

test('a row that nobody filled in is passed over', () => {
  expect(read(null, null, null, null, 'h1')).toEqual([])
})

test.each([
  [
    'no reviewer',
    [null, '2026-11-24', 'accepted', null, 'h1'],
    /^Row 2 is not taken: it names no reviewer\.$/,
  ],
  ['no date', ['A. Lawyer', 'soon', 'accepted', null, 'h1'], /its date is no day/],
  [
    'another verdict',
    ['A. Lawyer', '2026-11-24', 'fine', null, 'h1'],
    /its verdict is neither accepted nor refused/,
  ],
  ['a text that has changed', ['A. Lawyer', '2026-11-24', 'accepted', null, 'h0'], /has changed/],
])('%s: a sentence says why it is not taken', (_, filled, sentence) => {
  expect(read(...filled)).toEqual([expect.stringMatching(sentence)])
})
