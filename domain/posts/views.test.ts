import { expect, test } from 'vitest'
import { fillDays, firstDay, sumWeeks } from './views.ts'

const now = new Date('2026-11-20T09:00:00.000Z')

test('ninety days end with the present one, and every day is there', () => {
  expect(firstDay(now)).toBe('2026-08-23')
  const views = fillDays([{ day: '2026-11-01', amount: 4 }], now)
  expect(views.days).toHaveLength(90)
  expect(views.days.filter((one) => one.views > 0)).toEqual([{ day: '2026-11-01', views: 4 }])
  expect(views.days.at(-1)?.day).toBe('2026-11-20')
})

test('weeks hold all that the days do', () => {
  const views = fillDays(
    [
      { day: '2026-08-23', amount: 4 },
      { day: '2026-08-30', amount: 2 },
      { day: '2026-11-20', amount: 1 },
    ],
    now,
  )
  const weeks = sumWeeks(views)
  expect(weeks.slice(0, 2)).toEqual([
    { week_start: '2026-08-23', views: 4 },
    { week_start: '2026-08-30', views: 2 },
  ])
  expect(weeks.reduce((sum, week) => sum + week.views, 0)).toBe(views.total)
})
