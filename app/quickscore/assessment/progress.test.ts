import { describe, expect, test } from 'vitest'
import { bankVersion } from '../../../content/en/quickscore/question-bank.ts'
import { parseProgress } from './progress.ts'

const kept = {
  step: 1,
  run: 'one',
  userType: 'buyer',
  places: ['gb', 'eu'],
  index: 2,
  answers: { A1: 1, A2: 0.5, A3: -1 },
} as const

function changed(change: Record<string, unknown>): string {
  return JSON.stringify({ bankVersion, ...kept, ...change })
}

describe('parseProgress', () => {
  test('gives back what was kept', () => {
    expect(parseProgress(changed({}))).toEqual(kept)
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

  test('leaves out answers to what is not asked', () => {
    const text = changed({ answers: { ...kept.answers, ZZ1: 1 } })
    expect(parseProgress(text)).toEqual(kept)
  })
})
