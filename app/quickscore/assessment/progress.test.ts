import { describe, expect, test } from 'vitest'
import { bankVersion } from '../../../content/en/quickscore/question-bank.ts'
import type { UserType } from '../../../domain/quickscore/questions.ts'
import { questionsFor } from '../questions.ts'
import { parseProgress, serialiseProgress } from './progress.ts'

const kept = {
  step: 1,
  run: 'one',
  userType: 'buyer',
  places: ['gb', 'eu'],
  index: 2,
  answers: { A1: 1, A2: 0.5, A3: -1 },
} as const

function changed(change: Record<string, unknown>): string {
  return JSON.stringify({ ...JSON.parse(serialiseProgress(kept)), ...change })
}

describe('parseProgress', () => {
  test('gives back what was kept', () => {
    expect(parseProgress(serialiseProgress(kept))).toEqual(kept)
  })

  test('reads what a version before kept', () => {
    const { run: _, places: __, ...before } = kept
    expect(parseProgress(JSON.stringify({ bankVersion, ...before }))).toEqual({
      ...before,
      run: '',
      places: [],
    })
  })

  test.each([
    ['nothing kept', null],
    ['no JSON', '{'],
    ['another thing', '"A1"'],
    ['another bank', changed({ bankVersion: `${bankVersion}x` })],
    ['no role', changed({ userType: undefined })],
    ['an unknown value', changed({ answers: { A1: 3 } })],
    ['no answer', changed({ answers: {} })],
    ['only answers to what is not asked', changed({ answers: { ZZ1: 1 } })],
    ['a place before the first', changed({ index: -1 })],
  ])('is null for %s', (_, text) => {
    expect(parseProgress(text)).toBeNull()
  })

  test('goes no further than the first question without an answer', () => {
    expect(parseProgress(changed({ index: 20, step: 2 }))).toMatchObject({ step: 1, index: 3 })
    expect(parseProgress(changed({ answers: { A2: 1 }, index: 1 }))).toMatchObject({ index: 0 })
  })

  test.each<UserType>(['vendor', 'buyer'])('leads a complete %s back to the lead form', (role) => {
    const answers = Object.fromEntries(questionsFor[role].map(({ id }) => [id, 0]))
    const index = questionsFor[role].length - 1
    const text = changed({ userType: role, answers, index, step: 2 })
    expect(parseProgress(text)).toMatchObject({ step: 2, userType: role, index, answers })
  })
})
