import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  askQuestions,
  assessment,
  makeDuty,
  makeQuestion,
  readFor,
} from '../../tests/support/small-banks.ts'
import type { HiringPlace } from '../law/applicability.ts'
import { countDuties, planActions, shortestWayToNextBand, sortByGain } from './action-plan.ts'
import { type AskedQuestion, listQuestions, type Question } from './questions.ts'
import { type Answers, scoreAnswers } from './scoring.ts'

function withAll(answers: Answers, ids: readonly string[]): Answers {
  return { ...answers, ...Object.fromEntries(ids.map((id) => [id, 1])) }
}

function exactOverall(questions: readonly AskedQuestion[], answers: Answers): number {
  const scores = Object.values(scoreAnswers(questions, answers).domainScores)
  return scores.reduce((sum, score) => sum + score, 0) / 4
}

describe('planActions', () => {
  test('puts what binds first by effort, then what depends, then dates, then good practice', () => {
    const change: Record<string, Partial<Question>> = {
      A1: { effort: 'L' },
      A2: { effort: 'S' },
      A3: { effort: 'S' },
    }
    const bank = Array.from({ length: 12 }, (_, index) => {
      const id = `A${index + 1}`
      return makeQuestion(id, 'governance', change[id])
    })
    const questions = listQuestions(bank, 'buyer')
    const answers = Object.fromEntries(questions.map(({ id }) => [id, 0]))
    const duties = [
      makeDuty('A1', { strength: 'prohibited' }),
      makeDuty('A2'),
      makeDuty('A3'),
      makeDuty('A4', { conditions: ['public-body'] }),
      makeDuty('A5', { conditions: ['ranks-people'] }),
      makeDuty('A6', { status: 'one-account' }),
      makeDuty('A7', { since: '2028-08-02' }),
      makeDuty('A8', { since: '2027-12-02', conditions: ['high-risk'] }),
      makeDuty('A9', { strength: 'supports-outcome' }),
      makeDuty('A10', { conditions: ['personal-data-breach'] }),
      makeDuty('A11', { strength: 'good-practice' }),
    ]
    const harm = { A3: 2, A9: 5, A10: 5, A12: 5 }
    const plan = planActions(questions, readFor(answers, { duties, harm }))
    expect(
      plan.map(({ question, legalWeight, timing }) => [question.id, legalWeight, timing]),
    ).toEqual([
      ['A3', 'duty', { kind: 'now' }],
      ['A2', 'duty', { kind: 'now' }],
      ['A1', 'prohibited', { kind: 'now' }],
      ['A5', 'depends', { kind: 'depends', on: 'ranks' }],
      ['A4', 'depends', { kind: 'depends', on: 'publicBody' }],
      ['A6', 'unconfirmed', { kind: 'unconfirmed' }],
      ['A8', 'ahead', { kind: 'ahead', since: '2027-12-02' }],
      ['A7', 'ahead', { kind: 'ahead', since: '2028-08-02' }],
      ['A9', 'outcome', { kind: 'goodPractice' }],
      ['A10', 'supports', { kind: 'goodPractice' }],
      ['A12', 'goodPractice', { kind: 'goodPractice' }],
      ['A11', 'goodPractice', { kind: 'goodPractice' }],
    ])
    expect(countDuties(plan)).toEqual({ inForce: 3, depends: 2, unconfirmed: 1 })
  })

  test('counts nothing as binding while no place, or only another country, is known', () => {
    const questions = askQuestions({ governance: 1, fairness: 0, security: 0, oversight: 0 })
    const timingIn = (places?: HiringPlace[]) => {
      const reading = readFor({ A1: 0 }, { duties: [makeDuty('A1')] })
      const applicability = places ? { places } : {}
      const respondent = { ...reading.respondent, applicability }
      return planActions(questions, { ...reading, respondent })[0]?.timing
    }
    const open = { kind: 'depends', on: 'places' }
    expect([timingIn(), timingIn([]), timingIn(['elsewhere'])]).toEqual([open, open, open])
    expect(timingIn(['eu', 'elsewhere'])).toEqual({ kind: 'now' })
    expect(timingIn(['gb'])).toEqual({ kind: 'goodPractice' })
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
        // Ties keep the legal order.
        const order = sortByGain(plan).map((action) => ({ ...action, at: plan.indexOf(action) }))
        expect(order).toEqual(order.toSorted((a, b) => b.gain - a.gain || a.at - b.at))
      }),
    )
  })
})

describe('shortestWayToNextBand', () => {
  const questions = askQuestions({ governance: 2, fairness: 2, security: 2, oversight: 2 })
  const way = (answers: Answers) =>
    shortestWayToNextBand(questions, answers, planActions(questions, readFor(answers)))

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
        // Any selection with one action fewer, also in random order, misses the threshold.
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
