import { describe, expect, test } from 'vitest'
import { listQuestionIds, questionsFor } from '../questions.ts'
import {
  type Assessment,
  type AssessmentEvent,
  beginAssessment,
  type Outcome,
  reduceAssessment,
} from './assessment.ts'

const initialAssessment = beginAssessment(listQuestionIds())

function stateAfter(events: readonly AssessmentEvent[], from: Assessment = initialAssessment) {
  return events.reduce(reduceAssessment, from)
}

const begun: AssessmentEvent[] = [
  { type: 'roleChosen', userType: 'vendor' },
  { type: 'agreementOpened' },
  { type: 'termsConfirmed', isConfirmed: true },
  { type: 'started' },
]
const yes: AssessmentEvent = { type: 'answered', value: 1 }
const next: AssessmentEvent = { type: 'wentOn' }
const allAnswered = [...begun, ...questionsFor.vendor.flatMap(() => [yes, next])]
const outcome: Outcome = {
  applicability: {},
  link: null,
  completedOn: '2026-11-20T09:00:00.000Z',
  lead: { name: 'Ada', company: 'Example', email: 'ada@example.com' },
  result: {
    score: 100,
    band: 'green',
    domain_scores: { governance: 100, fairness: 100, security: 100, oversight: 100 },
    domain_flags: { governance: [], fairness: [], security: [], oversight: [] },
    bank_version: 'v',
  },
}

describe('0 to 1: role chosen, agreement accepted, start clicked', () => {
  test('leads to the first question', () => {
    const state = stateAfter(begun)
    expect(state).toMatchObject({ step: 1, index: 0, answers: {}, isStarting: false })
  })

  test.each([0, 1, 2, 3])('does nothing without part %i of it', (left) => {
    expect(stateAfter(begun.filter((_, index) => index !== left)).step).toBe(0)
  })

  test('asks for the terms again after Cancel', () => {
    const cancelled = stateAfter([...begun.slice(0, 3), { type: 'agreementClosed' }])
    expect(cancelled).toMatchObject({ isStarting: false, isConfirmed: false, userType: 'vendor' })
    expect(stateAfter([{ type: 'agreementOpened' }, { type: 'started' }], cancelled).step).toBe(0)
  })
})

describe('within 1', () => {
  test('Next requires an answer, Previous a question before', () => {
    expect(stateAfter([...begun, next]).index).toBe(0)
    expect(stateAfter([...begun, { type: 'wentBack' }])).toMatchObject({ step: 1, index: 0 })
    expect(stateAfter([...begun, yes, next]).index).toBe(1)
    expect(stateAfter([...begun, yes, next, { type: 'wentBack' }])).toMatchObject({
      index: 0,
      answers: { A1: 1 },
    })
  })

  test('an answer advances nothing and can be changed', () => {
    const state = stateAfter([...begun, yes, { type: 'answered', value: -1 }])
    expect(state).toMatchObject({ step: 1, index: 0, answers: { A1: -1 } })
  })
})

describe('1 to 2 to 3', () => {
  test('the last question leads to the lead form, and back', () => {
    const state = stateAfter(allAnswered)
    expect(state).toMatchObject({ step: 2, index: 20 })
    expect(Object.keys(state.answers)).toHaveLength(21)
    expect(stateAfter([{ type: 'wentBack' }], state)).toMatchObject({ step: 1, index: 20 })
  })

  test('nothing moves while a submission is in flight; a failure stays on the form', () => {
    const inFlight = stateAfter([...allAnswered, { type: 'submitted' }])
    expect(inFlight.isSubmitting).toBe(true)
    expect(stateAfter([{ type: 'wentBack' }], inFlight).step).toBe(2)
    expect(stateAfter([{ type: 'failed' }], inFlight)).toMatchObject({
      step: 2,
      isSubmitting: false,
    })
  })

  test('a success shows the results, and nothing leads back', () => {
    const done = stateAfter([...allAnswered, { type: 'submitted' }, { type: 'completed', outcome }])
    expect(done).toMatchObject({ step: 3, isSubmitting: false, outcome })
    expect(stateAfter([{ type: 'wentBack' }, yes, next, ...begun], done)).toEqual({
      ...done,
      isStarting: false,
    })
  })
})

test('an earlier visit is taken up where it was', () => {
  const progress = { step: 1, userType: 'buyer', index: 3, answers: { A1: 1, A2: 0 } } as const
  const state = stateAfter([{ type: 'resumed', progress }])
  expect(state).toMatchObject(progress)
  expect(stateAfter([{ type: 'resumed', progress }], stateAfter(begun)).userType).toBe('vendor')
})

describe('checking the answers before the details', () => {
  const check: AssessmentEvent = { type: 'checkOpened' }
  const all = stateAfter(allAnswered)

  test('is open once every question has an answer, from the questions and from the details', () => {
    expect(stateAfter([check]).isChecking).toBe(false)
    expect(stateAfter([...begun, yes, check]).isChecking).toBe(false)
    expect(stateAfter([check], all)).toMatchObject({ step: 1, isChecking: true })
    const last = stateAfter([{ type: 'wentBack' }], all)
    expect(stateAfter([check], last)).toMatchObject({ step: 1, isChecking: true })
  })

  test('leads to any question, back to where it was opened, and on to the details', () => {
    const checking = stateAfter([check], all)
    const third = stateAfter([{ type: 'wentTo', index: 2 }], checking)
    expect(third).toMatchObject({ step: 1, index: 2, isChecking: false })
    expect(stateAfter([{ type: 'wentTo', index: 99 }], checking)).toBe(checking)
    const back = stateAfter([{ type: 'wentBack' }], checking)
    expect(back).toMatchObject({ step: 1, index: 20, isChecking: false })
    expect(stateAfter([next], checking)).toMatchObject({ step: 2, isChecking: false })
  })
})
