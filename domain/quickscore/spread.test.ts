import fc from 'fast-check'
import { expect, test } from 'vitest'
import { foldTens, spreadOf } from './spread.ts'

function countScores(scores: readonly number[]) {
  const counts = Array.from({ length: 101 }, () => 0)
  for (const score of scores) counts[score] = (counts[score] ?? 0) + 1
  return { counts, asOf: '2026-11-22T10:00:00.000Z' }
}

test('average, median and quartiles of the others', () => {
  const scores = [10, 20, 30, 40, 50, 60, 70, 80, 90, 100, 50]
  expect(spreadOf(countScores(scores), 50)).toMatchObject({
    others: 10,
    average: 55,
    lower: 30,
    median: 50,
    upper: 80,
  })
})

test('of any scores, the figures are scores that somebody has, in order', () => {
  const scores = fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 10, maxLength: 60 })
  fc.assert(
    fc.property(scores, (given) => {
      const spread = spreadOf(countScores(given))
      const { lower = -1, median = -1, upper = -1, average = -1 } = spread ?? {}
      for (const figure of [lower, median, upper]) expect(given).toContain(figure)
      expect([lower, median, upper]).toEqual([lower, median, upper].sort((a, b) => a - b))
      expect(given.filter((score) => score <= median).length * 2).toBeGreaterThanOrEqual(
        given.length,
      )
      expect(given.filter((score) => score >= median).length * 2).toBeGreaterThanOrEqual(
        given.length,
      )
      expect(average).toBeGreaterThanOrEqual(Math.min(...given))
      expect(average).toBeLessThanOrEqual(Math.max(...given))
    }),
  )
})

test('in tens, every score is in one of them, 100 in the last', () => {
  const { counts } = countScores([0, 9, 10, 55, 90, 100])
  expect(foldTens(counts).map(({ count }) => count)).toEqual([2, 1, 0, 0, 0, 1, 0, 0, 0, 2])
  expect(foldTens(counts).at(-1)).toMatchObject({ from: 90, to: 100 })
})
