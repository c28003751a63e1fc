import { expect, test } from 'vitest'
import { answerValues } from '../../../domain/quickscore/scoring.ts'
import * as words from './words.ts'

test('there is an option for each answer, in the order of its key', () => {
  expect(words.answerOptions.map(({ value }) => value)).toEqual(answerValues)
})

const listStrings = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  return value && typeof value === 'object' ? Object.values(value).flatMap(listStrings) : []
}

const promise =
  /\bsen[dt]\b[^.]*\b(?:you|report)\b|\breport\b[^.]*\bsent\b|\bby\semail\b|\binbox\b/i

// These words are shown with and without a mail server, so they must not promise a mail.
test.each(Object.entries(words))('%s promises no mail that nobody may get', (_, group) => {
  expect(listStrings(group).filter((text) => promise.test(text))).toEqual([])
})
