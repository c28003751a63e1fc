import { expect, test } from 'vitest'
import { milestones } from '../../../content/en/milestones.ts'
import { createRoadScale, placeMarks } from './road-scale.ts'

const first = milestones.slice(0, 1)

test('the scale runs over whole years, from the first milestone to the end of the last', () => {
  const scale = createRoadScale(milestones, 600)
  expect(scale.years).toEqual([2025, 2026, 2027, 2028, 2029, 2030])
  expect(scale.months).toHaveLength(73)
  expect(scale.toX(Date.UTC(2025, 0))).toBe(0)
  expect(scale.toX(Date.UTC(2031, 0))).toBe(600)
})

test('a day outside of it is off the scale', () => {
  const { isOnScale } = createRoadScale(first, 100)
  expect(isOnScale(Date.UTC(2025, 5))).toBe(true)
  expect([isOnScale(Date.UTC(2024, 11, 31)), isOnScale(Date.UTC(2026, 0, 2))]).toEqual([
    false,
    false,
  ])
})

test.each([312, 612, 1052])('at %s units no two numbers of a row come too close', (width) => {
  const { toX } = createRoadScale(milestones, width)
  const marks = placeMarks(milestones, toX, 24)
  expect(marks.map(({ number }) => number)).toEqual(milestones.map((_, index) => index + 1))
  for (const one of marks) {
    for (const other of marks) {
      if (one === other || one.row !== other.row) continue
      expect(Math.abs(one.x - other.x)).toBeGreaterThanOrEqual(24)
    }
  }
})
