import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { askQuestions, assessment, makeDuty, readFor } from '../../tests/support/small-banks.ts'
import { countDuties, planActions, shortestWayToNextBand, sortByGain } from './action-plan.ts'
import type { AskedQuestion } from './questions.ts'
import { type Answers, scoreAnswers } from './scoring.ts'

function withAll(answers: Answers, ids: readonly string[]): Answers {
  return { ...answers, ...Object.fromEntries(ids.map((id) => [id, 1])) }
}

function exactOverall(questions: readonly AskedQuestion[], answers: Answers): number {
  const scores = Object.values(scoreAnswers(questions, answers).domainScores)
  return scores.reduce((sum, score) => sum + score, 0) / 4
}

describe('planActions', () => {
  test('lists what counts below Yes, with the points to gain', () => {
    const questions = askQuestions({ governance: 5, fairness: 2, security: 1, oversight: 1 })
    const answers = { A1: 0, A2: 0.5, A3: 1, A4: -1, B1: 0.5, B2: 0.5, C1: 1 }
    // Three count in A: a No is worth 25/3, a Partial 25/6. Two count in B: a Partial is worth 6.25.
    expect(
      sortByGain(planActions(questions, readFor(answers))).map(({ question, value, gain }) => [
        question.id,
        value,
        gain.toFixed(1),
      ]),
    ).toEqual([
      ['A1', 0, '8.3'],
      ['B1', 0.5, '6.3'],
      ['B2', 0.5, '6.3'],
      ['A2', 0.5, '4.2'],
    ])
  })

  test('puts what is prohibited first, then duties in force, then harm, then the law ahead', () => {
    const questions = askQuestions({ governance: 9, fairness: 1, security: 0, oversight: 0 })
    const answers = Object.fromEntries(questions.map(({ id }) => [id, 0]))
    const duties = [
      makeDuty('A9', { strength: 'prohibited' }),
      makeDuty('A8'),
      makeDuty('A7', { strength: 'supports-outcome' }),
      makeDuty('A6', { since: '2027-12-02', conditions: ['high-risk'] }),
      makeDuty('A5', { strength: 'supports' }),
      makeDuty('A4', { strength: 'good-practice' }),
      makeDuty('A3', { conditions: ['personal-data-breach'] }),
      makeDuty('A2', { conditions: ['solely-automated'] }),
      makeDuty('A1', { status: 'not-confirmed' }),
    ]
    const harm = { A7: 5, A6: 2, A5: 2, A4: 2, A3: 2, A2: 3, A1: 4, B1: 5 }
    const plan = planActions(questions, readFor(answers, { duties, harm }))
    expect(plan.map((action) => [action.question.id, action.legalWeight])).toEqual([
      ['A9', 'prohibited'],
      ['A7', 'outcome'],
      ['A1', 'duty'],
      ['A2', 'duty'],
      ['A8', 'duty'],
      ['B1', 'goodPractice'],
      ['A6', 'ahead'],
      ['A3', 'supports'],
      ['A5', 'supports'],
      ['A4', 'goodPractice'],
    ])
    expect(countDuties(plan)).toEqual({ inForce: 2, more: 1 })
    expect(sortByGain(plan)[0]?.question.id).toBe('B1')
  })

  test('each gain is the difference that scoring again makes', () => {
    fc.assert(
      fc.property(assessment, ({ questions, answers }) => {
        const plan = planActions(questions, readFor(answers))
        const before = exactOverall(questions, answers)
        for (const { question, gain } of plan) {
          const after = exactOverall(questions, withAll(answers, [question.id]))
          expect(after - before).toBeCloseTo(gain, 9)
        }
        const ids = plan.map(({ question }) => question.id)
        const sum = plan.reduce((total, { gain }) => total + gain, 0)
        expect(exactOverall(questions, withAll(answers, ids)) - before).toBeCloseTo(sum, 9)
        const gains = sortByGain(plan).map((action) => action.gain)
        expect(gains).toEqual([...gains].sort((a, b) => b - a))
      }),
    )
  })
})

describe('shortestWayToNextBand', () => {
  const questions = askQuestions({ governance: 2, fairness: 2, security: 2, oversight: 2 })
  const way = (answers: Answers) =>
    shortestWayToNextBand(questions, answers, planActions(questions, readFor(answers)))

  test('from amber to green', () => {
    // 50 + 75 + 100 + 50 = 275, a quarter is 68.75. A No is worth 12.5: 81.25.
    const result = way({ A1: 1, A2: 0, B1: 1, B2: 0.5, C1: 1, C2: 1, D1: 0.5, D2: 0.5 })
    expect(result).toMatchObject({ kind: 'reachable', band: 'green', threshold: 80, reaches: 81 })
    expect(result.kind === 'reachable' && result.actions.map((a) => a.question.id)).toEqual(['A2'])
  })

  test('from red to amber, not straight to green', () => {
    // 12.5 overall; three actions of 12.5 lead to 50, two to 37.5 (38).
    const result = way({ A1: 1, A2: 0, B1: 0, B2: 0, C1: 0, C2: 0, D1: 0, D2: 0 })
    expect(result).toMatchObject({ kind: 'reachable', band: 'amber', threshold: 40, reaches: 50 })
    expect(result.kind === 'reachable' && result.actions).toHaveLength(3)
  })

  test('says when it is green already', () => {
    const all = Object.fromEntries(questions.map(({ id }) => [id, 1]))
    expect(way(all)).toEqual({ kind: 'alreadyGreen' })
  })

  test('says which domains bar the way', () => {
    const result = way({ A1: 1, A2: 0, B1: 1, B2: 1, C1: 1, C2: 1, D1: -1, D2: -1 })
    expect(result).toEqual({
      kind: 'unreachable',
      band: 'green',
      threshold: 80,
      reaches: 75,
      unscored: ['oversight'],
    })
    expect(way({ A1: 0 })).toMatchObject({
      kind: 'unreachable',
      band: 'amber',
      reaches: 25,
      unscored: ['fairness', 'security', 'oversight'],
    })
  })

  test('really reaches, and one action fewer never does', () => {
    fc.assert(
      fc.property(assessment, fc.array(fc.nat(), { minLength: 40 }), (given, keys) => {
        const { questions, answers } = given
        const plan = planActions(questions, readFor(answers))
        const result = shortestWayToNextBand(questions, answers, plan)
        const { band } = scoreAnswers(questions, answers)
        if (result.kind === 'alreadyGreen') {
          expect(band).toBe('green')
          return
        }
        const taken = result.kind === 'reachable' ? result.actions : plan
        const ids = taken.map(({ question }) => question.id)
        const after = scoreAnswers(questions, withAll(answers, ids))
        expect(result.reaches).toBe(after.overallScore)
        expect(result.band).toBe(band === 'red' ? 'amber' : 'green')
        if (result.kind === 'unreachable') {
          expect(after.overallScore).toBeLessThan(result.threshold)
          expect(result.unscored.length).toBeGreaterThan(0)
          return
        }
        expect(after.overallScore).toBeGreaterThanOrEqual(result.threshold)
        // Any other choice of one action fewer, drawn without regard to the plan's order.
        const drawn = plan
          .map(({ question }, index) => ({ id: question.id, key: keys[index] ?? 0 }))
          .sort((a, b) => a.key - b.key)
          .map(({ id }) => id)
        for (const fewer of [ids.slice(0, -1), ids.slice(1), drawn.slice(0, ids.length - 1)]) {
          const { overallScore } = scoreAnswers(questions, withAll(answers, fewer))
          expect(overallScore).toBeLessThan(result.threshold)
        }
      }),
      { numRuns: 300 },
    )
  })
})
