import { expect, test } from 'vitest'
import { fillDays, sumWeeks } from './views.ts'

test('weeks hold all that the days do', () => {
  const views = fillDays(
    [
      { day: '2026-08-23', amount: 4 },
      { day: '2026-08-30', amount: 2 },
      { day: '2026-11-20', amount: 1 },
    ],
    new Date('2026-11-20T09:00:00.000Z'),
  )
  const weeks = sumWeeks(views)
  expect(weeks.slice(0, 2)).toEqual([
    { week_start: '2026-08-23', views: 4 },
    { week_start: '2026-08-30', views: 2 },
  ])
  expect(weeks.reduce((sum, week) => sum + week.views, 0)).toBe(views.total)
})
