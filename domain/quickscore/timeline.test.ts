import fc from 'fast-check'
import { expect, test } from 'vitest'
import { assessment, makeDuty, makeQuestion, readFor } from '../../tests/support/small-banks.ts'
import { planActions } from './action-plan.ts'
import { listQuestions, type Question } from './questions.ts'
import { effortWeeks, layOut, placeOn } from './timeline.ts'

const today = '2026-11-22'
const make = (id: string, change: Partial<Question>) => makeQuestion(id, 'governance', change)

test('each owner takes one step after another from today, in the order of the plan', () => {
  const bank = [
    make('A1', { owner: 'HR', effort: 'S' }),
    make('A2', { owner: 'IT', effort: 'L' }),
    make('A3', { owner: 'HR', effort: 'M' }),
  ]
  const duties = [
    makeDuty('A3'),
    makeDuty('A1', { since: '2027-12-02' }),
    makeDuty('A2', { since: '2027-12-02' }),
  ]
  const reading = readFor({ A1: 0, A2: 0.5, A3: 0 }, { duties })
  const timeline = layOut(planActions(listQuestions(bank, 'buyer'), reading), today)
  expect(
    timeline.lanes.map(({ owner, bars }) => [
      owner,
      bars.map(({ action, from, to }) => [action.question.id, from, to]),
    ]),
  ).toEqual([
    ['IT', [['A2', '2026-11-22', '2027-02-21']]],
    [
      'HR',
      [
        ['A3', '2026-11-22', '2026-12-20'],
        ['A1', '2026-12-20', '2026-12-27'],
      ],
    ],
  ])
  expect(timeline.marks).toEqual([{ date: '2027-12-02', steps: 2 }])
  expect(timeline.end).toBe('2027-12-02')
  expect(placeOn(timeline, today)).toBe(0)
  expect(placeOn(timeline, '2027-12-02')).toBe(100)
})

test('nothing to do is no time at all', () => {
  const timeline = layOut([], today)
  expect(timeline).toEqual({ lanes: [], marks: [], start: today, end: today })
  expect(placeOn(timeline, today)).toBe(0)
})

test('of any plan, every step has one bar of its effort within both ends', () => {
  fc.assert(
    fc.property(assessment, ({ questions, answers }) => {
      const duties = questions.map(({ id }) => makeDuty(id, { since: '2027-12-02' }))
      const plan = planActions(questions, readFor(answers, { duties }))
      const timeline = layOut(plan, today)
      const bars = timeline.lanes.flatMap((lane) => lane.bars)
      expect(new Set(bars.map(({ action }) => action))).toEqual(new Set(plan))
      expect(bars).toHaveLength(plan.length)
      for (const { action, from, to } of bars) {
        const days = (Date.parse(to) - Date.parse(from)) / 86_400_000
        expect(days).toBe(7 * effortWeeks[action.question.effort])
        for (const date of [from, to]) {
          expect(placeOn(timeline, date)).toBeGreaterThanOrEqual(0)
          expect(placeOn(timeline, date)).toBeLessThanOrEqual(100)
        }
      }
    }),
    { numRuns: 100 },
  )
})
