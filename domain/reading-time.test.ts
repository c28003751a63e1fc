import { expect, test } from 'vitest'
import { countWords, readingMinutes } from './reading-time.ts'

test.each([
  ['', 0],
  [' \n ', 0],
  ['One, two – three', 3],
  ['“Show me” is 4/5ths', 4],
  ['été\u00a0日本', 2],
])('%j has %i words', (text, words) => {
  expect(countWords(text)).toBe(words)
})

test.each([
  [0, 1],
  [220, 1],
  [329, 1],
  [330, 2],
  [1_200, 5],
])('%i words take %i minutes', (words, minutes) => {
  expect(readingMinutes(words)).toBe(minutes)
})
