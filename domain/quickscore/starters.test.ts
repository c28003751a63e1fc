import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { questionBank } from '../../content/en/quickscore/question-bank.ts'
import { starters } from '../../content/en/quickscore/starters/index.ts'
import { starterUses } from '../../content/en/quickscore/starters/uses.ts'
import { starterVocabulary as words } from '../../content/en/quickscore/starters/words.ts'
import { places, rejections } from '../law/applicability.ts'
import type { Respondent } from '../law/reading.ts'
import { listQuestions, userTypes } from './questions.ts'
import { fillStarter, listStarters, type Starter, starterIds } from './starters.ts'

const on = '2026-11-20'
const answer = fc.constantFrom(1, 0.5, 0, -1, undefined)
const anybody = fc
  .record({
    userType: fc.constantFrom(...userTypes),
    given: fc.array(answer, { minLength: 27, maxLength: 27 }),
    places: fc.subarray([...places]),
    rejects: fc.constantFrom(...rejections),
  })
  .map(({ userType, given, places: hires, rejects }) => {
    const questions = listQuestions(questionBank, userType)
    const answers = Object.fromEntries(
      questions.flatMap(({ id }, index) => {
        const value = given[index]
        return value === undefined ? [] : [[id, value]]
      }),
    )
    const respondent: Respondent = {
      userType,
      answers,
      applicability: { places: hires, rejects },
      on,
    }
    return { respondent, questions }
  })

const listUseful = (respondent: Pick<Respondent, 'userType' | 'applicability'>): Starter[] => {
  const ids = listStarters(starterUses, respondent)
  return starters.filter(({ id }) => ids.includes(id))
}

const claims = starters.flatMap(({ lines }) => lines.filter(({ needs }) => needs))

// Lost otherwise: the trust of a candidate who is promised what nobody does.
test('a sentence that claims a safeguard is printed only where its question is Yes', () => {
  fc.assert(
    fc.property(anybody, ({ respondent, questions }) => {
      for (const starter of listUseful(respondent)) {
        const printed = fillStarter(starter, respondent, questions, words).map((it) => it.text)
        const { userType } = respondent
        const claimed = starter.lines.filter(
          ({ needs, only = userType }) => needs && only === userType,
        )
        for (const { text, needs = [], isOneEnough } of claimed) {
          const yes = needs.filter((id) => respondent.answers[id] === 1)
          const isTrue = isOneEnough ? yes.length > 0 : yes.length === needs.length
          if (!isTrue) expect(printed.join('\n')).not.toContain(text)
        }
      }
    }),
    { numRuns: 300 },
  )
})

test('what stands in its place says how far it is', () => {
  fc.assert(
    fc.property(anybody, ({ respondent, questions }) => {
      for (const starter of listUseful(respondent)) {
        for (const line of fillStarter(starter, respondent, questions, words)) {
          if (line.state === 'said') continue
          expect(line.text).toMatch(/^\[.*\]$/)
          const named = [...line.text.matchAll(/\(((?:CT|[A-D])\d)\)/g)].map(([, id = '']) => id)
          expect(named.length).toBeGreaterThan(0)
          for (const id of named) {
            expect(respondent.answers[id]).not.toBe(1)
            const question = questions.find((one) => one.id === id)
            if (respondent.answers[id] === 0) expect(line.text).toContain('[gap: ')
            if (respondent.answers[id] === 0.5) expect(line.text).toContain('[in progress: ')
            if ((respondent.answers[id] ?? -1) === -1) expect(line.text).toContain('[to be settled')
            if ((respondent.answers[id] ?? -1) >= 0) expect(line.text).toContain(question?.nextStep)
          }
        }
      }
    }),
  )
})

describe('the list of starters', () => {
  test.each([
    ['buyer', [], 12],
    ['buyer', ['eu'], 11],
    ['buyer', ['ni'], 11],
    ['vendor', ['gb'], 6],
  ] as const)('for a %s in %j has %i', (userType, hires, length) => {
    const listed = listUseful({ userType, applicability: { places: [...hires] } })
    expect(listed).toHaveLength(length)
  })

  test('has each once, every line with what it rests on, claims of questions that exist', () => {
    expect(starters.map(({ id }) => id)).toEqual(
      expect.arrayContaining(starterIds.map((id) => id as string)),
    )
    for (const { lines } of starters) {
      for (const { basis, text } of lines) expect(basis.length, text).toBeGreaterThan(0)
    }
    const ids = new Set(questionBank.map(({ id }) => id))
    expect(claims.flatMap(({ needs = [] }) => needs).filter((id) => !ids.has(id))).toEqual([])
    expect(claims.length).toBeGreaterThan(40)
  })
})

test('candidates read of decisions by the program alone only where there are some', () => {
  const settle = (rejects: 'sometimes' | 'no' | undefined) => {
    const [notice] = starters
    const applicability = rejects ? { rejects } : {}
    const respondent: Respondent = { userType: 'buyer', answers: {}, applicability, on }
    return notice
      ? fillStarter(notice, respondent, [], words)
          .map(({ text }) => text)
          .join()
      : ''
  }
  expect(settle('sometimes')).toContain('by the program alone')
  expect(settle('no')).not.toContain('by the program alone')
  expect(settle(undefined)).not.toContain('by the program alone')
})
