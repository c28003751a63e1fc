import { expect, test } from 'vitest'
import { answerValues } from '../../../domain/quickscore/scoring.ts'
import { answerOptions } from './words.ts'

test('there is an option for each answer, in the order of its key', () => {
  expect(answerOptions.map(({ value }) => value)).toEqual(answerValues)
})
