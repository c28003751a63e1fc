import { expect, test } from 'vitest'
import { readRow } from './review-row.ts'

const hashes = new Map([['duty one', 'h1']])
const read = (by: unknown, on: unknown, verdict: unknown, hash = 'h1') =>
  readRow(['duty one', 'text', 'source', 'confirmed', by, on, verdict, null, hash], 2, hashes)
const day = '2026-11-24'

test('a row that was filled in is taken, in whichever way a program wrote its date', () => {
  const said = { by: 'A. Lawyer', on: day, verdict: 'accepted', remark: '' }
  const taken = [{ place: 'duty one', hash: 'h1', ...said }]
  expect(read('A. Lawyer', day, 'Accepted ')).toEqual(taken)
  expect(read('A. Lawyer', new Date(`${day}T00:00:00.000Z`), 'accepted')).toEqual(taken)
})

test('a row that nobody filled in is passed over', () => {
  expect(read(null, null, null)).toEqual([])
})

test.each([
  ['no reviewer', [null, day, 'accepted'], /^Row 2 is not taken: it names no reviewer\.$/],
  ['no date', ['A. Lawyer', 'soon', 'accepted'], /its date is no day/],
  ['another verdict', ['A. Lawyer', day, 'fine'], /its verdict is neither accepted nor refused/],
  ['a text that has changed', ['A. Lawyer', day, 'accepted', 'h0'], /has changed/],
] as const)('%s: a sentence says why it is not taken', (_, [by, on, verdict, hash], sentence) => {
  expect(read(by, on, verdict, hash)).toEqual([expect.stringMatching(sentence)])
})
