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
  /\bsen[dt]\b[^.]*\b(?:you|report)\b|\breport\b[^.]*\bsent\b|\bby\se-mail\b|\binbox\b/i

// Without a mail server the report is on the screen only, and these words stand there either way.
test.each(Object.entries(words))('%s promises no mail that nobody may get', (_, group) => {
  expect(listStrings(group).filter((text) => promise.test(text))).toEqual([])
})
