import { describe, expect, test } from 'vitest'
import { makeQuestion } from '../../tests/support/small-banks.ts'
import { chartStart, foldWeeks, rankWeakest, weeksShown } from './statistics.ts'

describe('weeks', () => {
  // Friday.
  const now = new Date('2026-11-20T09:00:00.000Z')

  test('begin on Monday, and are as many with no assessments', () => {
    const weeks = foldWeeks([], now)
    expect(weeks).toHaveLength(weeksShown)
    expect(weeks.at(-1)).toEqual({ week_start: '2026-11-16', assessments: 0, average: null })
    expect(weeks[0]?.week_start).toBe('2026-05-25')
    expect(chartStart(now)).toEqual(new Date('2026-05-25T00:00:00.000Z'))
    expect(chartStart(new Date('2026-11-16T00:00:00.000Z'))).toEqual(chartStart(now))
    expect(chartStart(new Date('2026-11-22T23:59:59.999Z'))).toEqual(chartStart(now))
  })

  test('hold their seven days', () => {
    const weeks = foldWeeks(
      [
        { day: '2026-11-08', assessments: 1, scoreSum: 10 },
        { day: '2026-11-09', assessments: 1, scoreSum: 20 },
        { day: '2026-11-15', assessments: 3, scoreSum: 181 },
        { day: '2026-11-16', assessments: 2, scoreSum: 101 },
      ],
      now,
    )
    expect(weeks.slice(-3)).toEqual([
      { week_start: '2026-11-02', assessments: 1, average: 10 },
      { week_start: '2026-11-09', assessments: 4, average: 50 },
      { week_start: '2026-11-16', assessments: 2, average: 51 },
    ])
  })
})

describe('the weakest questions', () => {
  const bank = [
    makeQuestion('A1', 'governance'),
    makeQuestion('A2', 'governance', {
      userTypes: ['buyer'],
    }),
    makeQuestion('B1', 'fairness'),
    makeQuestion('C1', 'security'),
  ]

  test('come first, by what was earned of what could be', () => {
    const ranked = rankWeakest(bank, [
      { userType: 'buyer', answers: { A1: 1, A2: 0, B1: 0.5, C1: -1, ZZ9: 0 } },
      // A2 is not asked of vendors, and 0.7 is no answer.
      { userType: 'vendor', answers: { A1: 0.5, A2: 1, B1: 0, C1: 0.7 } },
    ])
    expect(ranked).toEqual([
      { question: 'A2', domain: 'governance', topic: 'Topic A2', average: 0, answered: 1 },
      { question: 'B1', domain: 'fairness', topic: 'Topic B1', average: 25, answered: 2 },
      { question: 'A1', domain: 'governance', topic: 'Topic A1', average: 75, answered: 2 },
    ])
  })

  test('are none without assessments', () => {
    expect(rankWeakest(bank, [])).toEqual([])
  })
})
