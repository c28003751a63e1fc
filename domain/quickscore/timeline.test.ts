import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lawVocabulary } from '../../content/en/quickscore/law-words.ts'
import { assessment, makeDuty, makeQuestion, readFor } from '../../tests/support/small-banks.ts'
import type { Duty } from '../law/duties.ts'
import { planActions } from './action-plan.ts'
import { listQuestions, type Question } from './questions.ts'
import { dueDates, effortWeeks, layOut, placeOn, sumUp } from './timeline.ts'
import { sayLateness } from './verdict.ts'

const today = '2026-11-22'
const make = (id: string, change: Partial<Question>) => makeQuestion(id, 'governance', change)

const plan = (bank: Question[], duties: Duty[]) => {
  const questions = listQuestions(bank, 'buyer')
  const answers = Object.fromEntries(questions.map(({ id }) => [id, 0]))
  return planActions(questions, readFor(answers, { duties }))
}
const later = (id: string) => makeDuty(id, { since: '2027-12-02' })

test('what is in force is due now; the rest follows, one step after another, last days inclusive', () => {
  const list = plan(
    [
      make('A1', { owner: 'HR', effort: 'S' }),
      make('A2', { owner: 'IT', effort: 'L' }),
      make('A3', { owner: 'HR', effort: 'M' }),
      make('A4', { owner: 'HR', effort: 'M' }),
    ],
    [makeDuty('A3'), makeDuty('A4', { conditions: ['public-body'] }), later('A1'), later('A2')],
  )
  const timeline = layOut(list, today)
  const due = list.map((action) => [action.question.id, dueDates(timeline, action)])
  expect(Object.fromEntries(due)).toEqual({
    A3: { from: today, last: today, due: 'now', daysLate: 0 },
    A4: { from: today, last: today, due: 'ifItBinds', daysLate: 0 },
    A1: { from: '2027-01-17', last: '2027-01-23', due: 'dated', daysLate: 0 },
    A2: { from: today, last: '2027-02-20', due: 'dated', daysLate: 0 },
  })
  expect(timeline.lanes.map(({ owner }) => owner)).toEqual(['IT', 'HR'])
  expect(timeline.marks).toEqual([{ date: '2027-12-02', steps: 2 }])
  expect(timeline.end).toBe('2027-12-02')
  expect([placeOn(timeline, today), placeOn(timeline, '2027-12-02')]).toEqual([0, 100])
  expect(timeline.lateness).toBeNull()
  expect(sumUp(list)).toEqual({
    steps: 4,
    efforts: { S: 1, M: 2, L: 1 },
    most: { owner: 'HR', steps: 3 },
  })
})

test('says who ends too late, by how much, and what would mend it', () => {
  const ids = ['A1', 'A2', 'A3', 'A4', 'A5']
  const long = ids.map((id) => make(id, { owner: 'HR', effort: 'L' }))
  const timeline = layOut(plan(long, ids.map(later)), today)
  // Five quarters from 22 November 2026 end on 20 February 2028; the date is 2 December 2027.
  expect(timeline.lanes[0]?.bars.map(({ daysLate }) => daysLate)).toEqual([0, 0, 0, 0, 80])
  expect(timeline.lateness).toEqual({
    owner: 'HR',
    days: 80,
    people: 2,
    handedOver: 1,
    by: '2027-11-20',
  })
  const mended = 'With two people, or help with one step, HR finishes by 20 November 2027.'
  expect(sayLateness(timeline, lawVocabulary)[1]).toBe(mended)
})

test('what ends on the day before its date is in time', () => {
  const list = plan([make('A1', { effort: 'S' })], [makeDuty('A1', { since: '2026-11-29' })])
  expect(layOut(list, today).lateness).toBeNull()
  const late = layOut(list, '2026-11-23')
  expect(late.lateness).toMatchObject({ days: 1, people: null })
  expect(sayLateness(late, lawVocabulary)[1]).toMatch(
    /^Even .* no earlier than 29 November 2026\.$/,
  )
})

test('nothing to do is no time at all', () => {
  const timeline = layOut([], today)
  expect(timeline).toEqual({ lanes: [], marks: [], start: today, end: today, lateness: null })
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
