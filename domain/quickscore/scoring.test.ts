import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { askQuestions, assessment } from '../../tests/support/small-banks.ts'
import { bandOf, needsFocus, progressPercent, scoreAnswers } from './scoring.ts'

/** As many as vendors get: 5 + 6 + 5 + 5 = 21. */
const vendorQuestions = askQuestions({ governance: 5, fairness: 6, security: 5, oversight: 5 })

/** Answers from rows such as `A: 'Y P N - .'` (yes, partial, no, N/A, none). */
function answersFrom(rows: Record<string, string>): Record<string, number> {
  const values: Record<string, number> = { Y: 1, P: 0.5, N: 0, '-': -1 }
  return Object.fromEntries(
    Object.entries(rows).flatMap(([prefix, row]) =>
      row.split(' ').flatMap((letter, index) => {
        const value = values[letter]
        return value === undefined ? [] : [[`${prefix}${index + 1}`, value]]
      }),
    ),
  )
}

describe('scoreAnswers, figures worked out by hand', () => {
  test('rounds once, halves up', () => {
    // 100, 100, 100 and 18 make 318; a quarter is exactly 79.5, so 80 and green.
    const sizes = { governance: 1, fairness: 1, security: 1, oversight: 25 }
    const yes = Object.fromEntries(['A1', 'B1', 'C1'].map((id) => [id, 1]))
    const none = Object.fromEntries(Array.from({ length: 25 }, (_, i) => [`D${i + 1}`, 0]))
    const answers = { ...yes, ...none, D1: 1, D2: 1, D3: 1, D4: 1, D5: 0.5 }
    const score = scoreAnswers(askQuestions(sizes), answers)
    expect(score.domainScores.oversight).toBe(18)
    expect([score.overallScore, score.band]).toEqual([80, 'green'])
  })

  test('does not round the domains before their mean', () => {
    // 33⅓, 33⅓, 33⅓ and 50 make 150: 37.5, so 38. Rounded domains would make 149 and 37.25.
    const questions = askQuestions({ governance: 3, fairness: 3, security: 3, oversight: 2 })
    const rows = { A: 'Y N N', B: 'N Y N', C: 'N N Y', D: 'Y N' }
    const score = scoreAnswers(questions, answersFrom(rows))
    expect(score.breakdown.map((item) => item.score)).toEqual([33, 33, 33, 50])
    expect(score.overallScore).toBe(38)
  })

  test('says what it rests on', () => {
    const rows = { A: 'Y Y - - -', B: 'Y N N - - .', C: '- - - - -', D: 'P P P P P' }
    const score = scoreAnswers(vendorQuestions, answersFrom(rows))
    expect([score.counted, score.total, score.notApplicable]).toEqual([10, 21, 10])
    expect(score.domainFlags).toEqual({
      governance: ['lowCoverage'],
      fairness: [],
      security: ['lowCoverage'],
      oversight: [],
    })
    expect(score.breakdown[0]).toEqual({
      domain: 'governance',
      score: 100,
      status: 'green',
      hasLowCoverage: true,
      counted: 2,
      total: 5,
      isScored: true,
    })
    expect(score.breakdown[2]).toMatchObject({ score: 0, status: 'red', isScored: false })
    expect(score.breakdown.map(needsFocus)).toEqual([true, true, true, true])
  })

  test('never scores what is not asked or not a value', () => {
    const answers = { A1: 1, A2: 0.25, A3: Number.NaN, A4: 2, A5: 1, A6: 0, ZZ9: 1 }
    const score = scoreAnswers(vendorQuestions, answers)
    expect(score.breakdown[0]).toMatchObject({ score: 100, counted: 2, total: 5 })
    expect(score.counted).toBe(2)
  })
})

// `report-sheet.test.tsx` checks the report against the rules of the specification.
test('a better answer scores more, N/A and silence count for nothing, and no order matters', () => {
  fc.assert(
    fc.property(assessment, ({ questions, answers }) => {
      const score = scoreAnswers(questions, answers)
      for (const { id, domain } of questions) {
        const value = answers[id]
        if (value === 0 || value === 0.5) {
          const better = scoreAnswers(questions, { ...answers, [id]: value + 0.5 })
          expect(better.overallScore).toBeGreaterThanOrEqual(score.overallScore)
          expect(better.domainScores[domain]).toBeGreaterThan(score.domainScores[domain])
        }
        const others = questions.filter((one) => one.id !== id)
        const marked = scoreAnswers(questions, { ...answers, [id]: -1 })
        expect(marked.domainScores).toEqual(scoreAnswers(others, answers).domainScores)
      }
      const entries = Object.entries(answers)
      const counted = Object.fromEntries(entries.filter(([, value]) => value !== -1))
      expect(scoreAnswers(questions, counted)).toEqual({ ...score, notApplicable: 0 })
      const turned = Object.fromEntries(entries.toReversed())
      expect(scoreAnswers(questions.toReversed(), turned)).toEqual(score)
    }),
  )
})

test.each([
  [100, 'green'],
  [80, 'green'],
  [79, 'amber'],
  [40, 'amber'],
  [39, 'red'],
  [0, 'red'],
])('%i is %s', (score, band) => {
  expect(bandOf(score)).toBe(band)
})

test.each([
  [0, 21, 5], // 4.76…
  [9, 21, 48], // 47.6…
  [20, 21, 100],
  [0, 27, 4], // 3.70…
  [26, 27, 100],
  [0, 8, 13], // 12.5
])('question %i of %i is %i per cent along', (index, total, percent) => {
  expect(progressPercent(index, total)).toBe(percent)
})
