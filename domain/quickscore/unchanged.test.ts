import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { questionBank } from '../../content/en/quickscore/question-bank.ts'
import { planActions, shortestWayToNextBand } from './action-plan.ts'
import { type AskedQuestion, listQuestions } from './questions.ts'
import { needsFocus, scoreAnswers } from './scoring.ts'

/** A seeded generator (Numerical Recipes): the same 500 sets of answers everywhere. */
function* draw() {
  let state = 20261124
  while (true) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    yield state / 2 ** 32
  }
}

const values = [1, 0.5, 0, -1, undefined] as const

function drawAnswers(questions: readonly AskedQuestion[], lots: Generator<number>) {
  const drawn = questions.flatMap(({ id }) => {
    const value = values[Math.floor((lots.next().value ?? 0) * values.length)]
    return value === undefined ? [] : [[id, value] as const]
  })
  return Object.fromEntries(drawn)
}

/** The parts of a result that the law and the order of the plan must not change. */
function readResult(questions: readonly AskedQuestion[], answers: Record<string, number>) {
  const score = scoreAnswers(questions, answers)
  const userType = questions.length > 21 ? ('buyer' as const) : ('vendor' as const)
  const respondent = { userType, answers, applicability: {}, on: '2026-11-23' }
  const plan = planActions(questions, { duties: [], harm: {}, respondent })
  const { kind, ...way } = shortestWayToNextBand(questions, answers, plan)
  return {
    ...score,
    focus: score.breakdown.filter(needsFocus).map(({ domain }) => domain),
    gains: plan.map(({ question, gain }) => `${question.id} ${gain}`).toSorted(),
    way: { kind, ...way, actions: 'actions' in way ? way.actions.length : 0 },
  }
}

// Guards against stored scores that no longer follow from their answers, and averages over two
// kinds of scores. The hash is from commit 56b1732, before reports led with the law.
test('score, band, focus and gains of 500 sets of answers are what they were', () => {
  const lots = draw()
  const hash = createHash('sha256')
  for (let index = 0; index < 500; index += 1) {
    const questions = listQuestions(questionBank, index % 2 === 0 ? 'buyer' : 'vendor')
    hash.update(JSON.stringify(readResult(questions, drawAnswers(questions, lots))))
  }
  expect(hash.digest('hex')).toBe(
    'e19496448a6d2000de8a32b81cb48191bad5286a03fa5b8560ce7e5508908a10',
  )
})
