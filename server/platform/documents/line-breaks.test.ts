import { expect, test } from 'vitest'
import { fitLines } from './line-breaks.ts'

/** Every character is as wide as the type is large. */
const measure = (text: string, size: number) => text.length * size
const room = {
  width: 100,
  steps: [
    { size: 10, mostLines: 2 },
    { size: 5, mostLines: 3 },
  ],
}

test.for([
  ['fits on one line', 'one two', { size: 10, lines: ['one two'] }],
  ['fills its lines evenly', 'one two four five', { size: 10, lines: ['one two', 'four five'] }],
  [
    'leaves a word whole that fits the line',
    'aa bcdefghijk',
    { size: 10, lines: ['aa', 'bcdefghijk'] },
  ],
  [
    'gets smaller when there are too many',
    'one three four five eight nine seven',
    { size: 5, lines: ['one three four five', 'eight nine seven'] },
  ],
  [
    'breaks a word that is wider than the line',
    'abcdefghijklmnop',
    { size: 10, lines: ['abcdefghij', 'klmnop'] },
  ],
  ['is nothing where there is nothing', ' ', { size: 10, lines: [] }],
] as const)('%s', ([, text, setting]) => {
  expect(fitLines(text, room, measure)).toEqual(setting)
})

test('is cut where even the smallest is too large', () => {
  const { size, lines } = fitLines('word '.repeat(40), room, measure)
  expect(size).toBe(5)
  expect(lines).toEqual(['word word word word', 'word word word word', 'word word word word…'])
})
