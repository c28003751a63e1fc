import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { listQuestionIds, questionsFor } from '../questions.ts'
import {
  type Assessment,
  type AssessmentEvent,
  beginAssessment,
  isComplete,
  placeAt,
  reduceAssessment,
  stepOf,
} from './assessment.ts'

const ids = listQuestionIds()
const fresh = beginAssessment(ids)
const stateAfter = (events: readonly AssessmentEvent[], from: Assessment = fresh) =>
  events.reduce(reduceAssessment, from)

const begun: AssessmentEvent[] = [
  { type: 'roleChosen', userType: 'vendor' },
  { type: 'agreementOpened' },
  { type: 'termsConfirmed', isConfirmed: true },
  { type: 'started', run: 'one' },
]
const yesTo = (id: string): AssessmentEvent => ({ type: 'answered', id, value: 1 })
const all = stateAfter([...begun, ...questionsFor.vendor.map(({ id }) => yesTo(id))])

describe('0 to 1: role chosen, agreement accepted, start clicked', () => {
  test('leads to the first question', () => {
    expect(placeAt(stepOf(0), stateAfter(begun))).toEqual({ step: 1, index: 0 })
  })

  test.each([0, 1, 2, 3])('does nothing without part %i of it', (left) => {
    const state = stateAfter(begun.filter((_, index) => index !== left))
    expect(placeAt(stepOf(0), state)).toEqual({ step: 0 })
  })

  test('asks for the terms again after Cancel', () => {
    const cancelled = stateAfter([...begun.slice(0, 3), { type: 'agreementClosed' }])
    expect(cancelled).toMatchObject({ isStarting: false, isConfirmed: false, userType: 'vendor' })
    const started = stateAfter(
      [{ type: 'agreementOpened' }, { type: 'started', run: 'one' }],
      cancelled,
    )
    expect(started.run).toBe('')
  })
})

test('a step leads to itself, or to the furthest that has been earned', () => {
  const two = stateAfter([...begun, yesTo('A1'), yesTo('A2')])
  expect(placeAt('question-2', two)).toEqual({ step: 1, index: 1 })
  for (const ahead of ['question-4', 'question-99', 'check', 'details']) {
    expect(placeAt(ahead, two), ahead).toEqual({ step: 1, index: 2 })
  }
  expect(placeAt('question-0', two)).toEqual({ step: 1, index: 0 })
  expect(placeAt('', two)).toEqual({ step: 0 })
  expect(placeAt('check', all)).toEqual({ step: 'check' })
  expect(placeAt('details', all)).toEqual({ step: 2 })
})

test('no order of events and no address leads to a step that has not been earned', () => {
  const anyId = fc.constantFrom(...ids.buyer)
  const event: fc.Arbitrary<AssessmentEvent> = fc.oneof(
    fc.constantFrom<AssessmentEvent>(
      ...begun,
      { type: 'agreementClosed' },
      { type: 'left' },
      { type: 'submitted' },
      { type: 'failed' },
      { type: 'roleChosen', userType: 'buyer' },
    ),
    fc.record({
      type: fc.constant('answered' as const),
      id: anyId,
      value: fc.constantFrom(1, 0.5, 0, -1, undefined),
    }),
  )
  const named = fc.oneof(
    fc.constantFrom('', 'check', 'details'),
    fc.integer({ min: -2, max: 40 }).map(stepOf),
  )
  fc.assert(
    fc.property(fc.array(event, { maxLength: 60 }), named, (events, step) => {
      const state = stateAfter(events)
      const place = placeAt(step, state)
      if (place.step === 0) return
      expect(state.run).toBe('one')
      if (place.step !== 1) return expect(isComplete(state)).toBe(true)
      const asked = state.userType ? ids[state.userType] : []
      expect(asked.slice(0, place.index).every((id) => state.answers[id] !== undefined)).toBe(true)
    }),
  )
})

test('an answer can be changed and taken back, and ends what was sent', () => {
  const sent = { body: '{}', link: '/quickscore/result/x' }
  const done = stateAfter([{ type: 'submitted' }, { type: 'completed', sent }], all)
  expect(done.sent).toBe(sent)
  expect(stateAfter([yesTo('A1')], done).sent).toBe(sent)
  expect(stateAfter([{ type: 'answered', id: 'A1', value: 0 }], done)).toMatchObject({
    sent: null,
    answers: { A1: 0 },
  })
  const open = stateAfter([{ type: 'answered', id: 'A1', value: undefined }], done)
  expect(isComplete(open)).toBe(false)
})

test('"I’d rather not say" and a place take each other’s place', () => {
  const choose = (places: Assessment['places'], from: Assessment) =>
    stateAfter([{ type: 'placesChosen', places }], from)
  const eu = choose(['eu'], fresh)
  const unsaid = choose(['eu', 'unsaid'], eu)
  expect(unsaid.places).toEqual(['unsaid'])
  expect(choose(['unsaid', 'gb'], unsaid).places).toEqual(['gb'])
})

test('going back to the landing step forgets nothing that is taken again', () => {
  const earlier = { userType: 'buyer' as const, answers: { A1: 1 } }
  const taken = beginAssessment(ids, earlier)
  const left = stateAfter([...begun.slice(1), yesTo('A2'), { type: 'left' }], taken)
  expect(left).toMatchObject({ run: '', ...earlier })
})
