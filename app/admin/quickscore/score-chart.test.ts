import { expect, test } from 'vitest'
import { joinPoints, placePoints } from './score-chart.tsx'

const weeksOf = (averages: (number | null)[]) =>
  averages.map((average, index) => ({
    week_start: `2026-09-${String(index + 1).padStart(2, '0')}`,
    average,
    assessments: average === null ? 0 : 1,
  }))

/** The averages at both ends of each piece of the line. */
const linesOf = (averages: (number | null)[]) =>
  joinPoints(placePoints(weeksOf(averages))).map((ends) => ends.map(({ week }) => week.average))

test('the line breaks over weeks without assessments and goes on behind them', () => {
  expect(linesOf([10, 20, null, 30, 40, null, null, 50])).toEqual([
    [10, 20],
    [30, 40],
  ])
})

test('each week with assessments has a point, one that stands alone too', () => {
  const points = placePoints(weeksOf([null, 60, null, 0]))
  expect(points.map(({ week, x }) => [week.average, Math.round(x)])).toEqual([
    [60, 34],
    [0, 98],
  ])
})

test('there is nothing to join without two weeks in a row', () => {
  expect(linesOf([])).toEqual([])
  expect(linesOf([10, null, 20])).toEqual([])
})
