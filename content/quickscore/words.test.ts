import { expect, test } from 'vitest'
import { answerValues, bandThresholds } from '../../domain/quickscore/scoring.ts'
import { answerOptions, landingWords, reportWords } from './words.ts'

const { green, amber } = bandThresholds

test('the bands begin where the rules have them begin', () => {
  const bands = `Green is ${green} or more, Amber ${amber} to under ${green}, Red under ${amber}.`
  expect(landingWords.scoring.points).toContain(bands)
  expect(reportWords.domains.scale).toContain(`stand at ${amber} and ${green},`)
})

test('there is an option for each answer, in the order of its key', () => {
  expect(answerOptions.map(({ value }) => value)).toEqual(answerValues)
})
